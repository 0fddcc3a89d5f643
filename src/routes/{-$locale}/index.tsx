import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { loadMessages } from '../../i18n/i18n.ts';
import { HomeScreen } from '../../screens/home/index.tsx';
import { listProductTypes } from '../../services/catalog/index.ts';
import { listPopularPackets } from '../../services/packets/index.ts';
import { pageHead } from '../-page-head.ts';

export const Route = createFileRoute('/{-$locale}/')({
  loader: async ({ context: { api, i18n, locale } }) => {
    const [types, popular] = await Promise.all([
      listProductTypes(api),
      listPopularPackets(api),
      loadMessages(i18n, locale, 'home'),
    ]);
    return { types, popular };
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
  return <HomeScreen {...Route.useLoaderData()} />;
}
