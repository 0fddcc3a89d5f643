import { createFileRoute, notFound } from '@tanstack/react-router';
import { inLocale } from '../../../../domain/locale/index.ts';
import { loadMessages } from '../../../i18n/i18n.ts';
import { PacketsScreen } from '../../../screens/packets/index.tsx';
import { findPacketShelf, listPacketTypes } from '../../../services/packets/index.ts';
import { parsePacketSearch } from '../../-packet-search.ts';
import { pageHead } from '../../-page-head.ts';

export const Route = createFileRoute('/{-$locale}/packets/$slug')({
  validateSearch: (raw: Record<string, unknown>) => ({ page: parsePacketSearch(raw).page }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { api, i18n, locale }, params, deps }) => {
    const [shelf, types] = await Promise.all([
      findPacketShelf(api, params.slug, (deps.page ?? 1) - 1),
      listPacketTypes(api),
      loadMessages(i18n, locale, 'packets'),
    ]);
    if (!shelf) throw notFound();
    return { shelf, types };
  },
  head: ({ match, loaderData }) =>
    loaderData
      ? pageHead(match, {
          title: inLocale(loaderData.shelf.name, match.context.locale),
          description: inLocale(loaderData.shelf.description, match.context.locale),
        })
      : {},
  component: PacketShelfPage,
});

function PacketShelfPage() {
  const navigate = Route.useNavigate();
  const loaded = Route.useLoaderData();
  return (
    <PacketsScreen
      kind="shelf"
      {...loaded}
      onPage={(next) => void navigate({ search: { page: next === 0 ? undefined : next + 1 } })}
    />
  );
}
