import { expect, test } from 'vitest';
import { createPageCache, PageNotReady } from './page-cache.ts';
import type { ComposedPage } from '../rendering/compose-page.ts';

/** A shop whose pages count how often they were rendered; `hold` delays the next ones. */
function openPages(
  limit = 10,
  { atOnce = { all: 1000, endless: 1000 }, patience = { withOld: 10_000, without: 10_000 } } = {},
) {
  let now = 1;
  let made = 0;
  let gate: Promise<void> = Promise.resolve();
  let hasFailed = false;
  const failures: string[] = [];
  const present = new Set<string>();
  const broken = new Set<string>();
  const cache = createPageCache({
    compose: async (path): Promise<ComposedPage> => {
      made += 1;
      const version = `${path}#${made}`;
      await gate;
      if (hasFailed) throw new Error('nothing can be read');
      const status =
        path === '/broken' || broken.has(path) ? 500 : path.startsWith('/no-') && !present.has(path) ? 404 : 200;
      return { status, location: null, html: version, data: `data ${version}`, version, policy: 'none' };
    },
    freshFor: 100,
    staleFor: 1000,
    limit,
    atOnce,
    patience,
    packAfter: 0,
    isOneVisitors: (path) => path.startsWith('/own-'),
    isOneOfEndless: (path) => path.includes('?'),
    now: () => now,
    onRefreshFailed: (path) => failures.push(path),
  });
  const read = async (path: string) => (await cache.get(path)).html.identity.toString();
  return {
    cache,
    read,
    failures,
    fail: () => void (hasFailed = true),
    break: (path: string) => broken.add(path),
    appear: (path: string) => present.add(path),
    pass: (milliseconds: number) => (now += milliseconds),
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      gate = promise;
      return resolve;
    },
  };
}

test('a fresh page is rendered once, also for simultaneous visitors', async () => {
  const { read } = openPages();
  expect(await Promise.all([read('/'), read('/')])).toEqual(['/#1', '/#1']);
  expect(await read('/')).toBe('/#1');
});

test('a stale page is answered at once and rendered again in the background', async () => {
  const { read, pass, cache } = openPages();
  await read('/');
  pass(101);
  expect(await read('/')).toBe('/#1');
  await cache.get('/');
  await expect.poll(() => read('/')).toBe('/#2');
});

test('a page that has been stale for long is rendered before the answer', async () => {
  const { read, pass } = openPages();
  await read('/');
  pass(1101);
  expect(await read('/')).toBe('/#2');
});

test('a failed rendering keeps the old page', async () => {
  const { read, pass, fail, failures } = openPages();
  await read('/');
  pass(1101);
  fail();
  expect([await read('/'), failures]).toEqual(['/#1', ['/']]);
});

test('an error page does not replace an old page, also while others wait for it', async () => {
  const { read, pass, break: breakPage, failures } = openPages();
  await read('/');
  breakPage('/');
  pass(1101);
  expect([await Promise.all([read('/'), read('/')]), failures]).toEqual([['/#1', '/#1'], ['/']]);
});

