import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { loadMessages } from '../../i18n/i18n.ts';
import { CustomPacketScreen } from '../../screens/custom-packet/index.tsx';
import { listProducts, listProductSubTypes, listProductTypes } from '../../services/catalog/index.ts';
import { pageHead } from '../-page-head.ts';

export const Route = createFileRoute('/{-$locale}/custom-packet')({
  staticData: { app: 'now' },
  loader: async ({ context: { api, i18n, locale } }) => {
    const [types, subTypes, products] = await Promise.all([
      listProductTypes(api),
      listProductSubTypes(api),
      listProducts(api),
      loadMessages(i18n, locale, 'custom-packet'),
    ]);
    return { types, subTypes, products };
  },
  head: ({ match }) =>
    pageHead(match, {
      title: match.context.i18n._(msg`Kendi paketini kur`),
      description: match.context.i18n._(msg`Hangi üründen kaç tane istediğini söyle, en uygun kutuları biz seçelim.`),
    }),
  component: CustomPacketPage,
});

function CustomPacketPage() {
  return <CustomPacketScreen {...Route.useLoaderData()} />;
}
