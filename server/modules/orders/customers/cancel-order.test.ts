import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { findAccount } from '../../account/index.ts';
import { listStock } from '../../catalog/index.ts';
import {
  newCard,
  openShopper,
  passChallenge,
  type Shop,
  type Shopper,
  startShop,
  superPads,
} from '../../checkout/testing.ts';
import { paymentsPort } from '../../payments/index.ts';
import { paymentOperations } from '../../payments/testing.ts';
import { moveAlong, orderEvents, orderRepayments, statusOf } from '../testing.ts';

// A whole shop and a bank on a machine that has other things to do.
vi.setConfig({ testTimeout: 60_000 });

let shop: Shop;
beforeAll(async () => {
  shop = await startShop({ deadlineMs: 1500, config: { sessionSeconds: 60 * 24 * 3600 } });
}, 60_000);
afterAll(() => shop.close());

type Paid = { attemptId: string; orders: string[]; amount: number };

async function pay(shopper: Shopper, body: unknown): Promise<Paid> {
  const { attemptId, redirectUrl, amount } = (await shopper.buy('3ds/buy-request', body)).body.data;
  await passChallenge(redirectUrl);
  const { orderIds } = (await shopper.status(attemptId)).body.data;
  return { attemptId, orders: orderIds, amount: Math.round(amount * 100) };
}

const buyPads = async (shopper: Shopper, card: Parameters<typeof newCard>[0] = 'succeeds', more = {}) =>
  pay(shopper, await shopper.checkout({ once: 2, ...more }, newCard(card)));
const cancel = (shopper: Shopper, id: string) => shopper.call('POST', `orders/${id}/cancel`);
const repay = () => shop.runJobs('repay-orders');
const balanceOf = async ({ accountId }: Shopper) => (await findAccount(shop.database.db, accountId))!.balanceKurus;
const padsLeft = async () => (await listStock(shop.database.db)).find(({ id }) => id === superPads)!.left;
const net = (attemptId: string) => shop.bank.totals(attemptId).net;
const mailsTo = async ({ email }: Shopper) =>
  (await shop.app.context.mail.list({ recipient: email })).map(({ kind }) => kind).filter((kind) => kind !== 'welcome');

test('repeated cancels return money, stock and promo use exactly once', async () => {
  const owner = await openShopper(shop);
  const { code } = (await owner.call('GET', 'promo-code')).body.data;
  const shopper = await openShopper(shop, { startBalanceKurus: 5_000 });
  const stock = await padsLeft();
  const paid = await buyPads(shopper, 'succeeds', { promoCode: code, useAccountBalance: true });
  const [id] = paid.orders as [string];
  expect([await balanceOf(shopper), await padsLeft(), net(paid.attemptId)]).toEqual([0, stock - 2, paid.amount]);

  const answers = await Promise.all([cancel(shopper, id), cancel(shopper, id), cancel(shopper, id)]);
  const order = answers[0].body.data;
  expect(answers.map(({ status, body }) => [status, body.data.status])).toEqual([
    [200, 'CANCELLED'],
    [200, 'CANCELLED'],
    [200, 'CANCELLED'],
  ]);
  expect(order.repayment).toEqual({ isDone: false, cardAmount: paid.amount / 100, balanceAmount: 50 });
  await Promise.all([repay(), repay()]);
  await repay();

  expect([await balanceOf(shopper), await padsLeft(), net(paid.attemptId)]).toEqual([5_000, stock, 0]);
  expect((await shopper.call('POST', `orders/${id}`)).body.data).toMatchObject({
    status: 'CANCELLED',
    statusHistory: [{ status: 'CREATED' }, { status: 'PAID' }, { status: 'CANCELLED' }],
    repayment: { isDone: true, cardAmount: paid.amount / 100, balanceAmount: 50 },
  });
  const asked = await shop.database.db
    .select()
    .from(paymentOperations)
    .where(eq(paymentOperations.reference, `${id}.cancel`));
  expect(asked.map(({ kind, state, timesAsked }) => [kind, state, timesAsked])).toEqual([['cancel', 'done', 1]]);
  expect(await mailsTo(shopper)).toEqual(['orderCancelled', 'orderConfirmation']);
  const uses = (await owner.call('GET', 'promo-code/usage-history')).body.data.items;
  expect(uses.map(({ status }: { status: string }) => status)).toEqual(['CANCELLED']);
});

