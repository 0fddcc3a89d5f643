import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { loadMessages } from '../../../i18n/i18n.ts';
import { PacketsScreen } from '../../../screens/packets/index.tsx';
import { pageHead } from '../../-page-head.ts';

export const Route = createFileRoute('/{-$locale}/packets/$slug')({
  loader: ({ context }) => loadMessages(context.i18n, context.locale, 'packets'),
  head: ({ match }) =>
    pageHead(match, {
      title: match.context.i18n._(msg`Paketler`),
      description: match.context.i18n._(msg`Akışına göre hazırlanmış paketler.`),
    }),
  component: PacketsScreen,
});
