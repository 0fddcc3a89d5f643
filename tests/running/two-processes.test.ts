import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Postgres, startPostgres } from '../../scripts/processes/postgres.ts';
import { announceChange } from '../../server/platform/changes/changes.ts';
import { withTransaction } from '../../server/platform/database/transaction.ts';
import { createPageCache } from '../../server/platform/web/pages/page-cache.ts';
import { openProcess, type Process } from './shop-process.ts';

let postgres: Postgres;
let first: Process;
let second: Process;
let pagesMade = 0;
const compose = async () => {
  pagesMade += 1;
  return { status: 200, location: null, html: '', data: '', version: String(pagesMade), policy: '' };
};
beforeAll(async () => {
  postgres = startPostgres();
  first = await openProcess(postgres.url);
  second = await openProcess(postgres.url, {
    registerWeb: (server) => {
      const ages = {
        freshFor: 1e9,
        staleFor: 1e9,
        limit: 10,
        atOnce: { all: 9, endless: 9 },
        isOneOfEndless: () => false,
        patience: { withOld: 1e4, without: 1e4 },
        packAfter: 0,
        now: () => performance.now(),
      };
      server.decorate(
        'pages',
        createPageCache({ compose, isOneVisitors: () => false, onRefreshFailed: () => {}, ...ages }),
      );
    },
  });
});
afterAll(async () => {
  await Promise.all([first.close(), second.close()]);
  postgres.stop();
});

type Product = { slug: string; price: { oneTimePurchase: number } };
const priceAt = async ({ call }: Process) =>
  ((await call('GET', '/api/public/user/products/')).body.data as Product[]).find(
    ({ slug }) => slug === 'pad-super-12',
  )!.price.oneTimePurchase;
const setPrice = (kurus: number) =>
  withTransaction(first.database.db, async (tx) => {
    await tx.execute(sql`update products set one_time_kurus = ${kurus} where slug = 'pad-super-12'`);
    await announceChange(tx, 'catalogue');
  });

test('a price changed through one process is the price of the other, in its lists and on its pages', async () => {
  expect(await priceAt(second)).toBe(139.9);
  const { pages } = second.app.server;
  expect((await pages.get('/')).version).toBe('1');
  await setPrice(12_000);
  await vi.waitFor(async () => expect((await pages.get('/')).version).toBe('2'));
  // The first answer after the notification, though no request came for a while.
  expect(await priceAt(second)).toBe(120);
});

test('the sandbox clock moves for every process', async () => {
  const before = second.app.context.clock.now().getTime();
  await first.call('POST', '/sandbox/clock', { days: 3 });
  const days = () => Math.round((second.app.context.clock.now().getTime() - before) / 86_400_000);
  await vi.waitFor(() => expect(days()).toBe(3));
});

test('a change announced while the database was away is not missed', async () => {
  const { pages } = second.app.server;
  const before = (await pages.get('/')).version;
  postgres.crash();
  postgres.start();
  await vi.waitFor(async () => expect((await pages.get('/')).version).not.toBe(before), { timeout: 60_000 });
});