test('of two orders of one payment each is repaid by its own cancellation', async () => {
  const shopper = await openShopper(shop);
  const paid = await pay(shopper, await shopper.checkout({ once: 1, subscribed: 1 }, newCard('succeeds', true)));
  const charged = async (id: string) =>
    Math.round((await shopper.call('POST', `orders/${id}`)).body.data.price.chargedAmount * 100);
  const [first, second] = paid.orders as [string, string];
  expect((await charged(first)) + (await charged(second))).toBe(paid.amount);

  await cancel(shopper, first);
  await repay();
  expect(net(paid.attemptId)).toBe(await charged(second));
  await cancel(shopper, second);
  await repay();
  expect(net(paid.attemptId)).toBe(0);
  expect(await balanceOf(shopper)).toBe(0);
});

test('an amount that the card refuses goes to the balance, with a mail', async () => {
  const shopper = await openShopper(shop);
  const paid = await buyPads(shopper, 'notRefundable');
  await cancel(shopper, paid.orders[0]!);
  await repay();
  await repay();
  expect([await balanceOf(shopper), net(paid.attemptId)]).toEqual([paid.amount, paid.amount]);
  expect((await shopper.call('POST', `orders/${paid.orders[0]}`)).body.data.repayment).toEqual({
    isDone: true,
    cardAmount: 0,
    balanceAmount: paid.amount / 100,
  });
  expect(await mailsTo(shopper)).toEqual(['repaymentRefused', 'orderCancelled', 'orderConfirmation']);
});

test.each(['cancel', 'lookup'] as const)(
  'when a process dies after the bank answered %s, the next one repeats no request',
  async (call) => {
    const shopper = await openShopper(shop);
    const paid = await buyPads(shopper);
    await cancel(shopper, paid.orders[0]!);
    const { payments } = shop.app.ports(paymentsPort);
    const real = payments[call].bind(payments) as (...given: unknown[]) => Promise<never>;
    vi.spyOn(payments, call).mockImplementationOnce(async (...given: unknown[]) => {
      await real(...given);
      throw new Error('The process dies with the bank’s answer in its hand.');
    });
    await repay();
    vi.restoreAllMocks();
    expect(await mailsTo(shopper)).toEqual(['orderCancelled', 'orderConfirmation']);
    shop.clock.advance({ minutes: 3 });
    await repay();
    expect([net(paid.attemptId), await balanceOf(shopper)]).toEqual([0, 0]);
    const [row] = await shop.database.db
      .select()
      .from(orderRepayments)
      .where(eq(orderRepayments.orderId, paid.orders[0]!));
    expect(row).toMatchObject({ refusedKurus: 0, nextCheckAt: null, leaseToken: null });
  },
);

test('a refund without a report is not requested again before the report is due', async () => {
  const shopper = await openShopper(shop);
  const paid = await buyPads(shopper, 'losesReports');
  await cancel(shopper, paid.orders[0]!);
  for (const minutes of [1, 10, 120, 600]) {
    shop.clock.advance({ minutes });
    await repay();
  }
  expect([shop.bank.totals(paid.attemptId).cancelled, await balanceOf(shopper)]).toEqual([paid.amount, 0]);
  shop.bank.release(paid.attemptId);
  shop.clock.advance({ minutes: 60 });
  await repay();
  expect((await shopper.call('POST', `orders/${paid.orders[0]}`)).body.data.repayment.isDone).toBe(true);
});

test('an order is either packed or cancelled: the race has one winner', async () => {
  for (let round = 0; round < 6; round += 1) {
    const shopper = await openShopper(shop);
    const paid = await buyPads(shopper);
    const [id] = paid.orders as [string];
    const packing = moveAlong(shop.app.context, id, 'pack').then(
      () => 'packed',
      () => 'too late',
    );
    const [answer, packed] = await Promise.all([cancel(shopper, id), packing]);
    const status = await statusOf(shop.app.context, id);
    expect([[200, 'too late', 'CANCELLED'].join(), [409, 'packed', 'ON_PREPARATION'].join()]).toContain(
      [answer.status, packed, status].join(),
    );
    const events = await shop.database.db.select().from(orderEvents).where(eq(orderEvents.orderId, id));
    expect(events).toHaveLength(2);
  }
});

test('cancelling a packed or unknown order is refused with a code', async () => {
  const shopper = await openShopper(shop);
  const {
    orders: [id = ''],
  } = await buyPads(shopper);
  await moveAlong(shop.app.context, id, 'pack');
  const answers = [await cancel(shopper, id), await cancel(shopper, 'unknown')];
  expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
    [409, 'ORDER_PACKED'],
    [404, 'NOT_FOUND'],
  ]);
});
