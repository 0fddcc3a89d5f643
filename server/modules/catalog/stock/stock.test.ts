import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { startTestServer, type TestServer } from '../../../platform/testing/test-server.ts';
import { productId } from '../products/catalog-ids.ts';
import { findProducts } from '../products/catalog.repository.ts';
import { consumeStock, holdStock, releaseStock, type StockLine } from './stock.service.ts';
import { listAlarms } from '../../payments/index.ts';
import { products, stockHolds } from '../products/catalog.tables.ts';

const small = productId({ type: 'pad', subType: 'standard', size: 8 });
const large = productId({ type: 'pad', subType: 'standard', size: 24 });

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ seeds: ['catalog'] });
}, 60_000);
afterAll(() => server.close());
beforeEach(async () => {
  await server.context.db.delete(stockHolds);
  for (const id of [small, large]) {
    await server.context.db.update(products).set({ stock: 5 }).where(eq(products.id, id));
  }
});

const inMinutes = (minutes: number) => new Date(server.clock.now().getTime() + minutes * 60_000);
const hold = (holdId: string, lines: StockLine[], minutes = 10) =>
  withTransaction(server.context.db, (tx) => holdStock(tx, { holdId, lines, expiresAt: inMinutes(minutes) }));
const consume = (holdId: string) => withTransaction(server.context.db, (tx) => consumeStock(tx, holdId));
const left = async () => {
  const found = await findProducts(server.context.db, [small, large]);
  return [found.get(small)?.stock, found.get(large)?.stock];
};

test('a hold takes boxes from stock, a release returns them, a sale removes them', async () => {
  await hold('first', [{ productId: small, boxes: 2 }]);
  await hold('second', [
    { productId: small, boxes: 1 },
    { productId: large, boxes: 4 },
    { productId: small, boxes: 1 },
  ]);
  expect(await left()).toEqual([1, 1]);
  await withTransaction(server.context.db, (tx) => releaseStock(tx, 'first'));
  expect(await left()).toEqual([3, 1]);
  expect([await consume('second'), await consume('second'), await consume('first')]).toEqual([true, false, false]);
  expect(await left()).toEqual([3, 1]);
});

test('a hold above the stock is refused as a whole, with the remaining boxes of each', async () => {
  await hold('first', [{ productId: small, boxes: 4 }]);
  const refused = hold('second', [
    { productId: large, boxes: 5 },
    { productId: small, boxes: 2 },
    { productId: 'unknown', boxes: 1 },
  ]);
  await expect(refused).rejects.toMatchObject({
    statusCode: 409,
    code: 'OUT_OF_STOCK',
    data: {
      products: [
        { _product: small, available: 1 },
        { _product: 'unknown', available: 0 },
      ],
    },
  });
  expect(await left()).toEqual([1, 5]);
});

test('a hold replaces an earlier one of the same id', async () => {
  await hold('cart', [{ productId: small, boxes: 5 }]);
  await hold('cart', [{ productId: small, boxes: 4 }]);
  expect(await left()).toEqual([1, 5]);
});

test('the sweep releases expired holds, and nothing else', async () => {
  await hold('short', [{ productId: small, boxes: 1 }], 5);
  await hold('long', [{ productId: small, boxes: 1 }], 15);
  server.clock.advance({ minutes: 5 });
  await server.context.jobs.runNow('release-expired-stock-holds');
  expect(await left()).toEqual([4, 5]);
  expect([await consume('short'), await consume('long')]).toEqual([false, true]);
});

test('first purchases hold half of the boxes together at most; customers who paid before, and renewals, find the rest', async () => {
  await server.context.db.update(products).set({ stock: 100 }).where(eq(products.id, small));
  const first = (holdId: string, boxes: number) =>
    withTransaction(server.context.db, (tx) =>
      holdStock(tx, {
        holdId,
        lines: [{ productId: small, boxes }],
        isFirstPurchase: true,
        expiresAt: inMinutes(10),
      }),
    );
  await first('one', 30);
  await first('two', 20);
  await expect(first('three', 1)).rejects.toMatchObject({
    code: 'OUT_OF_STOCK',
    data: { products: [{ _product: small, available: 0 }] },
  });
  await hold('customer', [{ productId: small, boxes: 50 }]);
  expect(await left()).toEqual([0, 5]);
  await withTransaction(server.context.db, (tx) => releaseStock(tx, 'two'));
  await first('three', 20);
  expect([await consume('one'), await consume('three'), await consume('customer')]).toEqual([true, true, true]);
});

test('of many carts that want the last boxes at once, exactly as many get them as there are', async () => {
  const carts = Array.from({ length: 12 }, (_, index) => {
    const lines = [small, large].map((id) => ({ productId: id, boxes: 1 }));
    return hold(`cart-${index}`, index % 2 ? lines : lines.toReversed());
  });
  const outcomes = await Promise.allSettled(carts);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  expect(await left()).toEqual([0, 0]);
});

test('operations are alerted while payments in progress hold more than two fifths of a product', async () => {
  const { db, jobs } = server.context;
  await db.update(products).set({ stock: 60 }).where(eq(products.id, small));
  const alarms = async () => {
    await jobs.runNow('watch-stock-holds');
    return (await listAlarms(db)).map(({ code, subject, detail }) => [code, subject, detail]);
  };
  await hold('two fifths', [{ productId: small, boxes: 24 }]);
  await hold('all of a few', [{ productId: large, boxes: 5 }]);
  expect(await alarms()).toEqual([]);
  await hold('more', [{ productId: small, boxes: 1 }]);
  const alarm = ['STOCK_ON_HOLD', `stock:${small}`, { slug: 'pad-standard-8', onHold: 25, inWarehouse: 60 }];
  expect([await alarms(), await alarms()]).toEqual([[alarm], [alarm]]);
  await withTransaction(db, (tx) => releaseStock(tx, 'more'));
  expect(await alarms()).toEqual([]);
});
