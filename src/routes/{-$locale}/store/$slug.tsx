import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { StoreScreen } from '../../../pages/store/index.tsx';
import { parseStoreFilter } from '../../../pages/store/store-search.ts';
import { loadedHeadInItalics } from '../../../pages/shell/head/root-head.ts';
import { loadStore } from '../../../pages/store/load-store.ts';

export const Route = createFileRoute('/{-$locale}/store/$slug')({
  validateSearch: parseStoreFilter,
  loader: ({ context, params }) => loadStore(context, params.slug),
  head: loadedHeadInItalics,
  component: ShelfPage,
});

const page = getRouteApi('/{-$locale}/store/$slug');

function ShelfPage() {
  const filter = parseStoreFilter({ ...page.useSearch() });
  return <StoreScreen {...page.useLoaderData()} filter={filter} />;
}
