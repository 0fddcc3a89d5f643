import { createFileRoute } from '@tanstack/react-router';
import { StoreScreen } from '../../../screens/store/index.tsx';
import { parseStoreFilter } from '../../../screens/store/store-search.ts';
import { loadedHeadInItalics } from '../../-root-head.ts';
import { loadStore } from '../../-store-page.ts';

export const Route = createFileRoute('/{-$locale}/store/$slug')({
  validateSearch: parseStoreFilter,
  loader: ({ context, params }) => loadStore(context, params.slug),
  head: loadedHeadInItalics,
  component: ShelfPage,
});

function ShelfPage() {
  const filter = parseStoreFilter({ ...Route.useSearch() });
  return <StoreScreen {...Route.useLoaderData()} filter={filter} />;
}
