import { createFileRoute } from '@tanstack/react-router';
import { StoreScreen } from '../../../screens/store/index.tsx';
import { parseStoreFilter } from '../../../screens/store/store-search.ts';
import { loadedHead } from '../../-page-head.ts';
import { loadStore } from '../../-store-page.ts';

export const Route = createFileRoute('/{-$locale}/store/$slug')({
  validateSearch: parseStoreFilter,
  loader: ({ context, params }) => loadStore(context, params.slug),
  head: loadedHead,
  component: ShelfPage,
});

function ShelfPage() {
  const filter = parseStoreFilter({ ...Route.useSearch() });
  return <StoreScreen {...Route.useLoaderData()} filter={filter} />;
}
