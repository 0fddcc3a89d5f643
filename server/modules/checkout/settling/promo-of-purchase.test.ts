import { readdirSync, readFileSync } from 'node:fs';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { productId } from '../../catalog/testing.ts';
import { promoUses } from '../../promo-codes/testing.ts';
import { newCard, openShopper, passChallenge, type Shop, type Shopper, startShop } from '../testing.ts';

// Starting a whole shop and a bank may be slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

let shop: Shop;
beforeAll(async () => {
  shop = await startShop({ deadlineMs: 15_000 });
}, 60_000);
afterAll(() => shop.close());

const boxes = {
  once: productId({ type: 'pad', subType: 'super', size: 24 }),
  subscribed: productId({ type: 'pantyliner', subType: 'thong', size: 12 }),
};
const cart = { once: 3, subscribed: 1, boxes, promoCode: 'SEPET75' };

const item = (_id: string, purchaseType: string, quantity: number) => ({
  type: 'product',
  _id,
  purchaseType,
  quantity,
});

/** The price calculation's answer about the code for this cart, once the cached data has expired. */
async function askForCode(shopper: Shopper): Promise<string> {
  shop.clock.advance({ seconds: 1 });
  const items = [item(boxes.subscribed, 'subscription', 1), item(boxes.once, 'oneTimePurchase', 3)];
  const body = { cart: { items }, promoCode: { code: cart.promoCode }, revision: 1 };
  const { promoCode } = (await shopper.call('POST', 'shopping/calculate', body)).body.data;
  return promoCode.error ? `${promoCode.status} ${promoCode.error.code}` : promoCode.status;
}

/** The ids of the two orders: the subscription's first. */
async function buy(shopper: Shopper): Promise<[string, string]> {
  const body = await shopper.checkout(cart, newCard('succeeds'));
  const { attemptId, redirectUrl } = (await shopper.buy('3ds/buy-request', body)).body.data;
  await passChallenge(redirectUrl);
  const { orderIds } = (await shopper.status(attemptId)).body.data;
  return orderIds;
}

const cancel = async (shopper: Shopper, id: string) =>
  (await shopper.call('POST', `orders/${id}/cancel`)).body.data.status;

const priceOf = async (shopper: Shopper, id: string) => {
  const { chargedAmount, grossPromoDiscountAmount } = (await shopper.call('POST', `orders/${id}`)).body.data.price;
  return [chargedAmount, grossPromoDiscountAmount];
};

test('a promo use counts while any order of its purchase keeps a discount', async () => {
  const shopper = await openShopper(shop);
  const bought: [string, string][] = [];
  for (let nth = 0; nth < 3; nth += 1) {
    expect(await askForCode(shopper)).toBe('ACCEPTED');
    const orders = await buy(shopper);
    bought.push(orders);
    expect([await priceOf(shopper, orders[0]), await priceOf(shopper, orders[1])]).toEqual([
      [58.92, 5.98],
      [680.68, 69.02],
    ]);
    expect(await cancel(shopper, orders[0])).toBe('CANCELLED');
  }
  expect(await askForCode(shopper)).toBe('NOT_ACCEPTED 304');
  await shop.runJobs('judge-promo-uses');
  expect(await askForCode(shopper)).toBe('NOT_ACCEPTED 304');

  expect(await cancel(shopper, bought[1]![1])).toBe('CANCELLED');
  expect(await askForCode(shopper)).toBe('ACCEPTED');
});

test('the last cancelled order releases the promo use, also when both are cancelled at once', async () => {
  const shopper = await openShopper(shop);
  const first = await buy(shopper);
  await buy(shopper);
  const [subscribed, once] = await buy(shopper);
  expect(await askForCode(shopper)).toBe('NOT_ACCEPTED 304');
  expect(await cancel(shopper, once)).toBe('CANCELLED');
  expect(await askForCode(shopper)).toBe('NOT_ACCEPTED 304');
  expect(await cancel(shopper, subscribed)).toBe('CANCELLED');
  expect(await askForCode(shopper)).toBe('ACCEPTED');
  await buy(shopper);
  expect(await askForCode(shopper)).toBe('NOT_ACCEPTED 304');
  expect(await Promise.all(first.map((id) => cancel(shopper, id)))).toEqual(['CANCELLED', 'CANCELLED']);
  expect(await askForCode(shopper)).toBe('ACCEPTED');
});

const migrations = new URL('../../../platform/database/migrations/', import.meta.url);

/** The statements with which the migration updates rows. */
function readUpdates(): string[] {
  const name = readdirSync(migrations).find((file) => file.endsWith('_purchase_facts.sql'))!;
  const byHand = readFileSync(new URL(name, migrations), 'utf8').split('-- by hand')[1]!;
  return byHand.split('--> statement-breakpoint').filter((statement) => statement.includes('UPDATE "promo_uses" SET'));
}

test('the migration moves promo uses from order to purchase, and counts those with a remaining discount', async () => {
  const { db } = shop.database;
  const shopper = await openShopper(shop);
  const isOwn = eq(promoUses.accountId, shopper.accountId);
  const half = await buy(shopper);
  const whole = await buy(shopper);
  const open = (await shopper.buy('3ds/buy-request', await shopper.checkout(cart, newCard('succeeds')))).body.data;
  await cancel(shopper, half[0]);
  for (const id of whole) await cancel(shopper, id);
  const usesOf = async () =>
    (await db.select().from(promoUses).where(isOwn).orderBy(promoUses.id)).map(
      ({ purchaseId, subscriptionId, status, isRenewing }) => ({ purchaseId, subscriptionId, status, isRenewing }),
    );
  const right = await usesOf();
  expect(right.map(({ status }) => status)).toEqual(['PENDING', 'CANCELLED', 'RESERVED']);

  // As the release before wrote them: each on the purchase's first order, and freed with that order.
  await db.execute(sql`update promo_uses set order_id = payload -> 'orders' -> 0 ->> 'id' from payment_attempts
    where payment_attempts.id = purchase_id and promo_uses.account_id = ${shopper.accountId}`);
  await db.update(promoUses).set({ purchaseId: null, subscriptionId: null }).where(isOwn);
  await db.execute(sql`update promo_uses set status = 'CANCELLED' where order_id = ${half[0]}`);
  for (const statement of readUpdates()) await db.execute(sql.raw(statement));
  expect(await usesOf()).toEqual(right);

  const [last] = await db.delete(promoUses).where(eq(promoUses.purchaseId, open.attemptId)).returning();
  await db.insert(promoUses).values({ ...last!, purchaseId: null, subscriptionId: null });
  expect(await usesOf()).toEqual(right);
});
