import { setTimeout as delay } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { limited } from '../../jobs/in-parallel.ts';
import { encodeBody, type EncodedBody, packText } from './encoded-body.ts';
import type { ComposedPage } from '../rendering/compose-page.ts';

export interface CachedPage {
  status: number;
  location: string | null;
  /** The address is a secret of one visitor. */
  isOneVisitors: boolean;
  policy: string;
  version: string;
  etag: string;
  html: EncodedBody;
  data: EncodedBody;
}

export interface PageCacheSettings {
  compose: (path: string) => Promise<ComposedPage>;
  /** Milliseconds for which a page is served without rendering it again. */
  freshFor: number;
  /** Milliseconds after `freshFor` for which a stale page is still answered at once; limits the age of shown prices. */
  staleFor: number;
  /** Number of cached pages with status 200, for endless and other pages each; the least recently used goes first. */
  limit: number;
  /** Limit of pages being rendered or waiting for it, and a lower one for endless pages; beyond it none is begun. */
  atOnce: { all: number; endless: number };
  /** Milliseconds a request waits for a page: with an old one to answer instead, and without. */
  patience: { withOld: number; without: number };
  /** Whether the page is for one visitor only: kept no longer than it takes to load. */
  isOneVisitors: (path: string) => boolean;
  /** Whether anybody can name endlessly many pages like it, all of which exist. */
  isOneOfEndless: (path: string) => boolean;
  /** Milliseconds before a page is compressed better: by then it may have been replaced. */
  packAfter: number;
  /** Milliseconds, monotonic and above 0. */
  now: () => number;
  onRefreshFailed: (path: string, error: unknown) => void;
}

/** The page could not be rendered in time, and there is no old one to answer. */
export class PageNotReady extends Error {
  override name = 'PageNotReady';
}

export interface PageCache {
  /**
   * The page of a path. A stale one is answered at once and rendered again in the background; an older one is
   * rendered first, and answered only if that fails or takes too long. Rejects with a PageNotReady.
   */
  get: (path: string) => Promise<CachedPage>;
  /** Whether the page is cached, fresh or stale. */
  has: (path: string) => boolean;
  /** The data of a page in some browser, by the version in its address; null when it is not cached here. */
  dataOf: (version: string) => EncodedBody | null;
  /** Drops one page, or all: the next visitor waits for a fresh one. Call it when the content of pages has changed. */
  invalidate: (path?: string) => void;
  /**
   * Marks pages with one of these ids, or all, as stale: the next visitor is answered at once, and the page is rendered
   * again in the background. For changes that may be seen a moment late.
   */
  refresh: (ids: readonly string[] | null) => void;
}

/** Places for other answers and pages of one visitor, apart, so that clients trying all addresses displace no page. */
const maxApart = 20;

/** Larger than any cache: an entry of this size is given to the waiting requests, and not stored. */
const notKept = Number.MAX_SAFE_INTEGER;

const isPublic = ({ status, isOneVisitors }: CachedPage) => status === 200 && !isOneVisitors;

/** Rendering failed; `page` is the answer instead. */
class BrokenPage extends Error {
  readonly page: CachedPage;

  constructor(page: CachedPage) {
    super(`The page was made with status ${page.status}.`);
    this.page = page;
  }
}

/** Brotli qualities: a few milliseconds per page, or fifty for the smallest result. */
const quality = { quick: 5, best: 10 };

type Room = LRUCache<string, CachedPage>;

