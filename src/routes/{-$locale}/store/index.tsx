import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../../-page-head.ts';
import { loadStore, StorePage } from '../../-store-page.tsx';

export const Route = createFileRoute('/{-$locale}/store/')({
  loader: ({ context }) => loadStore(context),
  head: ({ match }) =>
    pageHead(match, {
      title: match.context.i18n._(msg`Mağaza`),
      description: match.context.i18n._(
        msg`Pedden tampona, günlük pedden ısı bandına: bütün ürünler, kutu boyları ve fiyatlar tek sayfada.`,
      ),
    }),
  component: WholeStorePage,
});

function WholeStorePage() {
  const { api } = Route.useRouteContext();
  return <StorePage api={api} />;
}
