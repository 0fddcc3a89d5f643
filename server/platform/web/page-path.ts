export type PagePath = { type: 'page'; path: string } | { type: 'redirect'; to: string };

/**
 * One address per page: no final slash, no `/tr`, no doubled slash. A redirect keeps the query.
 * `url` is the request's path with its query.
 */
export function readPagePath(url: string): PagePath {
  const mark = url.indexOf('?');
  const raw = mark < 0 ? url : url.slice(0, mark);
  const query = mark < 0 ? '' : url.slice(mark);
  const single = raw.replaceAll(/\/{2,}/g, '/').replaceAll('\\', '/');
  const bare = single.replace(/^\/tr(?=\/|$)/, '').replace(/\/+$/, '') || '/';
  return bare === raw ? { type: 'page', path: bare } : { type: 'redirect', to: bare + query };
}
