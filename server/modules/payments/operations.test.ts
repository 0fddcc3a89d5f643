import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { kurus } from '../../../domain/money/index.ts';
import { manualClock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { openTestDatabase } from '../../platform/database/test-database.ts';
import { withOperations } from './operations.ts';
import { CARDS, openIyzico, type TestProvider } from './payments.providers.samples.ts';
import { startRequest } from './payments.samples.ts';
import { paymentOperations } from './tables.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterAll(() => database.close());

let provider: TestProvider;
beforeEach(async () => {
  const clock = manualClock();
  provider = await openIyzico((iyzico) => withOperations(iyzico, { db: database.db, clock }));
});
afterEach(() => provider.close());

async function pay(reference: string, card: string) {
  const { port } = provider;
  const request = startRequest(card, { reference });
  const started = await port.startChallenge(request);
  if (started.outcome !== 'pending') throw new Error(`Not started: ${JSON.stringify(started)}`);
  const callback = port.readCallback(await provider.answerChallenge(started, true));
  const { purpose, amount } = request;
  const query = { reference, purpose, amount, paymentId: started.paymentId, callback };
  const paid = await port.finishChallenge(query);
  if (paid.outcome !== 'succeeded') throw new Error(`Not paid: ${JSON.stringify(paid)}`);
  return { port, query, ...paid.capture };
}

/** Pays, and requests a cancel that gets no answer. */
async function payAndAskBack(reference: string, card: string) {
  const { port, query, paymentId } = await pay(reference, card);
  const waiting = new AbortController();
  const silent = provider.whenSilent(reference).then(() => waiting.abort());
  const cancel = { reference: `${reference}.cancel`, paymentId, ip: '203.0.113.7' };
  const asked = await port.cancel(cancel, { signal: waiting.signal });
  await silent;
  return { port, query, cancel, asked };
}

test('an operation known to be done is not asked for again: charge, partial refund, cancel', async () => {
  const { port, query, paymentId, lines } = await pay('twice', CARDS.succeeds);
  const { transactionId } = lines[0]!;
  expect(await port.finishChallenge(query)).toMatchObject({ outcome: 'succeeded' });
  const part = { reference: 'twice.part', paymentId, transactionId, amount: kurus(1890), ip: '203.0.113.7' };
  for (const times of [1, 2]) expect([times, await port.refund(part)]).toMatchObject([times, { outcome: 'succeeded' }]);
  expect(provider.moneyOf('twice')).toEqual({ charges: 1, net: 21_890 });

  const other = await pay('off-twice', CARDS.succeeds);
  const cancel = { reference: 'off-twice.cancel', paymentId: other.paymentId, ip: '203.0.113.7' };
  for (const times of [1, 2])
    expect([times, await port.cancel(cancel)]).toMatchObject([times, { outcome: 'succeeded' }]);
  expect(provider.moneyOf('off-twice')).toEqual({ charges: 1, net: 0 });
});

test('a payment with an unconfirmed cancel is unknown, never paid, until it is reported', async () => {
  const { port, query, asked } = await payAndAskBack('lost-cancel', CARDS.losesReports);
  expect([asked.outcome, provider.moneyOf('lost-cancel').net]).toEqual(['unknown', 0]);
  expect(await port.lookup(query)).toEqual({ outcome: 'unknown', reason: 'cancelUnconfirmed' });
  provider.release('lost-cancel');
  expect(await port.lookup(query)).toMatchObject({ outcome: 'declined', code: 'cancelled' });
});

test.each([
  ['done', { outcome: 'declined', code: 'cancelled' }],
  ['refused', { outcome: 'succeeded', capture: { refunds: null } }],
] as const)('without a report a cancel counts as its stored state (%s)', async (state, outcome) => {
  const { port, query, cancel } = await payAndAskBack(`answered-${state}`, CARDS.losesReports);
  await database.db.update(paymentOperations).set({ state }).where(eq(paymentOperations.reference, cancel.reference));
  expect(await port.lookup(query)).toMatchObject(outcome);
});
