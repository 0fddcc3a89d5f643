import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { products, stockHolds } from './testing.ts';
import { startTestServer, type TestServer } from '../../platform/testing/test-server.ts';
import { jsonRows, readJsonRows } from '../../platform/database/json-rows.ts';
import { withTransaction } from '../../platform/database/transaction.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ seeds: ['catalog'] });
}, 60_000);
afterAll(() => server.close());

test('rows read as JSON beside another row equal the rows read alone', async () => {
  const { db } = server.context;
  const [product] = await db.select().from(products).limit(1);
  const productId = product!.id;
  const expiresAt = new Date('2026-03-02T09:00:00.123Z');
  const hold = { productId, boxes: 2, isFirstPurchase: true, expiresAt };
  const rows = ['a', 'b'].map((holdId) => ({ ...hold, holdId }));
  await withTransaction(db, (tx) => tx.insert(stockHolds).values(rows));
  const [found] = await db
    .select({
      holds: jsonRows(stockHolds, eq(stockHolds.productId, products.id), sql`${stockHolds.holdId} desc`),
      none: jsonRows(stockHolds, sql`false`, sql`${stockHolds.holdId}`),
    })
    .from(products)
    .where(eq(products.id, productId));
  expect(readJsonRows(stockHolds, found!.holds)).toEqual(rows.toReversed());
  expect(readJsonRows(stockHolds, found!.none)).toEqual([]);
  expect(readJsonRows(products, [await oneOf(productId)])).toEqual([product]);
});

async function oneOf(id: string): Promise<unknown> {
  const { rows } = await server.context.db.execute(sql`select to_json(p.*) as row from products p where id = ${id}`);
  return rows[0]!['row'];
}
