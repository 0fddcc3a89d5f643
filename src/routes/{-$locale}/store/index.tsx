import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { StoreScreen } from '../../../pages/store/index.tsx';
import { parseStoreFilter } from '../../../pages/store/store-search.ts';
import { loadedHeadInItalics } from '../../../pages/shell/head/root-head.ts';
import { loadStore } from '../../../pages/store/load-store.ts';

export const Route = createFileRoute('/{-$locale}/store/')({
  validateSearch: parseStoreFilter,
  loader: ({ context }) => loadStore(context),
  head: loadedHeadInItalics,
  component: StorePage,
});

const page = getRouteApi('/{-$locale}/store/');

function StorePage() {
  const filter = parseStoreFilter({ ...page.useSearch() });
  return <StoreScreen {...page.useLoaderData()} filter={filter} />;
}
