import { msg } from '@lingui/core/macro';
import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { loadMessages } from '../../i18n/i18n.ts';
import { SearchPage } from '../../pages/found/index.tsx';
import { searchWord } from '../../pages/found/search-word.ts';
import { privateHead } from '../../pages/shell/head/page-head.ts';
import { searchShop } from '../../services/search/index.ts';

export const Route = createFileRoute('/{-$locale}/search')({
  validateSearch: ({ q }: Record<string, unknown>): { q?: string } => (q === undefined ? {} : { q: searchWord(q) }),
  loaderDeps: ({ search: { q } }) => ({ q }),
  loader: async ({ context: { api, i18n, locale }, deps: { q = '' } }) => {
    const [found] = await Promise.all([searchShop(api, { text: q, limit: 50 }), loadMessages(i18n, locale, 'search')]);
    return { q, ...found, title: q === '' ? i18n._(msg`Ara`) : i18n._(msg`Ara: ${q}`) };
  },
  head: ({ loaderData }) => (loaderData ? privateHead(loaderData) : {}),
  component: SearchRoute,
});

const page = getRouteApi('/{-$locale}/search');

function SearchRoute() {
  return <SearchPage {...page.useLoaderData()} />;
}
