import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sandboxOpsKey } from '../../../platform/ops-keys/ops-keys.ts';
import {
  newCard,
  nextKey,
  openShopper,
  passChallenge,
  type Shop,
  startShop,
  superPads,
} from '../../checkout/testing.ts';

// Starting a whole shop may be slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

const reason = 'Yaz kampanyası';
const ops = (method: 'GET' | 'POST', path: string, body?: object) =>
  shop.call(method, `/ops/${path}`, {
    ...(body && { body: { reason, ...body } }),
    headers: { authorization: `Bearer ${sandboxOpsKey}`, ...(body && { 'idempotency-key': nextKey() }) },
  });
const codesIn = async (path: string): Promise<string[]> =>
  (await ops('GET', path)).body.data.map(({ code }: { code: string }) => code);
const discountWith = async (code: string) => {
  // Past the lifetime of the calculation's cached data.
  shop.clock.advance({ minutes: 1 });
  const items = [{ type: 'product', _id: superPads, purchaseType: 'oneTimePurchase', quantity: 4 }];
  const { body } = await shop.call('POST', '/api/public/user/shopping/calculate', {
    body: { cart: { items }, promoCode: { code }, revision: 1 },
  });
  return body.data.promoCode.status === 'ACCEPTED' ? body.data.cart.order.price.grossPromoDiscountAmount : null;
};
const audited = async (entity: string) =>
  (await ops('GET', `audit?entity=${entity}`)).body.data.items.map(({ act }: { act: string }) => act);

test('a promo code is created, accepted, and stopped', async () => {
  const campaign = { code: 'YAZ20', discount: { percent: 20 }, endsAt: '2026-08-31T21:00:00.000Z' };
  const wanted = { ...campaign, minimumAmount: 100, usageLimit: 50, usageLimitPerAccount: 1 };
  const tried = await ops('POST', 'promo-codes', { ...wanted, dryRun: true });
  expect([tried.status, await discountWith('yaz20')]).toEqual([200, null]);
  const made = await ops('POST', 'promo-codes', wanted);
  expect(made.body.data.promoCode).toEqual({
    code: 'YAZ20',
    kind: 'percent',
    percent: 20,
    amount: null,
    startsAt: null,
    endsAt: '2026-08-31T21:00:00.000Z',
    minimumAmount: 100,
    usageLimit: 50,
    usageLimitPerAccount: 1,
    firstPurchaseOnly: false,
    isStopped: false,
    timesUsed: 0,
  });
  expect(await discountWith('yaz20')).toBeGreaterThan(0);
  const shopper = await openShopper(shop, { startBalanceKurus: 100_000 });
  const bought = await shopper.checkout({ once: 4, promoCode: 'YAZ20', useAccountBalance: true });
  expect((await shopper.buy('buy', bought)).status).toBe(200);
  const stopped = await ops('POST', 'promo-codes/YAZ20/switch', { isStopped: true });
  expect([stopped.body.data.promoCode.isStopped, stopped.body.data.promoCode.timesUsed]).toEqual([true, 1]);
  expect(await discountWith('YAZ20')).toBe(null);
  await ops('POST', 'promo-codes/YAZ20/switch', { isStopped: false });
  expect(await discountWith('YAZ20')).toBeGreaterThan(0);

  const { code: family } = (await shopper.call('GET', 'promo-code')).body.data;
  const refused = [
    await ops('POST', 'promo-codes', campaign),
    await ops('POST', 'promo-codes', { ...campaign, code: family }),
    await ops('POST', 'promo-codes', { ...campaign, code: 'KAMPUS50' }),
    await ops('POST', 'promo-codes', { ...campaign, code: 'GEC20', endsAt: '2020-01-01T00:00:00.000Z' }),
    await ops('POST', `promo-codes/${family}/switch`, { isStopped: true }),
  ];
  expect(refused.map(({ status, body }) => [status, body.code])).toEqual([
    [409, 'CODE_TAKEN'],
    [409, 'CODE_TAKEN'],
    [409, 'CODE_TAKEN'],
    [400, 'VALIDATION'],
    [404, 'NOT_FOUND'],
  ]);
  const { rows } = await shop.database.db.execute(sql`select id from promo_codes where code = 'YAZ20'`);
  expect(await audited(String(rows[0]!['id']))).toEqual(['promoCode.start', 'promoCode.stop', 'promoCode.make']);
});

test('a coupon is created, redeemed, and ended', async () => {
  const coupon = { code: 'KIYI25', partner: 'Kıyı Kitabevi', kind: 'promoCode', amount: 25, usageLimit: 10 };
  expect((await ops('POST', 'coupons', coupon)).status).toBe(200);
  const [first, second] = [await openShopper(shop), await openShopper(shop)];
  const redeemed = await first.call('POST', 'coupons/redeem', { code: 'kıyı25' });
  expect(redeemed.status).toBe(200);
  const ended = await ops('POST', 'coupons/KIYI25/end', {});
  expect(ended.body.data.coupon).toEqual({ ...coupon, endsAt: shop.clock.now().toISOString(), timesRedeemed: 1 });
  const late = await second.call('POST', 'coupons/redeem', { code: 'KIYI25' });
  expect([late.status, late.body.code]).toEqual([422, 'COUPON_EXPIRED']);
  expect(await discountWith(redeemed.body.data.coupon.code)).toBe(25);
  const taken = await ops('POST', 'coupons', { ...coupon, code: 'MERCAN10' });
  expect([taken.status, taken.body.code]).toEqual([409, 'CODE_TAKEN']);
  expect(await codesIn('promo-codes')).not.toContain(redeemed.body.data.coupon.code);
  expect(await codesIn('coupons')).toContain('KIYI25');
  expect(await audited('KIYI25')).toEqual(['coupon.end', 'coupon.make']);
});

test('boxes held by a payment are released, and the payment still buys remaining stock', async () => {
  const shopper = await openShopper(shop);
  const asked = await shopper.buy('3ds/buy-request', await shopper.checkout({ once: 6 }, newCard('succeeds')));
  const { attemptId, redirectUrl } = asked.body.data;
  const onHold = async () =>
    (await ops('GET', 'stock')).body.data.find(({ _id }: { _id: string }) => _id === superPads).onHold;
  const [hold] = (await ops('GET', 'stock-holds')).body.data;
  expect([hold._id, hold.lines, hold.isFirstPurchase, await onHold()]).toEqual([
    attemptId,
    [{ product: 'pad-super-12', boxes: 6 }],
    true,
    6,
  ]);
  const released = await ops('POST', `stock-holds/${attemptId}/release`, {});
  expect([released.body.data.hold, await onHold()]).toEqual([hold, 0]);
  expect((await ops('POST', `stock-holds/${attemptId}/release`, {})).status).toBe(404);
  await passChallenge(redirectUrl);
  expect((await shopper.status(attemptId)).body.data.orderIds).toHaveLength(1);
  expect(shop.bank.totals(attemptId)).toMatchObject({ captures: 1, refunded: 0 });
  expect(await audited(attemptId)).toEqual(['stock.release']);
});
