import type { FastifyInstance } from 'fastify';
import { LOCALES, pathIn } from '../../../../domain/locale/index.ts';
import { fieldsOf } from '../../../../domain/untrusted/index.ts';

interface SearchEngineSettings {
  siteBase: string;
  apiBase: string;
  fetch: (request: Request) => Promise<Response>;
  /** Paths of all pages whose route has no parameter. */
  publicPaths: () => Promise<readonly string[]>;
}

const hour = 3600;

/** `/sitemap.xml` with both languages of every public page, and `/robots.txt`. Spec §2. */
export function registerSearchEngineFiles(app: FastifyInstance, settings: SearchEngineSettings): void {
  app.get('/robots.txt', (_, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', `public, max-age=${hour}`)
      .send(
        [
          'User-agent: *',
          // Not for pages with a robots tag: a crawler must be able to read the tag.
          'Disallow: /api/',
          'Disallow: /_page/',
          `Sitemap: ${settings.siteBase}/sitemap.xml`,
          '',
        ].join('\n'),
      ),
  );

  app.get('/sitemap.xml', async (_, reply) => {
    const paths = [...new Set([...(await settings.publicPaths()), ...(await cataloguePaths(settings))])];
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', `public, max-age=${hour}`)
      .send(sitemapOf(settings.siteBase, paths));
  });
}

async function listOf(settings: SearchEngineSettings, path: string): Promise<Readonly<Record<string, unknown>>[]> {
  const response = await settings.fetch(new Request(settings.apiBase + path));
  if (!response.ok) return [];
  const { data } = fieldsOf(await response.json());
  const items: unknown = Array.isArray(data) ? data : fieldsOf(data)['items'];
  return Array.isArray(items) ? items.map((item) => fieldsOf(item)) : [];
}

/** The two sub-types whose pages have names of their own. Spec §2. */
const namedPage = (path: string) => path.replace(/^(\/product\/(?:trial|heating-patch))-standard$/, '$1');

const pages = (items: Readonly<Record<string, unknown>>[], folder: string, name: string) =>
  items.flatMap((item) => (typeof item[name] === 'string' ? [`${folder}/${item[name]}`] : []));

/** Paths of pages of the catalogue and the questions; those of an unavailable service are left out. */
async function cataloguePaths(settings: SearchEngineSettings): Promise<string[]> {
  const [types, products, shelves, packets, chapters] = await Promise.all([
    listOf(settings, '/public/user/categories/menstrual/product-types'),
    listOf(settings, '/public/user/products/'),
    listOf(settings, '/packets_service/v2/packet-type'),
    listOf(settings, '/packets_service/v2/packet?limit=100'),
    listOf(settings, '/faq_service/v2/faq-type/?limit=50'),
  ]);
  return [
    ...pages(
      types.filter((type) => type['isPurchasable'] === true),
      '/store',
      'slug',
    ),
    ...pages(
      products.filter((product) => product['isPurchasable'] === true),
      '/product',
      'pageIdentifier',
    ).map(namedPage),
    ...pages(shelves, '/packets', 'slug'),
    ...pages(packets, '/packet', 'slug'),
    ...pages(chapters, '/know-us/faqs', 'slug'),
  ];
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

function sitemapOf(siteBase: string, paths: string[]): string {
  const alternates = (path: string) =>
    [...LOCALES.map((locale) => [locale, pathIn(locale, path)] as const), ['x-default', path] as const]
      .map(
        ([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${escape(siteBase + href)}"/>`,
      )
      .join('');
  const urls = paths.flatMap((path) =>
    LOCALES.map((locale) => `<url><loc>${escape(siteBase + pathIn(locale, path))}</loc>${alternates(path)}</url>`),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`;
}
