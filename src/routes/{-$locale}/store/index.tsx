import { createFileRoute } from '@tanstack/react-router';
import { StoreScreen } from '../../../screens/store/index.tsx';
import { parseStoreFilter } from '../../../screens/store/store-search.ts';
import { loadedHeadInItalics } from '../../-root-head.ts';
import { loadStore } from '../../-store-page.ts';

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