/** Rejects when the time is over; `work` is not cancelled. */
async function inTime<Result>(work: Promise<Result>, milliseconds: number): Promise<Result> {
  const over = new AbortController();
  const late = delay(milliseconds, null, { signal: over.signal }).then(() => {
    throw new PageNotReady(`It was not made within ${milliseconds} ms.`);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    late.catch(() => undefined);
    over.abort();
  }
}

export function createPageCache(settings: PageCacheSettings): PageCache {
  const { limit, freshFor, staleFor, now } = settings;
  const versions = new LRUCache<string, EncodedBody>({ max: Math.max(limit * 4, 50) });
  const plain = openRoom(limit);
  const endless = openRoom(limit);
  const apart = openRoom(Math.min(limit, maxApart));
  const pagesLike = (path: string) => (settings.isOneOfEndless(path) ? endless : plain);

  /** Sizes count pages; one being rendered has size 0, so that a client requesting many displaces none. */
  function openRoom(places: number): Room {
    const room: Room = new LRUCache<string, CachedPage>({
      maxSize: Math.max(places, 1),
      sizeCalculation: () => 1,
      backgroundFetchSize: 0,
      ttl: freshFor,
      perf: { now },
      ttlResolution: 0,
      ignoreFetchAbort: true,
      noDeleteOnFetchRejection: true,
      fetchMethod: async (path, stale, { options, signal }) => {
        const own = { path, room };
        begun.add(own);
        try {
          const page = await make(path);
          if (page.status >= 500) throw new BrokenPage(page);
          const home = isPublic(page) ? pagesLike(path) : apart;
          if (home !== room || places === 0) options.size = notKept;
          // A page begun before an invalidation shows old data.
          if (home !== room && places > 0 && !signal.aborted) home.set(path, page);
          if (places > 0 && isPublic(page)) void packLater(path, page);
          return page;
        } catch (error) {
          if (stale) settings.onRefreshFailed(path, error);
          throw error;
        } finally {
          begun.delete(own);
        }
      },
    });
    return room;
  }

  /** Pages being rendered, each with its cache. */
  const begun = new Set<{ path: string; room: Room }>();
  const making = { all: 0, endless: 0 };
  async function make(path: string): Promise<CachedPage> {
    const lanes = settings.isOneOfEndless(path) ? (['all', 'endless'] as const) : (['all'] as const);
    const full = lanes.find((lane) => making[lane] >= settings.atOnce[lane]);
    if (full) throw new PageNotReady(`${making[full]} pages are being made.`);
    for (const lane of lanes) making[lane] += 1;
    try {
      return await compose(path);
    } finally {
      for (const lane of lanes) making[lane] -= 1;
    }
  }

  async function compose(path: string): Promise<CachedPage> {
    const composed = await settings.compose(path);
    const { quick } = quality;
    const [html, data] = await Promise.all([encodeBody(composed.html, quick), encodeBody(composed.data, quick)]);
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
    };
    if (isPublic(page)) versions.set(version, data);
    return page;
  }

  const pack = limited(1, async (path: string, page: CachedPage): Promise<void> => {
    if (pagesLike(path).peek(path, { allowStale: true }) !== page) return;
    for (const body of [page.html, page.data]) body.br = await packText(body.identity, quality.best);
  });
  /** Compresses a page that is still cached by then as small as possible; one page after the other. */
  async function packLater(path: string, page: CachedPage): Promise<void> {
    await delay(settings.packAfter, null, { ref: false });
    await pack(path, page);
  }

  /** Marks a page as stale; one being rendered may contain old data and is dropped. */
  function makeStale(room: Room, path: string): void {
    const page = room.peek(path, { allowStale: true });
    if (page) room.set(path, page, { start: now() - freshFor - 1 });
    else room.delete(path);
  }

  return {
    get: async (path) => {
      const room = settings.isOneVisitors(path) || apart.peek(path, { allowStale: true }) ? apart : pagesLike(path);
      const isNotTooOld = room.getRemainingTTL(path) > -staleFor;
      const old = room.peek(path, { allowStale: true });
      const fetched = room.fetch(path, { allowStale: isNotTooOld }).then((page) => page!);
      // Answered at once; the new page is rendered in the background.
      if (old && isNotTooOld) return fetched;
      try {
        return await inTime(fetched, old ? settings.patience.withOld : settings.patience.without);
      } catch (error) {
        if (old) return old;
        if (error instanceof BrokenPage) return error.page;
        throw error;
      }
    },
    has: (path) => [plain, endless, apart].some((room) => room.peek(path, { allowStale: true }) !== undefined),
    dataOf: (version) => versions.get(version) ?? null,
    invalidate: (path) => {
      for (const room of [plain, endless, apart]) {
        if (path === undefined) room.clear();
        else room.delete(path);
      }
    },
    refresh: (ids) => {
      const names = (page: CachedPage) =>
        ids === null || ids.some((id) => page.data.identity.includes(id) || page.html.identity.includes(id));
      for (const room of [plain, endless, apart]) {
        const named = Array.from(room.entries()).filter(([, page]) => names(page));
        for (const [path] of named) makeStale(room, path);
      }
      for (const { path, room } of begun) makeStale(room, path);
    },
  };
}
