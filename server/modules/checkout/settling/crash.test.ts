import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { isAttemptOpen } from '../../../../domain/payment/index.ts';
import type { Attempt } from '../../attempts/index.ts';
import { ATTEMPT_STEPS, type AttemptStep, paymentAttempts } from '../../attempts/testing.ts';
import { allowed, eventsOf, startVisit } from '../../analytics/testing.ts';
import { stockHolds } from '../../catalog/testing.ts';
import {
  confirmPage,
  newCard,
  nextKey,
  openShopper,
  postReturnForm,
  type Shop,
  type Shopper,
  startShop,
} from '../testing.ts';

// Starting a whole shop and a bank may be slow on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

let shop: Shop;
beforeAll(async () => {
  shop = await startShop({ deadlineMs: 1500 });
}, 60_000);
afterAll(() => shop.close());

class Death extends Error {}

/** Simulates a crash at `step`, the `count`th time it is reached, and at every later step. */
function dieAt(step: AttemptStep, count = 1): { hasDied(): boolean } {
  let left = count;
  let isDead = false;
  shop.setFaults({
    at: (reached) => {
      if (reached === step) left -= 1;
      if (left <= 0) isDead = true;
      if (isDead) throw new Death(`died at ${step}`);
    },
  });
  return { hasDied: () => isDead };
}

/** Starts another process on the same database: a new server, or (much faster) this one without its fault. */
async function revive(step: AttemptStep): Promise<void> {
  if (step === 'afterFinish' || step === 'beforeCharge') await shop.restart();
  else shop.setFaults(null);
}

/** A day in which only the reconciler runs: neither shopper nor bank returns to the payment. */
async function letTimePass(): Promise<void> {
  for (const minutes of [1, 1, 2, 12, 60, 120, 1440]) {
    shop.clock.advance({ minutes });
    await shop.runJobs('reconcile-payments');
  }
}

const hasNothingLeft = ({ state, nextCheckAt, leaseToken, notifyAt }: Attempt): boolean =>
  !isAttemptOpen(state) && [nextCheckAt, leaseToken, notifyAt].every((left) => left === null);

const visits = new Map<string, string>();

/** A shopper who allows analytics. */
async function openMeasured(): Promise<Shopper> {
  const visit = await startVisit(shop, allowed);
  const shopper = await openShopper(shop, {}, 'tr', visit);
  visits.set(shopper.accountId, visit);
  return shopper;
}

const measuredOf = async ({ accountId }: Shopper) =>
  (await eventsOf(shop.database.db, visits.get(accountId)!)).map(({ event }) => event);

/** The traces of a payment: at the bank (kuruş the card holder has lost), in the shop, in the mail. */
async function remainsOf(shopper: Shopper, key: string) {
  const { db } = shop.database;
  const [attempt] = await db.select().from(paymentAttempts).where(eq(paymentAttempts.key, key));
  const { items } = (await shop.call('POST', '/api/private/getAllOrders', { token: shopper.token, body: {} })).body
    .data;
  const holds = attempt ? await db.select().from(stockHolds).where(eq(stockHolds.holdId, attempt.id)) : [];
  const mails = await shop.app.context.mail.list({ recipient: shopper.email });
  return {
    state: attempt?.state ?? 'never written',
    net: attempt ? shop.bank.totals(attempt.id).net : 0,
    isClosed: !attempt || hasNothingLeft(attempt),
    orders: items.length,
    holds: holds.length,
    confirmations: mails.filter(({ kind }) => kind === 'orderConfirmation').length,
    notTaken: mails.filter(({ kind }) => kind === 'paymentNotTaken').length,
    measured: await measuredOf(shopper),
  };
}

/** Expected traces of a payment that took nothing. Without an answer from the server the shopper gets a mail. */
const none = (state: string) => {
  const notTaken = state === 'expired' || state === 'declined' ? 1 : 0;
  return { state, net: 0, isClosed: true, orders: 0, holds: 0, confirmations: 0, notTaken, measured: [] as string[] };
};
const one = (net: number) => ({
  state: 'paid',
  net,
  isClosed: true,
  orders: 1,
  holds: 0,
  confirmations: 1,
  notTaken: 0,
  measured: ['Purchase', 'FirstPurchase'],
});

