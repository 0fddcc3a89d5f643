import { eq, inArray } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { findAccount } from '../../account/index.ts';
import { stockHolds } from '../../catalog/testing.ts';
import { newCard, openShopper, passChallenge, type Shop, type Shopper, startShop } from '../../checkout/testing.ts';
import { paymentsPort } from '../../payments/index.ts';
import { paymentAlarms, paymentOperations } from '../../payments/testing.ts';
import { findAttempt } from '../attempt/attempts.repository.ts';

// A whole shop and a bank on a machine that has other things to do.
vi.setConfig({ testTimeout: 30_000 });

let shop: Shop;
beforeAll(async () => {
  shop = await startShop({ deadlineMs: 1500 });
}, 60_000);
afterAll(() => shop.close());
afterEach(() => shop.setFaults(null));

/** Pays for an order whose products sell out while the bank takes the money. */
async function payForNothing(shopper: Shopper, card: Parameters<typeof newCard>[0]) {
  const body = await shopper.checkout({ once: 1, packets: 'around' }, newCard(card));
  const { attemptId, redirectUrl, amount } = (await shopper.buy('3ds/buy-request', body)).body.data;
  await shop.database.db.delete(stockHolds).where(eq(stockHolds.holdId, attemptId));
  await shop.database.db.execute('update products set stock = 0');
  await passChallenge(redirectUrl);
  await shop.database.db.execute('update products set stock = 500');
  return { attemptId: attemptId as string, amount: Math.round(amount * 100) };
}

async function letPass(...minutes: number[]): Promise<void> {
  for (const some of minutes) {
    shop.clock.advance({ minutes: some });
    await shop.runJobs('reconcile-payments');
  }
}

const balanceOf = async ({ accountId }: Shopper): Promise<number> =>
  (await findAccount(shop.database.db, accountId))!.balanceKurus;
const endOf = async (id: string) => {
  const attempt = await findAttempt(shop.database.db, id);
  return { state: attempt?.state, end: attempt?.end, nextCheckAt: attempt?.nextCheckAt };
};
const refunded = (balanceKurus: number) => ({
  state: 'refunded',
  end: { kind: 'refunded', balanceKurus, because: 'unavailable' },
  nextCheckAt: null,
});
const operationsOf = async (id: string) => {
  const { paymentId } = (await findAttempt(shop.database.db, id))!;
  const rows = await shop.database.db
    .select()
    .from(paymentOperations)
    .where(inArray(paymentOperations.paymentId, [paymentId!]))
    .orderBy(paymentOperations.reference);
  return rows.map((row) => [row.reference.replace(id, ''), row.kind, row.state, row.timesAsked] as const);
};

test('every capture and cancel is a row with our reference and the bank’s id', async () => {
  const shopper = await openShopper(shop);
  const { attemptId, amount } = await payForNothing(shopper, 'succeeds');
  const [capture, cancel] = await shop.database.db
    .select()
    .from(paymentOperations)
    .where(inArray(paymentOperations.reference, [attemptId, `${attemptId}.return`]))
    .orderBy(paymentOperations.reference);
  const paymentId = (await findAttempt(shop.database.db, attemptId))?.paymentId;
  const at = shop.clock.now();
  const asked = { provider: 'sandbox-bank', paymentId, transactionId: null, timesAsked: 1, askedAt: at };
  const done = { ...asked, state: 'done', code: null, answeredAt: at };
  expect(capture).toEqual({
    ...done,
    reference: attemptId,
    kind: 'capture',
    amountKurus: amount,
    providerId: paymentId,
  });
  expect(cancel).toEqual({
    ...done,
    reference: `${attemptId}.return`,
    kind: 'cancel',
    amountKurus: null,
    providerId: expect.stringMatching(/^cancel-\d+$/),
  });
});

test('when only one line can be refunded to the card, the rest goes to the balance and the attempt ends', async () => {
  const shopper = await openShopper(shop);
  const { attemptId, amount } = await payForNothing(shopper, 'refundsOneLine');
  const { refunded: toCard } = shop.bank.totals(attemptId);
  expect(toCard).toBeGreaterThan(0);
  expect(await endOf(attemptId)).toEqual(refunded(amount - toCard));
  expect(await balanceOf(shopper)).toBe(amount - toCard);
  expect(await operationsOf(attemptId)).toEqual([
    ['', 'capture', 'done', 1],
    ['.return', 'cancel', 'refused', 1],
    ['.return.0', 'refund', 'done', 1],
    ['.return.1', 'refund', 'refused', 1],
    ['.return.2', 'refund', 'refused', 1],
  ]);
  await letPass(60, 1440);
  expect(shop.bank.totals(attemptId).refunded).toBe(toCard);
  const [mail] = await shop.app.context.mail.list({ recipient: shopper.email });
  expect(mail?.textBody).toContain('hesap bakiyene eklendi');
});

