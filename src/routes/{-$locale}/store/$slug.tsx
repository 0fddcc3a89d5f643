import { createFileRoute } from '@tanstack/react-router';
import { inLocale } from '../../../../domain/locale/index.ts';
import { StoreScreen } from '../../../screens/store/index.tsx';
import { parseStoreFilter } from '../../../screens/store/store-filter.ts';
import { pageHead } from '../../-page-head.ts';
import { loadStore } from '../../-store-page.ts';

export const Route = createFileRoute('/{-$locale}/store/$slug')({
  validateSearch: parseStoreFilter,
  loader: ({ context, params }) => loadStore(context, params.slug),
  head: ({ match, loaderData }) =>
    loaderData?.selected
      ? pageHead(match, {
          title: inLocale(loaderData.selected.name, match.context.locale),
          description: inLocale(loaderData.selected.description, match.context.locale),
        })
      : {},
  component: ShelfPage,
});

function ShelfPage() {
  const filter = parseStoreFilter({ ...Route.useSearch() });
  return <StoreScreen {...Route.useLoaderData()} filter={filter} />;
}
