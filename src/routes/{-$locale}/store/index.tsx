import { createFileRoute } from '@tanstack/react-router';
import { StoreScreen } from '../../../pages/store/index.tsx';
import { parseStoreFilter } from '../../../pages/store/store-search.ts';
import { loadedHeadInItalics } from '../../../pages/shell/root-head.ts';
import { loadStore } from '../../../pages/store/load-store.ts';

export const Route = createFileRoute('/{-$locale}/store/')({
  validateSearch: parseStoreFilter,
  loader: ({ context }) => loadStore(context),
  head: loadedHeadInItalics,
  component: StorePage,
});

function StorePage() {
  const filter = parseStoreFilter({ ...Route.useSearch() });
  return <StoreScreen {...Route.useLoaderData()} filter={filter} />;
}