test('a cancel with a late report stays unknown: not asked twice, nothing to the balance, ended by the report', async () => {
  const shopper = await openShopper(shop);
  const { attemptId, amount } = await payForNothing(shopper, 'losesReports');
  await letPass(1, 10, 120, 600);
  expect(await endOf(attemptId)).toMatchObject({ state: 'settling' });
  expect(await operationsOf(attemptId)).toEqual([
    ['', 'capture', 'done', 1],
    ['.return', 'cancel', 'unknown', 1],
  ]);
  expect(shop.bank.totals(attemptId)).toMatchObject({ cancelled: amount, refunded: 0, net: 0 });
  shop.bank.release(attemptId);
  await letPass(60);
  expect(await endOf(attemptId)).toEqual(refunded(0));
  expect(await operationsOf(attemptId)).toContainEqual(['.return', 'cancel', 'done', 1]);
  expect(await balanceOf(shopper)).toBe(0);
});

test('an unfinished refund raises an alarm after a day; its report clears the alarm', async () => {
  const shopper = await openShopper(shop);
  const { attemptId, amount } = await payForNothing(shopper, 'losesReports');
  const alarms = () => shop.database.db.select().from(paymentAlarms).where(eq(paymentAlarms.subject, attemptId));
  await letPass(120, 600);
  expect(await alarms()).toEqual([]);
  await letPass(800, 60);
  const raised = {
    code: 'REFUND_STUCK',
    subject: attemptId,
    detail: { kind: 'purchase', state: 'settling', amountKurus: amount },
  };
  expect(await alarms()).toMatchObject([{ ...raised, clearedAt: null }]);
  shop.bank.release(attemptId);
  await letPass(60);
  expect(await alarms()).toMatchObject([{ ...raised, clearedAt: shop.clock.now() }]);
});

test('a card check that lands late is released at the bank, and puts nothing on the balance', async () => {
  const shopper = await openShopper(shop, { startBalanceKurus: 500_000 });
  const body = await shopper.checkout({ subscribed: 1, useAccountBalance: true }, newCard('landsLate'));
  const { attemptId, redirectUrl } = (await shopper.buy('3ds/buy-request', body)).body.data;
  await passChallenge(redirectUrl);
  await letPass(1);
  shop.bank.release(attemptId);
  await letPass(2, 15, 120, 1440);
  expect(shop.bank.totals(attemptId)).toMatchObject({ authorised: 100, cancelled: 100, net: 0 });
  expect(await endOf(attemptId)).toMatchObject({ end: { kind: 'refunded', balanceKurus: 0, because: 'late' } });
  expect(await balanceOf(shopper)).toBe(500_000);
});

test('a refund whose answer was lost is looked up, not requested again', async () => {
  const shopper = await openShopper(shop);
  shop.setFaults({
    at(step) {
      if (step === 'afterRefund') throw new Error('The process dies with the bank’s answer in its hand.');
    },
  });
  const { attemptId, amount } = await payForNothing(shopper, 'succeeds');
  shop.setFaults(null);
  await letPass(2);
  expect(await endOf(attemptId)).toEqual(refunded(0));
  expect(await operationsOf(attemptId)).toContainEqual(['.return', 'cancel', 'done', 1]);
  expect(shop.bank.totals(attemptId)).toMatchObject({ cancelled: amount, net: 0 });
});

test('each call of a refund renews its lease: no other process asks while a slow bank is still answering', async () => {
  const shopper = await openShopper(shop);
  const { payments } = shop.app.ports(paymentsPort);
  const left: number[] = [];
  const slowly = async (attemptId: string) => {
    const leaseUntil = (await findAttempt(shop.database.db, attemptId))?.leaseUntil;
    left.push(leaseUntil ? (leaseUntil.getTime() - shop.clock.now().getTime()) / 1000 : 0);
    shop.clock.advance({ seconds: 40 });
  };
  const [cancel, refund] = [payments.cancel.bind(payments), payments.refund.bind(payments)];
  vi.spyOn(payments, 'cancel').mockImplementation(async (request) => {
    await slowly(request.reference.split('.')[0]!);
    return cancel(request);
  });
  vi.spyOn(payments, 'refund').mockImplementation(async (request) => {
    await slowly(request.reference.split('.')[0]!);
    return refund(request);
  });
  const { attemptId } = await payForNothing(shopper, 'refundsOneLine');
  vi.restoreAllMocks();
  expect(left).toEqual([60, 60, 60, 60]);
  expect(await endOf(attemptId)).toMatchObject({ state: 'refunded' });
});
