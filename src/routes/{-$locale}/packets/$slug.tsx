import { createFileRoute, notFound } from '@tanstack/react-router';
import { inLocale } from '../../../../domain/locale/index.ts';
import { loadMessages } from '../../../i18n/i18n.ts';
import { PacketsScreen } from '../../../screens/packets/index.tsx';
import { findPacketShelf, listPacketTypes } from '../../../services/packets/index.ts';
import { usePagesOf } from '../../-packet-pages.ts';
import { filterOfSearch, parsePacketSearch } from '../../-packet-search.ts';
import { pageHead } from '../../-page-head.ts';
import { useSettledSearch } from '../../-settled-search.ts';

export const Route = createFileRoute('/{-$locale}/packets/$slug')({
  validateSearch: (raw: Record<string, unknown>) => ({ page: parsePacketSearch(raw).page }),
  // Only this: a foreign parameter in the address must not make another page of it.
  loaderDeps: ({ search }) => ({ page: search.page }),
  loader: async ({ context: { api, i18n, locale }, params }) => {
    const [shelf, types] = await Promise.all([
      findPacketShelf(api, params.slug),
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
  const { slug } = Route.useParams();
  return <ShelfPages key={slug} slug={slug} />;
}

function ShelfPages({ slug }: { slug: string }) {
  const { api } = Route.useRouteContext();
  const { shelf, types } = Route.useLoaderData();
  const { page: at = 0 } = filterOfSearch(useSettledSearch(Route.useSearch(), {}));
  const { page, retry } = usePagesOf(String(at), { key: '0', page: shelf.packets }, async (signal) => {
    const found = await findPacketShelf(api, slug, at, signal);
    return found?.packets ?? { ...shelf.packets, items: [] };
  });
  return <PacketsScreen kind="shelf" types={types} shelf={shelf} page={page} at={at} onRetry={retry} />;
}
