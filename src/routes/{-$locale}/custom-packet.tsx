import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { loadMessages } from '../../i18n/i18n.ts';
import { CustomPacketScreen } from '../../screens/custom-packet/index.tsx';
import { pageHead } from '../-page-head.ts';

export const Route = createFileRoute('/{-$locale}/custom-packet')({
  staticData: { app: 'now' },
  loader: ({ context }) => loadMessages(context.i18n, context.locale, 'custom-packet'),
  head: ({ match }) =>
    pageHead(match, {
      title: match.context.i18n._(msg`Kendi paketini kur`),
      description: match.context.i18n._(msg`Hangi üründen kaç tane istediğini söyle, en uygun kutuları biz seçelim.`),
    }),
  component: CustomPacketScreen,
});
