import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { loadMessages } from '../../../i18n/i18n.ts';
import { PurchaseSuccessScreen } from '../../../screens/purchase/index.tsx';
import { privateHead } from '../../-page-head.ts';

export const Route = createFileRoute('/{-$locale}/purchase/success')({
  ssr: false,
  staticData: { app: 'now' },
  loader: ({ context }) => loadMessages(context.i18n, context.locale, 'purchase'),
  head: ({ match }) => privateHead({ title: match.context.i18n._(msg`Siparişin alındı`) }),
  component: PurchaseSuccessScreen,
});
