import { msg } from '@lingui/core/macro';
import { createFileRoute, getRouteApi, useRouter } from '@tanstack/react-router';
import { loadMessages } from '../../../i18n/i18n.ts';
import { PacketsScreen } from '../../../pages/packets/index.tsx';
import { filterPackets, listPacketTraits, listPacketTypes } from '../../../services/packets/index.ts';
import { filterOfSearch, parsePacketSearch, searchOfFilter } from '../../../pages/packets/packet-search.ts';
import { loadedHead } from '../../../pages/shell/head/page-head.ts';
import { askedBy, readPackets } from '../../../pages/packets/read-packets.ts';

export const Route = createFileRoute('/{-$locale}/packets/')({
  validateSearch: parsePacketSearch,
  // Only these parameters: any other in the URL must not count as another page.
  loaderDeps: ({ search }) => searchOfFilter(filterOfSearch({ ...search })),
  loader: async ({ context: { api, i18n, locale }, deps, cause }) => {
    const filter = filterOfSearch(deps);
    const [page, traits, types] = await Promise.all([
      readPackets(cause, filterPackets(api, askedBy(filter))),
      // Without the traits the filter shows no numbers of matches.
      listPacketTraits(api).catch(() => null),
      listPacketTypes(api),
      loadMessages(i18n, locale, 'packets'),
    ]);
    return {
      page,
      traits,
      types,
      filter,
      head: {
        title: i18n._(msg`Hazır paketler`),
        description: i18n._(msg`Hafiften çok yoğuna, akışına göre hazırlanmış paketler. Seç, istersen içini değiştir.`),
      },
    };
  },
  head: loadedHead,
  component: PacketsPage,
});

const page = getRouteApi('/{-$locale}/packets/');

function PacketsPage() {
  const router = useRouter();
  const loaded = page.useLoaderData();
  return <PacketsScreen kind="all" {...loaded} onRetry={() => void router.invalidate()} />;
}
