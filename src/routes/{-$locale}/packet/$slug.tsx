import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { loadMessages } from '../../../i18n/i18n.ts';
import { PacketScreen } from '../../../screens/packet/index.tsx';
import { pageHead } from '../../-page-head.ts';

export const Route = createFileRoute('/{-$locale}/packet/$slug')({
  loader: ({ context }) => loadMessages(context.i18n, context.locale, 'packet'),
  head: ({ match }) =>
    pageHead(match, {
      title: match.context.i18n._(msg`Paket`),
      description: match.context.i18n._(msg`Paketin içinde ne var, ne kadar ve kaça.`),
    }),
  component: PacketScreen,
});
