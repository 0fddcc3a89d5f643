import { msg } from '@lingui/core/macro';
import { useSuspenseQueries } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { loadMessages } from '../../i18n/i18n.ts';
import { CustomPacketScreen } from '../../screens/custom-packet/index.tsx';
import { productsQuery, productSubTypesQuery, productTypesQuery } from '../../services/catalog/index.ts';
import { pageHead } from '../-page-head.ts';

export const Route = createFileRoute('/{-$locale}/custom-packet')({
  staticData: { app: 'now' },
  loader: async ({ context }) => {
    await Promise.all([
      context.queryClient.ensureQueryData(productTypesQuery(context.api)),
      context.queryClient.ensureQueryData(productSubTypesQuery(context.api)),
      context.queryClient.ensureQueryData(productsQuery(context.api)),
      loadMessages(context.i18n, context.locale, 'custom-packet'),
    ]);
  },
  head: ({ match }) =>
    pageHead(match, {
      title: match.context.i18n._(msg`Kendi paketini kur`),
      description: match.context.i18n._(msg`Hangi üründen kaç tane istediğini söyle, en uygun kutuları biz seçelim.`),
    }),
  component: CustomPacketPage,
});

function CustomPacketPage() {
  const { api } = Route.useRouteContext();
  const [types, subTypes, products] = useSuspenseQueries({
    queries: [productTypesQuery(api), productSubTypesQuery(api), productsQuery(api)],
  });
  return <CustomPacketScreen types={types.data} subTypes={subTypes.data} products={products.data} />;
}
