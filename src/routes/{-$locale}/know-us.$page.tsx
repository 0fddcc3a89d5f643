import { msg } from '@lingui/core/macro';
import { createFileRoute, getRouteApi, notFound } from '@tanstack/react-router';
import { loadMessages } from '../../i18n/i18n.ts';
import { KnowUsScreen, type PageText, readIn } from '../../pages/know-us/index.tsx';
import { loadedHead } from '../../pages/shell/head/page-head.ts';
import { breadcrumbData } from '../../pages/shell/head/structured-data.ts';

const pages = import.meta.glob<{ text: PageText }>('../../pages/know-us/pages/*.ts');

export const Route = createFileRoute('/{-$locale}/know-us/$page')({
  loader: async ({ context: { i18n, locale, site }, params }) => {
    const load = pages[`../../pages/know-us/pages/${params.page}.ts`];
    if (!load) throw notFound();
    const [{ text }] = await Promise.all([load(), loadMessages(i18n, locale, 'know-us')]);
    const read = readIn(locale, text);
    const about = i18n._(msg`Bizi tanı`);
    const way = [
      { name: about, path: '/know-us' },
      { name: read.title, path: `/know-us/${params.page}` },
    ];
    return {
      text: read,
      home: i18n._(msg`Ana sayfa`),
      about,
      head: { title: read.title, description: read.lead, structuredData: [breadcrumbData(way, locale, site.base)] },
    };
  },
  head: loadedHead,
  component: KnowUsPage,
});

const page = getRouteApi('/{-$locale}/know-us/$page');

function KnowUsPage() {
  return <KnowUsScreen {...page.useLoaderData()} />;
}
