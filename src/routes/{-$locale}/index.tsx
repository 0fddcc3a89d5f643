import { msg } from '@lingui/core/macro';
import { useSuspenseQueries } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { loadMessages } from '../../i18n/i18n.ts';
import { HomeScreen } from '../../screens/home/index.tsx';
import { productTypesQuery } from '../../services/catalog/index.ts';
import { popularPacketsQuery } from '../../services/packets/index.ts';
import { pageHead } from '../-page-head.ts';

export const Route = createFileRoute('/{-$locale}/')({
  loader: async ({ context }) => {
    await Promise.all([
      context.queryClient.ensureQueryData(productTypesQuery(context.api)),
      context.queryClient.ensureQueryData(popularPacketsQuery(context.api)),
      loadMessages(context.i18n, context.locale, 'home'),
    ]);
  },
  head: ({ match }) =>
    pageHead(match, {
      title: match.context.i18n._(msg`Ped, tampon ve regl abonelik paketleri`),
      description: match.context.i18n._(
        msg`Ped, günlük ped, tampon ve ısı bandı: döngüne göre kurduğun paket kapına gelsin. Tek seferlik al ya da abone ol, dilediğin an bırak.`,
      ),
    }),
  component: HomePage,
});

function HomePage() {
  const { api } = Route.useRouteContext();
  const [types, popular] = useSuspenseQueries({ queries: [productTypesQuery(api), popularPacketsQuery(api)] });
  return <HomeScreen types={types.data} popular={popular.data} />;
}
