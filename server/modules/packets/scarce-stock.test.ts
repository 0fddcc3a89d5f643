import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withTransaction } from '../../platform/database/transaction.ts';
import { startTestServer, type TestServer } from '../../platform/testing/test-server.ts';
import { cataloguePort, consumeStock, holdStock, returnStock } from '../catalog/index.ts';
import { productId, products } from '../catalog/testing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ seeds: ['catalog', 'packets'] });
}, 60_000);
afterAll(() => server.close());

const pads = productId({ type: 'pad', subType: 'super', size: 12 });

test('pages are made again when a box or a packet is gone or back, not whenever a scarce one is sold', async () => {
  const { context } = server;
  let invalidated = 0;
  let heard = Promise.withResolvers<void>();
  context.changes.on('catalogue', () => void (invalidated += 1));
  // The last to react: everybody else has.
  context.changes.on('stock', () => heard.resolve());
  const hearing = async (change: () => Promise<void>) => {
    heard = Promise.withResolvers();
    await change();
    await heard.promise;
    const { data } = await server.ports(cataloguePort).catalogue.read();
    const before = invalidated;
    invalidated = 0;
    return [data.products.find(({ id }) => id === pads)!.stock, before];
  };
  const lines = (boxes: number) => [{ productId: pads, boxes }];
  const sell = (boxes: number) =>
    hearing(() =>
      withTransaction(context.db, async (tx) => {
        const holdId = context.ids.next();
        await holdStock(tx, {
          holdId,
          lines: lines(boxes),
          expiresAt: new Date(context.clock.now().getTime() + 60_000),
        });
        await consumeStock(tx, holdId);
      }),
    );
  const takeBack = (boxes: number) => hearing(() => withTransaction(context.db, (tx) => returnStock(tx, lines(boxes))));

  await context.db.update(products).set({ stock: 60 }).where(eq(products.id, pads));
  await sell(1);
  expect([await sell(1), await sell(10), await sell(48), await takeBack(30), await takeBack(1), await sell(2)]).toEqual(
    [
      [58, 0],
      [48, 0],
      [0, 1],
      [30, 1],
      [31, 0],
      [29, 0],
    ],
  );
});
