import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { addDays, dayOf } from '../../../../domain/calendar/index.ts';
import { kurus } from '../../../../domain/money/index.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { newCard, openShopper, passChallenge, type Shop, startShop } from '../../checkout/testing.ts';
import { clearAlarms, listAlarms, paymentsPort } from '../../payments/index.ts';
import { paymentAlarms, paymentOperations } from '../../payments/testing.ts';
import { findAttempt } from '../attempt/attempts.repository.ts';
import { compareDay } from './settlement.ts';

// A whole shop and a bank on a machine that has other things to do.
vi.setConfig({ testTimeout: 30_000 });

let shop: Shop;
beforeAll(async () => {
  shop = await startShop({ deadlineMs: 1500, hasOneClock: true });
}, 60_000);
afterAll(() => shop.close());

const compare = (day: string) =>
  compareDay({ ...shop.app.context, ...shop.app.ports(paymentsPort) }, day as Parameters<typeof compareDay>[1]);

async function pay(card: Parameters<typeof newCard>[0]) {
  const shopper = await openShopper(shop);
  const { data } = (await shopper.buy('3ds/buy-request', await shopper.checkout({ once: 1 }, newCard(card)))).body;
  await passChallenge(data.redirectUrl);
  return { attemptId: data.attemptId as string, amount: Math.round(data.amount * 100) };
}

const change = (reference: string, facts: Partial<typeof paymentOperations.$inferInsert>) =>
  shop.database.db.update(paymentOperations).set(facts).where(eq(paymentOperations.reference, reference));

const of = (reference: string, code: string, kind: string, oursKurus: number | null, theirsKurus: number | null) => ({
  code,
  reference,
  kind,
  oursKurus,
  theirsKurus,
});

test('matching books raise no alarm; each differing row raises one', async () => {
  const good = await pay('succeeds');
  await pay('insufficientFunds');
  await pay('chargesWrongAmount');
  expect(await compare('2026-03-02')).toEqual({ outcome: 'compared', rows: 3, differences: [] });

  const [dearer, forgotten, twice] = [await pay('succeeds'), await pay('succeeds'), await pay('succeeds')];
  await change(dearer.attemptId, { amountKurus: dearer.amount + 1 });
  await shop.database.db.delete(paymentOperations).where(eq(paymentOperations.reference, forgotten.attemptId));
  const { paymentId } = (await findAttempt(shop.database.db, twice.attemptId))!;
  await change(twice.attemptId, { state: 'refused' });
  await shop.database.db.insert(paymentOperations).values({
    reference: `${good.attemptId}.return.0`,
    kind: 'refund',
    provider: 'sandbox-bank',
    paymentId: (await findAttempt(shop.database.db, good.attemptId))!.paymentId,
    amountKurus: 100,
    state: 'done',
    timesAsked: 1,
    askedAt: shop.clock.now(),
  });
  const differences = [
    of(dearer.attemptId, 'amountDiffers', 'capture', dearer.amount + 1, dearer.amount),
    of(forgotten.attemptId, 'missingHere', 'capture', null, forgotten.amount),
    of(twice.attemptId, 'notDoneHere', 'capture', twice.amount, twice.amount),
    of(`${good.attemptId}.return.0`, 'missingThere', 'refund', 100, null),
  ];
  expect(paymentId).not.toBe(null);
  expect(await compare('2026-03-02')).toEqual({ outcome: 'compared', rows: 6, differences });
  // Comparing the books moves no money.
  expect(shop.bank.totals(good.attemptId)).toMatchObject({ cancelled: 0, net: good.amount });
  await compare('2026-03-02');
  const alarms = await shop.database.db
    .select()
    .from(paymentAlarms)
    .where(eq(paymentAlarms.code, 'SETTLEMENT_DIFFERS'));
  expect(alarms.map(({ subject, detail }) => ({ subject, detail }))).toEqual(
    differences.map((difference) => ({
      subject: difference.reference,
      detail: { day: '2026-03-02', ...difference },
    })),
  );
});

