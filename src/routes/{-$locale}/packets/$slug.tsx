import { createFileRoute, getRouteApi, notFound } from '@tanstack/react-router';
import { inLocale } from '../../../../domain/locale/index.ts';
import { loadMessages } from '../../../i18n/i18n.ts';
import { PacketsScreen } from '../../../pages/packets/index.tsx';
import { findPacketShelf, listPacketTypes } from '../../../services/packets/index.ts';
import {
  filterOfSearch,
  linkOfSearch,
  type PacketSearch,
  parsePacketSearch,
} from '../../../pages/packets/packet-search.ts';
import { loadedHead } from '../../../pages/shell/head/page-head.ts';

export const Route = createFileRoute('/{-$locale}/packets/$slug')({
  validateSearch: (raw: Record<string, unknown>): Pick<PacketSearch, 'page'> => ({
    ...linkOfSearch(raw),
    page: parsePacketSearch(raw).page,
  }),
  // Only this parameter: any other in the URL must not count as another page.
  loaderDeps: ({ search }) => ({ page: search.page }),
  loader: async ({ context: { api, i18n, locale }, params, deps }) => {
    const { page: at = 0 } = filterOfSearch(deps);
    const [shelf, types] = await Promise.all([
      findPacketShelf(api, params.slug, at),
      listPacketTypes(api),
      loadMessages(i18n, locale, 'packets'),
    ]);
    if (!shelf) throw notFound();
    return {
      shelf,
      types,
      at,
      head: { title: inLocale(shelf.name, locale), description: inLocale(shelf.description, locale) },
    };
  },
  head: loadedHead,
  component: PacketShelfPage,
});

const page = getRouteApi('/{-$locale}/packets/$slug');

function PacketShelfPage() {
  const loaded = page.useLoaderData();
  return <PacketsScreen kind="shelf" {...loaded} />;
}
