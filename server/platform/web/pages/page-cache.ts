import { setTimeout as delay } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { limited } from '../../jobs/in-parallel.ts';
import { encodeBody, type EncodedBody, packText } from './encoded-body.ts';
import type { ComposedPage } from '../rendering/compose-page.ts';

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
}

export interface PageCacheSettings {
  compose: (path: string) => Promise<ComposedPage>;
  /** Milliseconds a page is served without a look at its source. */
  freshFor: number;
  /** Milliseconds after that for which a stale page is still answered at once, so that the prices of yesterday are not shown. */
  staleFor: number;
  /** Pages with status 200 kept; the one that was not asked for the longest goes first. Those of endlessly many have as many places of their own: a client that tries all filters pushes no other page out. 0 keeps none. */
  limit: number;
  /** Pages that are made at the same time, those that wait for their turn included; of more than these none is begun. Those of endlessly many are few of them: a client that tries all filters keeps no other page from its turn. */
  atOnce: { all: number; endless: number };
  /** Milliseconds a request waits for a page where an old one could be answered, and where there is none. */
  patience: { withOld: number; without: number };
  /** Whether the page is of one visitor only: kept no longer than it takes to be loaded. */
  isOneVisitors: (path: string) => boolean;
  /** Whether anybody can name another such page, and each is there. */
  isOneOfEndless: (path: string) => boolean;
  /** Milliseconds a page is kept before it is compressed better: until then another may have taken its place. */
  packAfter: number;
  /** Milliseconds, monotonic and above 0. */
  now: () => number;
  onRefreshFailed: (path: string, error: unknown) => void;
}

/** The page could not be made in time, and there is no old one to answer. */
export class PageNotReady extends Error {
  override name = 'PageNotReady';
}

export interface PageCache {
  /**
   * The page of a path. A stale one is answered at once and remade behind the answer; one that is older than that is
   * remade first, and answered only where that fails or takes too long. Rejects with a PageNotReady.
   */
  get: (path: string) => Promise<CachedPage>;
  /** Whether the page is kept, fresh or stale. */
  has: (path: string) => boolean;
  /** The data of a page that some browser holds, by the version in its address; null when it is not kept here. */
  dataOf: (version: string) => EncodedBody | null;
  /** Forgets one page, or all: the next visitor waits for a fresh one. Call it when what pages show has changed. */
  invalidate: (path?: string) => void;
  /**
   * Pages that name one of these ids, or all, are stale: the next visitor is answered at once, and the page is remade
   * behind the answer. For what may be seen a moment late.
   */
  refresh: (ids: readonly string[] | null) => void;
}

/** Answers that are no page, and pages of one visitor: as many as ordinary days need. A client that tries all addresses pushes no page out. */
const maxApart = 20;

/** More than any room holds: an entry of this size is given to the waiting requests, and not kept. */
const notKept = Number.MAX_SAFE_INTEGER;

const isPublic = ({ status, isOneVisitors }: CachedPage) => status === 200 && !isOneVisitors;

/** The shop could not make the page; this is what it says instead. */
class BrokenPage extends Error {
  readonly page: CachedPage;

  constructor(page: CachedPage) {
    super(`The page was made with status ${page.status}.`);
    this.page = page;
  }
}

/** What compresses a page in a few milliseconds, and what makes it smallest in fifty. */
const quality = { quick: 5, best: 10 };

type Room = LRUCache<string, CachedPage>;

/** Rejects once the time is over; `work` is not cancelled. */
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

  /** Sizes are counted in pages, and one that is being made takes no place: a client that asks for many at once pushes none out. */
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
          // A page that was begun before an invalidation shows what was true then.
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

  /** Pages that are being made, each for its room. */
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
  /** Compresses a page that is still kept by then as small as it gets; one page after the other. */
  async function packLater(path: string, page: CachedPage): Promise<void> {
    await delay(settings.packAfter, null, { ref: false });
    await pack(path, page);
  }

  /** Answered at once, and remade behind the answer. What is being made now may show what was true before. */
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
      // Answered at once, without waiting for the new page.
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