test('a cleared alarm is raised again only when the difference changes', async () => {
  const { attemptId, amount } = await pay('succeeds');
  const context = { ...shop.app.context, ...shop.app.ports(paymentsPort) };
  const open = async () =>
    (await listAlarms(context.db)).filter(({ subject }) => subject === attemptId).map(({ detail }) => detail['code']);
  const clear = () => withTransaction(context.db, (tx) => clearAlarms(tx, attemptId, shop.clock.now()));
  await change(attemptId, { amountKurus: amount + 1 });
  await compare('2026-03-02');
  expect(await open()).toEqual(['amountDiffers']);
  await clear();
  await compare('2026-03-02');
  expect(await open()).toEqual([]);
  await change(attemptId, { state: 'refused' });
  await compare('2026-03-02');
  expect(await open()).toEqual(['notDoneHere']);
  await clear();
});

test('a capture after the last look-up is found by the books of its day, and refunded', async () => {
  const { attemptId, amount } = await pay('declinesThenLands');
  for (const minutes of [2, 15, 120, 1440, 2880]) {
    shop.clock.advance({ minutes });
    await shop.runJobs('reconcile-payments');
  }
  expect(await findAttempt(shop.database.db, attemptId)).toMatchObject({ state: 'declined', nextCheckAt: null });
  shop.bank.release(attemptId);
  await vi.waitFor(() => expect(shop.bank.totals(attemptId).net).toBe(amount));
  shop.clock.advance({ days: 1 });
  await shop.runJobs('compare-books');
  await shop.runJobs('reconcile-payments');
  expect(await findAttempt(shop.database.db, attemptId)).toMatchObject({
    state: 'refunded',
    end: { kind: 'refunded', balanceKurus: 0, because: 'late' },
  });
  expect(shop.bank.totals(attemptId)).toMatchObject({ captured: kurus(amount), net: 0 });
});

test('after two nights without an answer every missed day is compared, and a day that stays unread raises an alarm', async () => {
  const { payments } = shop.app.ports(paymentsPort);
  const days: string[] = [];
  const read = payments.settlement.bind(payments);
  const night = async (isSilent: boolean) => {
    const asked = vi.spyOn(payments, 'settlement').mockImplementation(async (period) => {
      days.push(dayOf(period.from.getTime()));
      return isSilent ? { outcome: 'unknown', reason: 'timeout' } : read(period);
    });
    shop.clock.advance({ days: 1 });
    const failed = await shop.runJobs('compare-books').then(
      () => null,
      (error: Error) => error.message,
    );
    asked.mockRestore();
    return { days: days.splice(0), failed };
  };
  const daysAgo = (...backs: number[]) => backs.map((back) => addDays(dayOf(shop.clock.now().getTime()), -back));
  const unread = async () =>
    (await listAlarms(shop.database.db)).flatMap(({ code, subject }) => (code === 'SETTLEMENT_UNREAD' ? subject : []));
  expect(await night(false)).toEqual({ days: daysAgo(1, 2), failed: null });

  const { attemptId, amount } = await pay('succeeds');
  await change(attemptId, { amountKurus: amount + 1 });
  const silent = (...backs: number[]) => ({
    days: daysAgo(...backs),
    failed: `The provider did not send its books of ${daysAgo(...backs).join(', ')}.`,
  });
  expect(await night(true)).toEqual(silent(1, 2));
  expect([await night(true), await unread()]).toEqual([silent(1, 2), []]);
  expect([await night(true), await unread()]).toEqual([silent(1, 2, 3), daysAgo(3)]);
  expect(await night(false)).toEqual({ days: daysAgo(1, 2, 3, 4), failed: null });
  const alarms = await listAlarms(shop.database.db);
  expect(alarms.filter(({ subject }) => subject === attemptId).map(({ detail }) => detail['day'])).toEqual(daysAgo(4));
  expect(await unread()).toEqual([]);
  expect(await night(false)).toEqual({ days: daysAgo(1, 2), failed: null });
});

test('days more than a month back are not compared', async () => {
  shop.clock.advance({ days: 90 });
  const asked = vi.spyOn(shop.app.ports(paymentsPort).payments, 'settlement');
  await shop.runJobs('compare-books');
  expect(asked.mock.calls.length).toBe(31);
  asked.mockRestore();
});
