import { encodeBody, type EncodedBody } from './encoded-body.ts';
import type { ComposedPage } from './compose-page.ts';

export interface CachedPage {
  status: number;
  location: string | null;
  /** Its address is a secret of one visitor. */
  isOneVisitors: boolean;
  policy: string;
  version: string;
  etag: string;
  html: EncodedBody;
  data: EncodedBody;
  /** Milliseconds on the cache's clock at which the page becomes stale. */
  staleAt: number;
}

export interface PageCacheSettings {
  compose: (path: string) => Promise<ComposedPage>;
  /** Milliseconds a page is served without a look at its source. */
  freshFor: number;
  /** Milliseconds after that for which a stale page is still answered at once: nobody is shown the prices of yesterday. */
  staleFor: number;
  /** Pages with status 200 kept; the one that was not asked for the longest goes first. Those with a query have as many places of their own: whoever tries all filters pushes no plain page out. */
  limit: number;
  /** Whether the page is of one visitor only: kept no longer than it takes to be loaded. */
  isOneVisitors: (path: string) => boolean;
  /** Milliseconds, monotonic. */
  now: () => number;
  onRefreshFailed: (path: string, error: unknown) => void;
}

export interface PageCache {
  /**
   * The page of a path. A stale one is answered at once and made anew behind the answer; one that is older than that is
   * made anew first, and answered only where that fails.
   */
  get: (path: string) => Promise<CachedPage>;
  /** The data of a page that some browser holds, by the version in its address; null when it is not kept here. */
  dataOf: (version: string) => EncodedBody | null;
  /** Forgets one page, or all: the next visitor waits for a fresh one. Call it when what pages show has changed. */
  invalidate: (path?: string) => void;
}

/** Puts `value` last in line; the first in line go when there are more than `limit`. */
function keep<Value>(map: Map<string, Value>, key: string, value: Value, limit: number) {
  map.delete(key);
  map.set(key, value);
  for (const oldest of map.keys()) {
    if (map.size <= limit) break;
    map.delete(oldest);
  }
}

/** Answers that are no page, and pages of one visitor: as many as ordinary days need. Whoever tries all addresses pushes no page out. */
const mostApart = 20;

const isPublic = ({ status, isOneVisitors }: CachedPage) => status === 200 && !isOneVisitors;

export function createPageCache(settings: PageCacheSettings): PageCache {
  const plain = new Map<string, CachedPage>();
  const filtered = new Map<string, CachedPage>();
  const apart = new Map<string, CachedPage>();
  const pagesLike = (path: string) => (path.includes('?') ? filtered : plain);

  function keepPage(path: string, page: CachedPage): void {
    if (isPublic(page)) {
      apart.delete(path);
      keep(pagesLike(path), path, page, settings.limit);
    } else {
      pagesLike(path).delete(path);
      keep(apart, path, page, Math.min(settings.limit, mostApart));
    }
  }

  const versions = new Map<string, EncodedBody>();
  const underway = new Map<string, Promise<CachedPage>>();
  let epoch = 0;

  async function make(path: string): Promise<CachedPage> {
    const madeIn = epoch;
    const composed = await settings.compose(path);
    const [html, data] = await Promise.all([encodeBody(composed.html, 10), encodeBody(composed.data, 11)]);
    const { status, location, policy, version } = composed;
    const page: CachedPage = {
      status,
      location,
      isOneVisitors: settings.isOneVisitors(path),
      policy,
      version,
      etag: `"${version}"`,
      html,
      data,
      staleAt: settings.now() + settings.freshFor,
    };
    // A page that was begun before an invalidation shows what was true then.
    if (status < 500 && madeIn === epoch) keepPage(path, page);
    if (isPublic(page)) keep(versions, version, data, Math.max(settings.limit * 4, 50));
    return page;
  }

  function refresh(path: string): Promise<CachedPage> {
    const running = underway.get(path);
    if (running) return running;
    const making: Promise<CachedPage> = make(path).finally(() => {
      if (underway.get(path) === making) underway.delete(path);
    });
    underway.set(path, making);
    return making;
  }

  return {
    get: async (path) => {
      const page = pagesLike(path).get(path) ?? apart.get(path);
      if (!page) return refresh(path);
      keepPage(path, page);
      const staleSince = settings.now() - page.staleAt;
      if (staleSince < 0) return page;
      const fresh = refresh(path).catch((error: unknown) => {
        settings.onRefreshFailed(path, error);
        return page;
      });
      return staleSince < settings.staleFor ? page : fresh;
    },
    dataOf: (version) => versions.get(version) ?? null,
    invalidate: (path) => {
      epoch += 1;
      underway.clear();
      for (const pages of [plain, filtered, apart]) {
        if (path === undefined) pages.clear();
        else pages.delete(path);
      }
    },
  };
}
