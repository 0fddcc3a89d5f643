import { msg } from '@lingui/core/macro';
import { useSuspenseQueries } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { loadMessages } from '../../../i18n/i18n.ts';
import { PacketsScreen } from '../../../screens/packets/index.tsx';
import { packetsQuery, packetTypesQuery } from '../../../services/packets/index.ts';
import { filterOfSearch, parsePacketSearch, searchOfFilter } from '../../-packet-search.ts';
import { pageHead } from '../../-page-head.ts';

export const Route = createFileRoute('/{-$locale}/packets/')({
  validateSearch: parsePacketSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    await Promise.all([
      context.queryClient.ensureQueryData(packetsQuery(context.api, filterOfSearch(deps))),
      context.queryClient.ensureQueryData(packetTypesQuery(context.api)),
      loadMessages(context.i18n, context.locale, 'packets'),
    ]);
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
  const navigate = Route.useNavigate();
  const filter = filterOfSearch(Route.useSearch());
  const [page, types] = useSuspenseQueries({ queries: [packetsQuery(api, filter), packetTypesQuery(api)] });
  return (
    <PacketsScreen
      kind="all"
      types={types.data}
      page={page.data}
      filter={filter}
      onFilter={(next) => void navigate({ search: searchOfFilter(next), resetScroll: false })}
    />
  );
}
