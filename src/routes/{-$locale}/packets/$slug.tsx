import { useSuspenseQueries } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { inLocale } from '../../../../domain/locale/index.ts';
import { loadMessages } from '../../../i18n/i18n.ts';
import { PacketsScreen } from '../../../screens/packets/index.tsx';
import { packetShelfQuery, packetTypesQuery } from '../../../services/packets/index.ts';
import { parsePacketSearch } from '../../-packet-search.ts';
import { pageHead } from '../../-page-head.ts';

export const Route = createFileRoute('/{-$locale}/packets/$slug')({
  validateSearch: (raw: Record<string, unknown>) => ({ page: parsePacketSearch(raw).page }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params, deps }) => {
    const [shelf] = await Promise.all([
      context.queryClient.ensureQueryData(packetShelfQuery(context.api, params.slug, (deps.page ?? 1) - 1)),
      context.queryClient.ensureQueryData(packetTypesQuery(context.api)),
      loadMessages(context.i18n, context.locale, 'packets'),
    ]);
    if (!shelf) throw notFound();
    return { name: shelf.name, description: shelf.description };
  },
  head: ({ match, loaderData }) =>
    loaderData
      ? pageHead(match, {
          title: inLocale(loaderData.name, match.context.locale),
          description: inLocale(loaderData.description, match.context.locale),
        })
      : {},
  component: PacketShelfPage,
});

function PacketShelfPage() {
  const { api } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  const { slug } = Route.useParams();
  const { page = 1 } = Route.useSearch();
  const [shelf, types] = useSuspenseQueries({
    queries: [packetShelfQuery(api, slug, page - 1), packetTypesQuery(api)],
  });
  return (
    shelf.data && (
      <PacketsScreen
        kind="shelf"
        types={types.data}
        shelf={shelf.data}
        onPage={(next) => void navigate({ search: { page: next === 0 ? undefined : next + 1 } })}
      />
    )
  );
}
