import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { StoreScreen } from '../../../pages/store/index.tsx';
import { parseStoreFilter } from '../../../pages/store/store-search.ts';
import { loadedHeadInItalics } from '../../../pages/shell/head/root-head.ts';
import { loadStore } from '../../../pages/store/load-store.ts';

// One route for the store and its shelves: the filter stays open when it changes the shelf. The page parses the URL,
// since a route's own code is loaded by every page.
export const Route = createFileRoute('/{-$locale}/store/{-$slug}')({
  loader: ({ context, params }) => loadStore(context, params.slug),
  head: loadedHeadInItalics,
  component: StorePage,
});

const page = getRouteApi('/{-$locale}/store/{-$slug}');

function StorePage() {
  const filter = parseStoreFilter({ ...page.useSearch() });
  return <StoreScreen {...page.useLoaderData()} filter={filter} />;
}
