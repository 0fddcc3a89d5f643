import { eq, sql } from 'drizzle-orm';
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

test('pages are rendered again when a box or packet sells out or returns, not at every sale', async () => {
  const { context } = server;
  let changed: (readonly string[] | null)[] = [];
  let reacted = Promise.withResolvers<void>();
  context.changes.on('shelf', (ids) => void changed.push(ids));
  // Registered last: when this listener runs, all others have run.
  context.changes.on('stock', () => reacted.resolve());
  const changesAfter = async (change: () => Promise<void>) => {
    reacted = Promise.withResolvers();
    await change();
    await reacted.promise;
    const { data } = await server.ports(cataloguePort).catalogue.read();
    const announced = changed;
    changed = [];
    return { left: data.products.find(({ id }) => id === pads)!.stock, announced };
  };
  const lines = (boxes: number) => [{ productId: pads, boxes }];
  const sell = (boxes: number) =>
    changesAfter(() =>
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
  const takeBack = (boxes: number) =>
    changesAfter(() => withTransaction(context.db, (tx) => returnStock(tx, lines(boxes))));

  await context.db.update(products).set({ stock: 60 }).where(eq(products.id, pads));
  await sell(1);
  const gone = await namesOf(pads);
  expect([await sell(1), await sell(10), await sell(48), await takeBack(30), await takeBack(1), await sell(2)]).toEqual(
    [
      { left: 58, announced: [] },
      { left: 48, announced: [] },
      { left: 0, announced: [gone] },
      { left: 30, announced: [null] },
      { left: 31, announced: [] },
      { left: 29, announced: [] },
    ],
  );
});

/** The ids of a product and of the packets that contain it, as pages list them. */
async function namesOf(id: string): Promise<string[]> {
  const { rows } = await server.context.db.execute(sql`select packet_id as id from packet_items
    join packets on packets.id = packet_id where product_id = ${id} order by packets.sort_order`);
  return [id, ...rows.map((row) => row['id'] as string)];
}
