import { pathWithoutLocale } from '../../../../domain/locale/index.ts';
import { newsletterOutcomes } from '../../../../domain/newsletter/index.ts';
import { looksLikeToken } from '../../../../domain/token/index.ts';
import { parsePacketSlug } from '../../../../domain/packet/index.ts';

export type PagePath = { type: 'page'; path: string } | { type: 'redirect'; to: string };

/** Parameters that change what a page shows. Any other query belongs to the visitor, not to the page. */
const shownParameters: readonly { path: RegExp; names: readonly string[]; isKnown?: (value: string) => boolean }[] = [
  { path: /^\/(?:app|landing\/[^/]+)?$/, names: ['letter'], isKnown: (value) => newsletterOutcomes.includes(value) },
  { path: /^\/store(?:\/[^/]+)?$/, names: ['flow', 'size', 'max', 'buy', 'sort'] },
  { path: /^\/product\/[^/]+$/, names: ['points'], isKnown: (value) => /^[1-5]$/.test(value) },
  { path: /^\/custom-packet$/, names: ['packet'], isKnown: (value) => parsePacketSlug(value) !== null },
  { path: /^\/quiz$/, names: ['result'], isKnown: (value) => /^[0-9a-f]{32}$/.test(value) },
  { path: /^\/packets$/, names: ['intensity', 'type', 'buy', 'max', 'sort', 'page'] },
  { path: /^\/packets\/[^/]+$/, names: ['page'] },
  { path: /^\/know-us\/faqs$/, names: ['search'] },
  { path: /^\/search$/, names: ['q'] },
];
const longestValue = 300;

/** The signed token of a mailed link. `path` as `readPagePath` answers it. */
export const tokenOf = (path: string): string | null => path.split('/').find(looksLikeToken) ?? null;

/** Whether the address contains a visitor's secret token. `path` as `readPagePath` answers it. */
export const hasToken = (path: string): boolean => tokenOf(path) !== null;

/** Whether the address opens one visitor's data: a mailed link, or the stored result of a quiz. */
export const isSecretAddress = (path: string): boolean =>
  hasToken(path) || pathWithoutLocale(path).startsWith('/quiz?result=');

/**
 * Normalises page addresses: no final slash, no `/tr`, no doubled slash; a redirect keeps the query. `url` is the
 * request's path with its query; `path` has only the query parameters that the page depends on, in one order.
 */
export function readPagePath(url: string): PagePath {
  const mark = url.indexOf('?');
  const raw = mark < 0 ? url : url.slice(0, mark);
  const query = mark < 0 ? '' : url.slice(mark);
  const single = raw.replaceAll('\\', '/').replaceAll(/\/{2,}/g, '/');
  const bare = single.replace(/^\/tr(?=\/|$)/, '').replace(/\/+$/, '') || '/';
  if (bare !== raw) return { type: 'redirect', to: bare + query };
  return { type: 'page', path: bare + (query === '' ? '' : shownQuery(bare, query)) };
}

function shownQuery(path: string, query: string): string {
  const page = pathWithoutLocale(path);
  const shown = shownParameters.find((candidate) => candidate.path.test(page));
  if (!shown) return '';
  const asked = new URLSearchParams(query);
  const kept = new URLSearchParams();
  for (const name of shown.names) {
    const values = asked.getAll(name);
    if (values.join().length > longestValue || !values.every((value) => shown.isKnown?.(value) ?? true)) continue;
    for (const value of values) kept.append(name, value);
  }
  return kept.size === 0 ? '' : `?${kept}`;
}
