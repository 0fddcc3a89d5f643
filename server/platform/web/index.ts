export type { PageCache } from './pages/page-cache.ts';
export { registerWeb, type WebOptions } from './web.ts';
