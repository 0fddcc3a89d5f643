import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { days, hours } from '../../../../domain/calendar/index.ts';
import { addAddress } from '../../addresses/testing.ts';
import { signInAgain } from '../../auth/testing.ts';
import { type Shop, startShop } from '../../checkout/testing.ts';
import { orders } from '../../orders/testing.ts';
import { cyclesOf, liveUntil, subscribe, type Subscriber } from '../testing.ts';

// A whole shop and a bank on a machine that has other things to do.
vi.setConfig({ testTimeout: 60_000 });

let shop: Shop;
beforeAll(async () => {
  shop = await startShop({ hasOneClock: true });
}, 60_000);
afterAll(() => shop.close());

const [home, away] = ['Moda Caddesi No 12 Daire 5', 'Bağdat Caddesi No 7'];

/** Delivery and billing address of the account's orders. */
async function placesOf({ accountId }: Subscriber): Promise<string[]> {
  const rows = await shop.database.db
    .select()
    .from(orders)
    .where(eq(orders.accountId, accountId))
    .orderBy(asc(orders.number));
  return rows.map(({ deliveryAddress, billingAddress }) => `${deliveryAddress.line} | ${billingAddress.line}`);
}

test.each([
  { card: 'succeeds', before: days(2) },
  { card: 'renewalDeclines', before: hours(-12) },
] as const)('a new address applies to the unpaid delivery, its bill and those to come ($card)', async (about) => {
  const elif = await subscribe(shop, { card: about.card });
  const next = await addAddress(shop, elif, away);
  const day = (await cyclesOf(shop, elif.subscription)).at(-1)!.slice(-10);
  await liveUntil(shop, Date.parse(day) - about.before);
  const token = await signInAgain(shop.app, elif.accountId);
  const path = `/api/private/user/subscriptions/${elif.subscription}/edit`;
  const moved = await shop.call('POST', path, {
    token,
    body: { action: 'EDIT_SUBSCRIPTION', _deliveryAddress: next },
  });
  const { _deliveryAddress, _billingAddress } = moved.body.data;
  expect([_deliveryAddress, _billingAddress]).toEqual([next, next]);
  expect(await placesOf(elif)).toEqual([`${home} | ${home}`, `${away} | ${away}`]);
  const left = await shop.call('DELETE', `/api/private/user/addresses/${elif.addressId}?version=1`, { token });
  expect(left.status).toBe(200);
});
