import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { newCard, openShopper, type Shop, startShop } from '../checkout/testing.ts';

vi.setConfig({ testTimeout: 30_000 });

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
}, 60_000);
afterAll(() => shop.close());

test('an address outside the delivery area gets neither agreements nor an order; nothing is charged', async () => {
  const shopper = await openShopper(shop);
  const body = await shopper.checkout({ once: 1 }, newCard('succeeds'));
  const abroad = JSON.stringify({ _id: 'ae', name: { tr: 'BAE', en: 'UAE' } });
  await shop.database.db.execute(
    sql`update addresses set location = jsonb_set(location, '{country}', ${abroad}::jsonb) where id = ${shopper.addressId}`,
  );
  const contract = await shopper.call('POST', 'shopping/generate-distance-sales-contract', {
    cart: { items: [] },
    useAccountBalance: true,
    _deliveryAddress: shopper.addressId,
    _billingAddress: shopper.addressId,
  });
  const order = await shopper.buy('3ds/buy-request', body);
  const refusalOf = ({ status, body: { code, data } }: typeof order) => {
    const [{ path, rule }] = data.fields;
    return [status, code, path, rule];
  };
  const refused = [400, 'VALIDATION', '_deliveryAddress', 'notServed'];
  expect([refusalOf(contract), refusalOf(order)]).toEqual([refused, refused]);
  expect(shop.bank.ledger()).toEqual([]);
});
