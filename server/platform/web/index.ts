export type { PageCache } from './page-cache.ts';
export { registerWeb, type WebOptions } from './web.ts';
