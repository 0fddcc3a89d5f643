import { BRAND_NAME } from '../../../../domain/brand.ts';
import { DEFAULT_LOCALE, localeOfPath, LOCALES, pathIn } from '../../../../domain/locale/index.ts';

type Json = string | number | boolean | null | undefined | Json[] | { [name: string]: Json };

export type StructuredData = { [name: string]: Json };

export interface PageHead {
  /** Without the brand; the template '%s | brand' adds it. */
  title: string;
  description: string;
  /** Canonical path without a language, where the page has other URLs too. */
  path?: string;
  /** Absolute or root-relative address of a picture for link previews; the shop's own when there is none. */
  image?: string;
  /** schema.org objects of the page. */
  structuredData?: StructuredData[];
  /** False: not in search engines, so without a canonical URL and language alternates. */
  isListed?: boolean;
}

interface PageMatch {
  pathname: string;
  context: { site: { base: string } };
}

const withoutFinalSlash = (path: string) => (path.length > 1 ? path.replace(/\/+$/, '') || '/' : path);

export const titleOf = (title: string) => `${title} | ${BRAND_NAME}`;

/** The page's canonical URL, and its alternates in each language. Spec §2. */
function addressesOf({ pathname: visited, context }: PageMatch, path = visited) {
  const { base } = context.site;
  const pathname = withoutFinalSlash(path);
  const canonical = base + pathIn(localeOfPath(visited), pathname);
  const links = [
    { rel: 'canonical', href: canonical },
    ...LOCALES.map((locale) => ({ rel: 'alternate', hrefLang: locale, href: base + pathIn(locale, pathname) })),
    { rel: 'alternate', hrefLang: 'x-default', href: base + pathIn(DEFAULT_LOCALE, pathname) },
  ];
  return { canonical, links };
}

/** Title, description, canonical address and language alternates of a public page. Spec §2. */
export function pageHead(match: PageMatch, page: PageHead) {
  const isListed = page.isListed ?? true;
  const { canonical, links } = addressesOf(match, page.path);
  const title = titleOf(page.title);
  const image = page.image ?? `/share.${localeOfPath(match.pathname)}.png`;
  return {
    meta: [
      { title },
      { name: 'description', content: page.description },
      ...(isListed ? [] : [{ name: 'robots', content: 'noindex' }]),
      { property: 'og:title', content: title },
      { property: 'og:description', content: page.description },
      { property: 'og:url', content: canonical },
      { property: 'og:site_name', content: BRAND_NAME },
      { property: 'og:image', content: new URL(image, match.context.site.base).href },
    ],
    scripts: (page.structuredData ?? []).map((thing) => ({
      type: 'application/ld+json',
      children: JSON.stringify({ '@context': 'https://schema.org', ...thing }).replaceAll('<', String.raw`\u003c`),
    })),
    links: isListed ? links : [],
  };
}

type Head = ReturnType<typeof pageHead>;

interface Loaded {
  head: PageHead;
}

/**
 * The head of a page whose loader made its texts: hydrating a page from the server needs no code for them.
 * Empty for a page that was not found.
 */
export const loadedHead = ({
  match,
  loaderData,
}: {
  match: PageMatch;
  loaderData?: Loaded | undefined;
}): Partial<Head> => (loaderData ? pageHead(match, loaderData.head) : {});

/**
 * A page that belongs to one visitor: a title, and not in search engines. It has no canonical URL and no alternates: a
 * crawler that may not index it does not need them.
 */
export const privateHead = ({ title }: { title: string }) => ({
  meta: [{ title: titleOf(title) }, { name: 'robots', content: 'noindex' }],
});
