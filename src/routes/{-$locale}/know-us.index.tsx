import { msg } from '@lingui/core/macro';
import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { loadMessages } from '../../i18n/i18n.ts';
import { KnowUsIndex } from '../../pages/know-us/know-us-index.tsx';
import { loadedHead } from '../../pages/shell/head/page-head.ts';

export const Route = createFileRoute('/{-$locale}/know-us/')({
  loader: async ({ context: { i18n, locale } }) => {
    const [{ listPages }] = await Promise.all([
      import('../../pages/know-us/list-pages.ts'),
      loadMessages(i18n, locale, 'know-us'),
    ]);
    const list = listPages(locale);
    return { list, home: i18n._(msg`Ana sayfa`), head: { title: list.title, description: list.lead } };
  },
  head: loadedHead,
  component: KnowUsIndexPage,
});

const page = getRouteApi('/{-$locale}/know-us/');

function KnowUsIndexPage() {
  return <KnowUsIndex {...page.useLoaderData()} />;
}
