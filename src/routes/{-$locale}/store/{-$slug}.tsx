import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { StoreScreen } from '../../../pages/store/index.tsx';
import { parseStoreFilter } from '../../../pages/store/store-search.ts';
import { loadedHeadInItalics } from '../../../pages/shell/head/root-head.ts';
import { loadStore } from '../../../pages/store/load-store.ts';

// One route for the store and its shelves: the filter stays open while it leads from shelf to shelf. Its address is read
// with the page, for what a route reads is loaded by every page.
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
