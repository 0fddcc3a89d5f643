import { createFileRoute } from '@tanstack/react-router';
import { inLocale } from '../../../../domain/locale/index.ts';
import { pageHead } from '../../-page-head.ts';
import { loadStore, StorePage } from '../../-store-page.tsx';

export const Route = createFileRoute('/{-$locale}/store/$slug')({
  loader: ({ context, params }) => loadStore(context, params.slug),
  head: ({ match, loaderData }) =>
    loaderData
      ? pageHead(match, {
          title: inLocale(loaderData.name, match.context.locale),
          description: inLocale(loaderData.description, match.context.locale),
        })
      : {},
  component: ShelfPage,
});

function ShelfPage() {
  const { api } = Route.useRouteContext();
  return <StorePage api={api} slug={Route.useParams().slug} />;
}
