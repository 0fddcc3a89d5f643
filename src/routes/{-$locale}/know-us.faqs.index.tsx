import { msg } from '@lingui/core/macro';
import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { loadMessages } from '../../i18n/i18n.ts';
import { FaqIndex } from '../../pages/faq/index.tsx';
import { loadFaqIndex } from '../../pages/faq/load-faq.ts';
import { searchWord } from '../../pages/found/search-word.ts';
import { loadedHead } from '../../pages/shell/head/page-head.ts';

export const Route = createFileRoute('/{-$locale}/know-us/faqs/')({
  validateSearch: ({ search }: Record<string, unknown>): { search?: string } =>
    search === undefined ? {} : { search: searchWord(search) },
  loaderDeps: ({ search: { search } }) => ({ search: search === '' ? undefined : search }),
  loader: async ({ context: { api, i18n, locale }, deps: { search } }) => {
    const [page] = await Promise.all([loadFaqIndex(api, locale, search), loadMessages(i18n, locale, 'faq')]);
    return { ...page, home: i18n._(msg`Ana sayfa`), about: i18n._(msg`Bizi tanı`) };
  },
  head: loadedHead,
  component: FaqIndexPage,
});

const page = getRouteApi('/{-$locale}/know-us/faqs/');

function FaqIndexPage() {
  return <FaqIndex {...page.useLoaderData()} />;
}
