import { msg } from '@lingui/core/macro';
import { createFileRoute, getRouteApi, notFound, useLocation } from '@tanstack/react-router';
import { loadMessages } from '../../i18n/i18n.ts';
import { FaqChapter } from '../../pages/faq/index.tsx';
import { loadFaqChapter } from '../../pages/faq/load-faq.ts';
import { loadedHead } from '../../pages/shell/head/page-head.ts';

export const Route = createFileRoute('/{-$locale}/know-us/faqs/$chapter')({
  loader: async ({ context: { api, i18n, locale, site }, params: { chapter } }) => {
    const about = i18n._(msg`Bizi tanı`);
    const [page] = await Promise.all([
      loadFaqChapter(api, locale, { slug: chapter, about, base: site.base }),
      loadMessages(i18n, locale, 'faq'),
    ]);
    if (!page) throw notFound();
    return { ...page, home: i18n._(msg`Ana sayfa`), about };
  },
  head: loadedHead,
  component: FaqChapterPage,
});

const page = getRouteApi('/{-$locale}/know-us/faqs/$chapter');

function FaqChapterPage() {
  return <FaqChapter {...page.useLoaderData()} hash={useLocation().hash} />;
}