/** The price of the one box that is bought here, in kuruş. */
let price = 0;
beforeAll(async () => {
  const { price: asked } = await (await openShopper(shop)).checkout({ once: 1 });
  price = Math.round((asked as { chargedAmount: number }).chargedAmount * 100);
});

/** A whole payment, at whichever step the server dies: the shopper goes on as far as possible. */
async function buyUnderThreeDSecure(shopper: Shopper, key: string, card: Parameters<typeof newCard>[0]): Promise<void> {
  const body = await shopper.checkout({ once: 1 }, newCard(card));
  const answer = await shopper.buy('3ds/buy-request', body, key);
  const redirectUrl: unknown = answer.body?.data?.redirectUrl;
  if (typeof redirectUrl !== 'string') return;
  await postReturnForm(await confirmPage(redirectUrl));
  await shopper.status(answer.body.data.attemptId);
}

/** Steps of a plain payment under 3-D Secure, and its state after a crash there. */
const passed: readonly [AttemptStep, string][] = [
  ['insideOpen', 'never written'],
  ['afterOpen', 'expired'],
  ['beforeStart', 'expired'],
  ['afterStart', 'expired'],
  ['insideCallback', 'paid'],
  ['afterCallback', 'paid'],
  ['beforeFinish', 'paid'],
  ['afterFinish', 'paid'],
  ['insideFulfil', 'paid'],
  ['insideRecord', 'expired'],
  ['afterRecord', 'expired'],
];

