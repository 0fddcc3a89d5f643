import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { loadMessages } from '../../../i18n/i18n.ts';
import { PacketsScreen } from '../../../screens/packets/index.tsx';
import { filterPackets, listPacketTypes } from '../../../services/packets/index.ts';
import { usePagesOf } from '../../-packet-pages.ts';
import { filterOfSearch, parsePacketSearch } from '../../-packet-search.ts';
import { pageHead } from '../../-page-head.ts';
import { useSettledSearch } from '../../-settled-search.ts';

export const Route = createFileRoute('/{-$locale}/packets/')({
  validateSearch: parsePacketSearch,
  // Only these: a foreign parameter in the address must not make another page of it.
  loaderDeps: ({ search }) => parsePacketSearch({ ...search }),
  loader: async ({ context: { api, i18n, locale } }) => {
    const [first, types] = await Promise.all([
      filterPackets(api, {}),
      listPacketTypes(api),
      loadMessages(i18n, locale, 'packets'),
    ]);
    return { first, types };
  },
  head: ({ match }) =>
    pageHead(match, {
      title: match.context.i18n._(msg`Hazır paketler`),
      description: match.context.i18n._(
        msg`Hafiften çok yoğuna, akışına göre hazırlanmış paketler. Seç, istersen içini değiştir.`,
      ),
    }),
  component: PacketsPage,
});

function PacketsPage() {
  const { api } = Route.useRouteContext();
  const { first, types } = Route.useLoaderData();
  const filter = filterOfSearch(useSettledSearch(Route.useSearch(), {}));
  const { page, retry } = usePagesOf(JSON.stringify(filter), { key: '{}', page: first }, (signal) =>
    filterPackets(api, filter, signal),
  );
  return <PacketsScreen kind="all" types={types} page={page} filter={filter} onRetry={retry} />;
}
