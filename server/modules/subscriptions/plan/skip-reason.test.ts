import { readdirSync, readFileSync } from 'node:fs';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Shop, startShop } from '../../checkout/testing.ts';
import { readSkipReason } from './skip-reason.ts';
import { subscriptionCycles } from './subscriptions.tables.ts';
import { subscribe, type Subscriber } from '../testing.ts';

// A whole shop and a bank on a machine that has other things to do.
vi.setConfig({ testTimeout: 30_000 });

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
}, 60_000);
afterAll(() => shop.close());

const migrations = new URL('../../../platform/database/migrations/', import.meta.url);
function readUpdate(): string {
  const all = readdirSync(migrations).map((file) =>
    file.endsWith('.sql') ? readFileSync(new URL(file, migrations), 'utf8') : '',
  );
  return all
    .flatMap((text) => text.split('--> statement-breakpoint'))
    .find((statement) => statement.includes('UPDATE "subscription_cycles" SET "skip_reason"'))!;
}

const skip = async (subscriber: Subscriber, reason: string) =>
  subscriber.call('POST', `subscriptions/${subscriber.subscription}/skip?version=1&cycle=2`, {
    action: 'SKIP_NEXT',
    skipReasons: [{ date: '2026-04-27', reason }],
  });

test('a skip reason must be one of the codes of the contract [SUBSCRIPTION-6]', async () => {
  const elif = await subscribe(shop);
  const { status, body } = await skip(elif, 'Elimde var');
  expect([status, body.code, body.data.fields.map(({ path }: { path: string }) => path)]).toEqual([
    400,
    'VALIDATION',
    ['skipReasons.0.reason'],
  ]);
  const skipped = await skip(elif, 'NO_PERIOD');
  expect(skipped.body.data.skipReasons).toEqual([{ date: '2026-04-27', reason: 'NO_PERIOD' }]);
});

const labels = {
  'Elimde var': 'HAVE_ENOUGH',
  'I have enough': 'HAVE_ENOUGH',
  'Evde değilim': 'AWAY',
  'I’m away': 'AWAY',
  'Regl olmuyorum': 'NO_PERIOD',
  'I don’t have my period': 'NO_PERIOD',
  'Bütçem dar': 'BUDGET',
  'Money is tight': 'BUDGET',
  Başka: 'OTHER',
  'Something else': 'OTHER',
  'words of a partner': 'OTHER',
  AWAY: 'AWAY',
} as const;

test('skip reason labels of the previous release are read as codes, before and after the migration', async () => {
  const elif = await subscribe(shop);
  await skip(elif, 'AWAY');
  const { db } = shop.database;
  const isSkipped = sql`subscription_id = ${elif.subscription} and cycle = 2`;
  const found = [];
  for (const label of Object.keys(labels)) {
    await db.execute(sql`update subscription_cycles set skip_reason = ${label} where ${isSkipped}`);
    const { body } = await elif.call('GET', `subscriptions/${elif.subscription}`);
    await db.execute(sql.raw(readUpdate()));
    const [row] = await db
      .select({ reason: subscriptionCycles.skipReason })
      .from(subscriptionCycles)
      .where(sql`${eq(subscriptionCycles.subscriptionId, elif.subscription)} and cycle = 2`);
    found.push([label, body.data.skipReasons[0].reason, row?.reason]);
  }
  expect(found).toEqual(Object.entries(labels).map(([label, code]) => [label, code, code]));
  expect(readSkipReason(null)).toBe(null);
});
