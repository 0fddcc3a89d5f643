import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { days } from '../../../../domain/calendar/index.ts';
import { takeBackup } from '../../../platform/testing/backup.ts';
import { type Shop, startShop } from '../../checkout/testing.ts';
import { cyclesOf, liveUntil, subscribe, type Subscriber } from '../testing.ts';

// A whole shop and a bank on a machine that has other things to do.
vi.setConfig({ testTimeout: 60_000 });

let shop: Shop;
beforeAll(async () => {
  shop = await startShop({ hasOneClock: true });
}, 60_000);
afterAll(() => shop.close());

const chargeDay = async ({ subscription }: Subscriber): Promise<number> => {
  const [, next] = await cyclesOf(shop, subscription);
  return Date.parse(`${next!.split(' ')[2]}T06:00:00Z`);
};

/** The number of order lines with the bank's transaction id, which a refund needs. */
async function namedByOrders(): Promise<unknown> {
  const found = await shop.database.db.execute(
    sql`select count(*)::int as lines from order_lines where transaction_id is not null`,
  );
  return found.rows[0]?.['lines'];
}

test.each([
  ['after its order was locked', days(1)],
  ['before its order was locked', days(20)],
])('a renewal that was charged after a backup %s is not charged again once it is restored', async (_when, before) => {
  const elif = await subscribe(shop);
  const charged = await chargeDay(elif);
  await liveUntil(shop, charged - before);
  const restore = await takeBackup(shop.database);
  await liveUntil(shop, charged + days(1));
  const [taken, named] = [shop.bank.totals(), await namedByOrders()];

  await restore();
  await shop.restart();
  await liveUntil(shop, charged + days(20));

  const { captures, net } = shop.bank.totals();
  const [, renewed] = await cyclesOf(shop, elif.subscription);
  expect({ captures, net, named: await namedByOrders(), renewed: renewed!.split(' ')[1] }).toEqual({
    captures: taken.captures,
    net: taken.net,
    named,
    renewed: 'ORDERED',
  });
});
