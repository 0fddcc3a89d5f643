import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { StoreScreen } from '../../../screens/store/index.tsx';
import { parseStoreFilter } from '../../../screens/store/store-filter.ts';
import { pageHead } from '../../-page-head.ts';
import { loadStore } from '../../-store-page.ts';

export const Route = createFileRoute('/{-$locale}/store/')({
  validateSearch: parseStoreFilter,
  loader: ({ context }) => loadStore(context),
  head: ({ match }) =>
    pageHead(match, {
      title: match.context.i18n._(msg`Mağaza`),
      description: match.context.i18n._(
        msg`Pedden tampona, günlük pedden ısı bandına: bütün ürünler, kutu boyları ve fiyatlar tek sayfada.`,
      ),
    }),
  component: StorePage,
});

function StorePage() {
  const filter = parseStoreFilter({ ...Route.useSearch() });
  return <StoreScreen {...Route.useLoaderData()} filter={filter} />;
}