describe('a server that dies during a payment', () => {
  test.each(passed)('at %s: the attempt is %s', async (step, state) => {
    const shopper = await openMeasured();
    const key = nextKey();
    const death = dieAt(step);
    await buyUnderThreeDSecure(shopper, key, 'succeeds').catch(() => undefined);
    expect(death.hasDied()).toBe(true);
    await revive(step);
    await letTimePass();
    expect(await remainsOf(shopper, key)).toEqual(state === 'paid' ? one(price) : none(state));
  });

  test.each(['beforeLookup', 'afterLookup'] as const)('at %s, when the bank does not answer', async (step) => {
    for (const card of ['hangsAfterCharge', 'hangsBeforeCharge'] as const) {
      const shopper = await openMeasured();
      const key = nextKey();
      const death = dieAt(step);
      await buyUnderThreeDSecure(shopper, key, card).catch(() => undefined);
      expect(death.hasDied()).toBe(true);
      await revive(step);
      await letTimePass();
      expect(await remainsOf(shopper, key)).toEqual(one(price));
    }
  });

  test.each(['beforeCancel', 'afterCancel', 'insideRelease'] as const)('at %s, while giving up', async (step) => {
    const shopper = await openMeasured();
    const key = nextKey();
    const { attemptId } = (
      await shopper.buy('3ds/buy-request', await shopper.checkout({ once: 1 }, newCard('succeeds')), key)
    ).body.data;
    const death = dieAt(step);
    await shopper.call('POST', `attempts/purchase/${attemptId}/abandon`);
    expect(death.hasDied()).toBe(true);
    await revive(step);
    await letTimePass();
    expect(await remainsOf(shopper, key)).toEqual(none('expired'));
  });

  test('at insideNotify: the mail that nothing was charged is sent once, by the next run', async () => {
    const shopper = await openMeasured();
    const key = nextKey();
    const body = await shopper.checkout({ once: 1 }, newCard('insufficientFunds'));
    const { redirectUrl } = (await shopper.buy('3ds/buy-request', body, key)).body.data;
    await postReturnForm(await confirmPage(redirectUrl));
    shop.clock.advance({ seconds: 10 });
    const death = dieAt('insideNotify');
    await shop.runJobs('reconcile-payments');
    expect(death.hasDied()).toBe(true);
    expect(await remainsOf(shopper, key)).toEqual({ ...none('declined'), isClosed: false, notTaken: 0 });
    await revive('insideNotify');
    await letTimePass();
    expect(await remainsOf(shopper, key)).toEqual(none('declined'));
  });

  test.each(['beforeRefund', 'afterRefund'] as const)('at %s, while refunding', async (step) => {
    const shopper = await openMeasured();
    const key = nextKey();
    const started = await shopper.buy('3ds/buy-request', await shopper.checkout({ once: 1 }, newCard('succeeds')), key);
    const { attemptId, redirectUrl } = started.body.data;
    await shop.database.db.delete(stockHolds).where(eq(stockHolds.holdId, attemptId));
    await shop.database.db.execute('update products set stock = 0');
    const death = dieAt(step);
    await postReturnForm(await confirmPage(redirectUrl));
    expect(death.hasDied()).toBe(true);
    await revive(step);
    await letTimePass();
    await shop.database.db.execute('update products set stock = 500');
    expect(await remainsOf(shopper, key)).toEqual(none('refunded'));
  });

  test.each(['afterOpen', 'beforeCharge', 'afterCharge', 'insideFulfil', 'afterRecord'] as const)(
    'at %s, with a saved card',
    async (step) => {
      const shopper = await openMeasured();
      const first = await shopper.checkout({ once: 1 }, newCard('succeeds', true));
      const { redirectUrl } = (await shopper.buy('3ds/buy-request', first)).body.data;
      await postReturnForm(await confirmPage(redirectUrl));
      const [card] = (await shopper.call('POST', 'cards/read')).body.data;
      const body = await shopper.checkout({ once: 1 }, { _card: card._id });
      const key = nextKey();
      const death = dieAt(step);
      expect((await shopper.buy('buy', body, key)).status).toBe(500);
      expect(death.hasDied()).toBe(true);
      await revive(step);
      await letTimePass();
      const [attempt] = await shop.database.db.select().from(paymentAttempts).where(eq(paymentAttempts.key, key));
      const hasCharged = step !== 'afterOpen' && step !== 'beforeCharge';
      expect(attempt).toMatchObject({ state: hasCharged ? 'paid' : 'expired', nextCheckAt: null });
      expect(shop.bank.totals(attempt!.id).captures).toBe(hasCharged ? 1 : 0);
      const before = ['Purchase', 'FirstPurchase'];
      expect(await measuredOf(shopper)).toEqual(hasCharged ? [...before, 'Purchase'] : before);
      const again = await shopper.buy('buy', body, key);
      const [state, code] = [again.body.data?.state, again.body.code];
      expect([state, code]).toEqual(
        { afterOpen: [undefined, 'BANK_UNAVAILABLE'], beforeCharge: ['expired', undefined] }[step as string] ?? [
          'paid',
          undefined,
        ],
      );
    },
  );

  test('the cases cover every step', () => {
    const covered = new Set<AttemptStep>([
      ...passed.map(([step]) => step),
      'beforeLookup',
      'afterLookup',
      'beforeCancel',
      'afterCancel',
      'insideRelease',
      'beforeRefund',
      'afterRefund',
      'beforeCharge',
      'afterCharge',
      'insideNotify',
    ]);
    expect(ATTEMPT_STEPS.filter((step) => !covered.has(step))).toEqual([]);
  });
});

describe('two processes on one database', () => {
  test('a fault while fulfilling leaves the attempt unchanged, and the next status request fulfils it', async () => {
    const shopper = await openMeasured();
    const key = nextKey();
    const started = await shopper.buy('3ds/buy-request', await shopper.checkout({ once: 1 }, newCard('succeeds')), key);
    const { attemptId, redirectUrl } = started.body.data;
    const death = dieAt('insideFulfil');
    const back = await postReturnForm(await confirmPage(redirectUrl));
    // Even then the shopper is led back to the shop.
    expect([back.status, back.headers.get('location')]).toEqual([303, `/checkout?attempt=${attemptId}`]);
    expect(death.hasDied()).toBe(true);
    shop.setFaults(null);
    expect((await shopper.status(attemptId)).body.data).toMatchObject({ state: 'settling', money: 'unknown' });
    shop.clock.advance({ minutes: 2 });
    expect((await shopper.status(attemptId)).body.data).toMatchObject({ state: 'paid' });
    expect(await remainsOf(shopper, key)).toEqual(one(price));
  });
});
