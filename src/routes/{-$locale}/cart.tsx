import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { loadMessages } from '../../i18n/i18n.ts';
import { CartScreen } from '../../screens/cart/index.tsx';
import { privateHead } from '../-page-head.ts';

export const Route = createFileRoute('/{-$locale}/cart')({
  staticData: { app: 'now' },
  loader: ({ context }) => loadMessages(context.i18n, context.locale, 'cart'),
  head: ({ match }) => privateHead({ title: match.context.i18n._(msg`Sepetim`) }),
  component: CartScreen,
});