test('a failed first rendering rejects all waiting readers, and is retried', async () => {
  const { read, fail } = openPages();
  fail();
  const waiting = await Promise.allSettled([read('/'), read('/'), read('/')]);
  expect(waiting.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
});

test('simultaneous requests of missing pages evict no page', async () => {
  const { read } = openPages(3);
  for (const path of ['/a', '/b', '/c']) await read(path);
  await Promise.all(Array.from({ length: 100 }, (_, tried) => read(`/no-${tried}`)));
  expect([await read('/a'), await read('/b'), await read('/c')]).toEqual(['/a#1', '/b#2', '/c#3']);
});

test('without capacity every page is rendered again, and its data stays', async () => {
  const { read, cache } = openPages(0);
  expect([await read('/'), await read('/'), await read('/no-1'), await read('/no-1')]).toEqual([
    '/#1',
    '/#2',
    '/no-1#3',
    '/no-1#4',
  ]);
  expect(cache.dataOf('/#1')?.identity.toString()).toBe('data /#1');
});

test('after an invalidation the next visitor waits for a new page', async () => {
  const { read, cache } = openPages();
  await read('/');
  cache.invalidate('/');
  expect(await read('/')).toBe('/#2');
});

test('a rendering started before an invalidation is not cached', async () => {
  const { read, cache, hold } = openPages();
  const release = hold();
  const begun = read('/');
  cache.invalidate();
  release();
  expect(await begun).toBe('/#1');
  expect(await read('/')).toBe('/#2');
});

test('a sold-out product makes its pages stale, each answered at once and rendered once', async () => {
  const { read, cache } = openPages();
  const paths = ['/pads', '/pads/night', '/cups', '/packets?max=pads'];
  await Promise.all(paths.map(read));
  cache.refresh(['pads', 'night']);
  const atOnce = await Promise.all(paths.map(read));
  await expect.poll(() => read('/packets?max=pads')).toBe('/packets?max=pads#7');
  expect([atOnce, await Promise.all(paths.map(read))]).toEqual([
    ['/pads#1', '/pads/night#2', '/cups#3', '/packets?max=pads#4'],
    ['/pads#5', '/pads/night#6', '/cups#3', '/packets?max=pads#7'],
  ]);
});

test('an unknown change makes every page stale', async () => {
  const { read, cache } = openPages();
  await Promise.all(['/pads', '/cups'].map(read));
  cache.refresh(null);
  expect(await Promise.all(['/pads', '/cups'].map(read))).toEqual(['/pads#1', '/cups#2']);
  await expect.poll(() => Promise.all(['/pads', '/cups'].map(read))).toEqual(['/pads#3', '/cups#4']);
});

test('a page being rendered during a sell-out is rendered once more', async () => {
  const { read, cache, hold } = openPages();
  const release = hold();
  const first = read('/pads');
  cache.refresh(['pads']);
  release();
  expect([await first, await read('/pads')]).toEqual(['/pads#1', '/pads#2']);
});

test('a page is compressed quickly at first, and smaller once cached', async () => {
  const { cache } = openPages();
  const words = Array.from({ length: 2000 }, (_, nth) => `word-${(nth * nth) % 997}`).join(' ');
  const read = async () => (await cache.get(`/${words}`)).html.br.length;
  const quick = await read();
  await expect.poll(read).toBeLessThan(quick);
});

test('an error page is not cached', async () => {
  const { read } = openPages();
  expect([await read('/broken'), await read('/broken')]).toEqual(['/broken#1', '/broken#2']);
});

test('the least recently used page is evicted first, but its data stays for open pages', async () => {
  const { read, cache } = openPages(2);
  await read('/a');
  await read('/b');
  await read('/a');
  await read('/c');
  expect([await read('/a'), await read('/b')]).toEqual(['/a#1', '/b#4']);
  expect(cache.dataOf('/b#2')?.identity.toString()).toBe('data /b#2');
});

test('requests of all filters evict no plain page', async () => {
  const { read } = openPages(2);
  await read('/packets');
  for (const max of [1, 2, 3]) await read(`/packets?max=${max}`);
  expect([await read('/packets'), await read('/packets?max=3'), await read('/packets?max=1')]).toEqual([
    '/packets#1',
    '/packets?max=3#4',
    '/packets?max=1#5',
  ]);
});

test('requests of missing pages evict no page or its data, and the latest ones are cached', async () => {
  const { read, cache } = openPages(30);
  await read('/a');
  for (let tried = 1; tried <= 200; tried += 1) await read(`/no-${tried}`);
  expect([await read('/a'), await read('/no-200'), await read('/no-180')]).toEqual([
    '/a#1',
    '/no-200#201',
    '/no-180#202',
  ]);
  expect(cache.dataOf('/a#1')?.identity.toString()).toBe('data /a#1');
  cache.invalidate();
  expect(await read('/no-200')).toBe('/no-200#203');
});

test('a new page replaces its cached 404', async () => {
  const { read, pass, appear, cache } = openPages();
  await read('/no-yet');
  appear('/no-yet');
  pass(101);
  await read('/no-yet');
  await expect.poll(async () => (await cache.get('/no-yet')).status).toBe(200);
});

test('personal pages evict no page and no data, and are cached while loaded', async () => {
  const { read, cache } = openPages(30);
  await read('/a');
  for (let tried = 1; tried <= 200; tried += 1) await read(`/own-${tried}`);
  expect([await read('/a'), await read('/own-200'), await read('/own-180')]).toEqual([
    '/a#1',
    '/own-200#201',
    '/own-180#202',
  ]);
  expect([cache.dataOf('/a#1')?.identity.toString(), cache.dataOf('/own-200#201')]).toEqual(['data /a#1', null]);
});

test('a page not rendered in time is the last good one, whatever its age; without one it rejects', async () => {
  const { read, pass, hold } = openPages(10, { patience: { withOld: 20, without: 40 } });
  await read('/');
  pass(1_000_000);
  const release = hold();
  expect(await read('/')).toBe('/#1');
  await expect(read('/new')).rejects.toThrow(PageNotReady);
  release();
  await expect.poll(() => read('/')).toBe('/#2');
  expect(await read('/new')).toBe('/new#3');
});

test('the number of simultaneous renderings is limited', async () => {
  const { read, pass, hold } = openPages(10, { atOnce: { all: 2, endless: 2 } });
  await read('/');
  pass(2000);
  const release = hold();
  const waiting = [read('/a'), read('/b')];
  await expect(read('/c')).rejects.toThrow('2 pages are being made.');
  expect(await read('/')).toBe('/#1');
  release();
  expect(await Promise.all(waiting)).toEqual(['/a#2', '/b#3']);
  expect(await read('/c')).toBe('/c#4');
});

test('requests of all filters do not block other pages', async () => {
  const { read, hold } = openPages(10, { atOnce: { all: 3, endless: 1 } });
  const release = hold();
  const waiting = [read('/packets?max=1'), read('/a')];
  await expect(read('/packets?max=2')).rejects.toThrow('1 pages are being made.');
  waiting.push(read('/b'));
  release();
  expect(await Promise.all(waiting)).toEqual(['/packets?max=1#1', '/a#2', '/b#3']);
});

test('a page is cached, also a stale one, until invalidated', async () => {
  const { read, cache, pass } = openPages();
  await Promise.all([read('/a'), read('/no-1'), read('/packets?max=1')]);
  pass(101);
  const has = () => ['/a', '/no-1', '/packets?max=1', '/b'].map((path) => cache.has(path));
  expect(has()).toEqual([true, true, true, false]);
  cache.invalidate();
  expect(has()).toEqual([false, false, false, false]);
});
