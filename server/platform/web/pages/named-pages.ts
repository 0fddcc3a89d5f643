import { pathWithoutLocale } from '../../../../domain/locale/index.ts';
import { isCustomPacket } from '../../../../domain/packet/index.ts';
import { fieldsOf } from '../../../../domain/untrusted/index.ts';
import { hasToken } from './page-path.ts';
import type { RenderSettings } from '../rendering/rendered-page.ts';

type Asking = Pick<RenderSettings, 'apiBase' | 'fetch'>;

/** Pages named after entries of the catalogue, with the API path that finds the entry. Spec §2. */
const named: readonly {
  page: RegExp;
  asked: (slug: string) => string;
  isIn?: (data: unknown, slug: string) => boolean;
}[] = [
  { page: /^\/product\/([^/]+)$/, asked: (slug) => `/public/user/products/slug/${slug}` },
  { page: /^\/packet\/([^/]+)$/, asked: (slug) => `/packets_service/v2/packet/slug/${slug}` },
  { page: /^\/packets\/(?!popular$)([^/]+)$/, asked: (slug) => `/packets_service/v2/packet-type/slug/${slug}?limit=1` },
  { page: /^\/know-us\/faqs\/([^/]+)$/, asked: (slug) => `/faq_service/v2/faq-type/slug/${slug}` },
  {
    page: /^\/store\/([^/]+)$/,
    asked: () => '/public/user/categories/menstrual/product-types',
    isIn: (types, slug) =>
      Array.isArray(types) &&
      types.map(fieldsOf).some((type) => type['slug'] === slug && type['isPurchasable'] === true),
  },
];

/**
 * Whether the catalogue has the entry after which a page is named: answered from memory, a hundred times
 * faster than rendering. True for every other page, and when the catalogue cannot be read. `path` without a query.
 */
export async function isOfCatalogue(path: string, { apiBase, fetch }: Asking): Promise<boolean> {
  const bare = pathWithoutLocale(path);
  for (const { page, asked, isIn } of named) {
    const slug = page.exec(bare)?.[1];
    if (slug === undefined) continue;
    const answer = await fetch(new Request(apiBase + asked(slug)));
    if (!answer.ok) return answer.status >= 500;
    return isIn?.(fieldsOf(await answer.json())['data'], slug) ?? true;
  }
  return true;
}

/** Whether the page is one of endlessly many: lists with filters, custom packets, orders, mailed links. */
export function isOneOfEndless(path: string): boolean {
  const [bare = path, query] = path.split('?');
  const page = pathWithoutLocale(bare);
  const isCustom = isCustomPacket(/^\/packet\/([^/]+)$/.exec(page)?.[1] ?? '');
  return query !== undefined || isCustom || hasToken(page) || /^\/account\/orders\/[^/]+$/.test(page);
}
