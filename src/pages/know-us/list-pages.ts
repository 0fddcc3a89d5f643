import { inLocale, type Locale, type Localized } from '../../../domain/locale/index.ts';
import { knowUsGroups, knowUsPath, shopPages } from '../../../domain/pages/index.ts';

const title: Localized = { tr: 'Bizi tanı', en: 'Get to know us' };
const lead: Localized = {
  tr: 'İçinde ne var, nasıl kullanılır, kaça gelir, bilgini ne yaparız? Hepsi burada, kısa kısa.',
  en: 'What is inside, how it is used, what it costs, what we do with your data. All of it here, in short.',
};

const giving = {
  heading: { tr: 'Bağış', en: 'Giving' },
  pages: shopPages.filter(({ path }) => path === '/donation-culture' || path === '/charity'),
};

export interface PageList {
  title: string;
  lead: string;
  groups: { heading: string; pages: { path: string; title: string; lead: string }[] }[];
}

/** Every page of know-us in one language, in groups, and those of donations. */
export function listPages(locale: Locale): PageList {
  const read = (text: Localized) => inLocale(text, locale);
  return {
    title: read(title),
    lead: read(lead),
    groups: [
      ...knowUsGroups.map(({ heading, pages }) => ({
        heading,
        pages: pages.map((page) => ({ ...page, path: knowUsPath(page) })),
      })),
      giving,
    ].map(({ heading, pages }) => ({
      heading: read(heading),
      pages: pages.map((page) => ({ path: page.path, title: read(page.title), lead: read(page.lead) })),
    })),
  };
}
