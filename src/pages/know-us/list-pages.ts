import { inLocale, type Locale, type Localized } from '../../../domain/locale/index.ts';
import type { PageText } from './page-text.ts';

const texts = import.meta.glob<PageText>('./pages/*.ts', { eager: true, import: 'text' });

const title: Localized = { tr: 'Bizi tanı', en: 'Get to know us' };
const lead: Localized = {
  tr: 'İçinde ne var, nasıl kullanılır, kaça gelir, bilgini ne yaparız? Hepsi burada, kısa kısa.',
  en: 'What is inside, how it is used, what it costs, what we do with your data. All of it here, in short.',
};

const groups: readonly { heading: Localized; names: readonly string[] }[] = [
  {
    heading: { tr: 'Ürünlerde ne var?', en: 'What is in our products?' },
    names: ['why-pad', 'why-pantyliner', 'why-tampon', 'why-heating-patch', 'all-materials', 'test-results'],
  },
  {
    heading: { tr: 'Nasıl yürüyor?', en: 'How does it work?' },
    names: ['how-it-works', 'faqs', 'price-policy', 'students', 'family-code'],
  },
  {
    heading: { tr: 'Metinler', en: 'The small print' },
    names: ['kvkk', 'privacy', 'cookies', 'membership-aggreement', 'terms-of-use'],
  },
];

export interface PageList {
  title: string;
  lead: string;
  groups: { heading: string; pages: { path: string; title: string; lead: string }[] }[];
}

/** Every page of know-us in one language, in groups. Throws when a group names a page that is not there. */
export function listPages(locale: Locale): PageList {
  const read = (text: Localized) => inLocale(text, locale);
  return {
    title: read(title),
    lead: read(lead),
    groups: groups.map(({ heading, names }) => ({
      heading: read(heading),
      pages: names.map((name) => {
        const text = texts[`./pages/${name}.ts`];
        if (!text) throw new Error(`There is no page ${name}.`);
        return { path: `/know-us/${name}`, title: read(text.title), lead: read(text.lead) };
      }),
    })),
  };
}
