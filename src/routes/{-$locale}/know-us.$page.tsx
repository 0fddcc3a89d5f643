import { msg } from '@lingui/core/macro';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { loadMessages } from '../../i18n/i18n.ts';
import { KnowUsScreen, type PageText, readIn } from '../../screens/know-us/index.tsx';
import { pageHead } from '../-page-head.ts';

const pages = import.meta.glob<{ text: PageText }>('../../screens/know-us/pages/*.ts');

export const Route = createFileRoute('/{-$locale}/know-us/$page')({
  loader: async ({ context: { i18n, locale }, params }) => {
    const load = pages[`../../screens/know-us/pages/${params.page}.ts`];
    if (!load) throw notFound();
    const [{ text }] = await Promise.all([load(), loadMessages(i18n, locale, 'know-us')]);
    return { text: readIn(locale, text), home: i18n._(msg`Ana sayfa`) };
  },
  head: ({ match, loaderData }) =>
    pageHead(match, { title: loaderData?.text.title ?? '', description: loaderData?.text.lead ?? '' }),
  component: KnowUsPage,
});

function KnowUsPage() {
  return <KnowUsScreen {...Route.useLoaderData()} />;
}
