import type { BrowserContext, Request, Route } from '@playwright/test';

/** Predicates of the groups of calls that wait, by name. Called first without `request`, by address alone. */
export type Groups = Record<string, (url: URL, request?: Request) => boolean>;

/** `through`: to the real server. `cut`: the line is dead. `busy`: a gateway before the server answers 503. */
export type Way = 'through' | 'cut' | 'busy';

export interface Gate {
  /** Calls of these groups, waiting ones and those that come until `shut`, go this way. */
  open(groups: readonly string[], way: Way): Promise<void>;
  /** From here on all calls wait again. */
  shut(): void;
  /** The waiting call of this group; `tick` lets the page get as far as making it. */
  waiting(group: string, tick: () => Promise<void>): Promise<Request>;
}

const busy = JSON.stringify({ status: 'error', code: 'UNAVAILABLE', message: { tr: 'Şu an olmuyor', en: 'Not now' } });

function send(route: Route, way: Way): Promise<void> {
  switch (way) {
    case 'through':
      return route.continue();
    case 'cut':
      return route.abort('internetdisconnected');
    case 'busy':
      return route.fulfill({ status: 503, contentType: 'application/json', body: busy });
    default:
      return way satisfies never;
  }
}

/** The page may have aborted the call meanwhile: then there is nothing to send. */
const sendIfWanted = (route: Route, way: Way) => send(route, way).catch(() => {});

export async function openGate(context: BrowserContext, groups: Groups): Promise<Gate> {
  const parked = new Map<Request, { group: string; route: Route }>();
  let ways = new Map<string, Way>();
  const groupOf = (url: URL, request?: Request) => Object.keys(groups).find((group) => groups[group]!(url, request));
  context.on('requestfailed', (request) => parked.delete(request));
  await context.route(
    (url) => groupOf(url) !== undefined,
    async (route, request) => {
      const group = groupOf(new URL(request.url()), request);
      const way = group === undefined ? 'through' : ways.get(group);
      if (way) await sendIfWanted(route, way);
      else parked.set(request, { group: group!, route });
    },
  );
  return {
    async open(names, way) {
      for (const name of names) ways.set(name, way);
      const freed = [...parked].filter(([, { group }]) => names.includes(group));
      for (const [request] of freed) parked.delete(request);
      await Promise.all(freed.map(([, { route }]) => sendIfWanted(route, way)));
    },
    shut() {
      ways = new Map();
    },
    async waiting(group, tick) {
      const find = () => [...parked].find(([, waits]) => waits.group === group)?.[0];
      const end = Date.now() + 60_000;
      for (;;) {
        const found = find();
        if (found) return found;
        if (Date.now() > end) throw new Error(`no call of "${group}" came to the gate`);
        await tick();
      }
    },
  };
}
