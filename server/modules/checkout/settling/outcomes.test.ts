import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { toDecimal, kurus } from '../../../../domain/money/index.ts';
import { allowed, eventsOf, refused, startVisit } from '../../analytics/testing.ts';
import { paymentAttempts } from '../../attempts/testing.ts';
import { signInAgain } from '../../auth/testing.ts';
import { cyclesOf, liveUntil } from '../../subscriptions/testing.ts';
import {
  confirmPage,
  newCard,
  nextKey,
  openShopper,
  passChallenge,
  postReturnForm,
  type Shop,
  type Shopper,
  startShop,
} from '../testing.ts';

// Starting a whole shop and a bank may be slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

let shop: Shop;
beforeAll(async () => {
  shop = await startShop({ hasOneClock: true, deadlineMs: 1500 });
}, 60_000);
afterAll(() => shop.close());

/** A started payment; `end` finishes it when that happens later. */
type Opened = { attemptId: string; end?: () => Promise<unknown> };
type Way = {
  account?: Parameters<typeof openShopper>[1];
  /** Preparation that is not measured; answers the value that `pay` needs. */
  before?: (shopper: Shopper) => Promise<string>;
  pay: (shopper: Shopper, of: string) => Promise<Opened>;
  /** The payment ends within its own request. */
  isAtOnce?: true;
  recorded: readonly { event: string; parameters: object }[];
};

const pads = { value: 139.9, currency: 'TRY', items: 'pad-super-12:1' };
const tampons = { value: 74.9, currency: 'TRY', items: 'tampon-mini-8:1' };
const purchase = (kind: string, bought: object) => ({ event: 'Purchase', parameters: { kind, ...bought } });
const first = (bought: object) => ({ event: 'FirstPurchase', parameters: bought });

async function atTheBank(shopper: Shopper, wanted: Parameters<Shopper['checkout']>[0], card = newCard('succeeds')) {
  const { body } = await shopper.buy('3ds/buy-request', await shopper.checkout(wanted, card));
  return body.data as { attemptId: string; redirectUrl: string };
}

const subscribed = async (shopper: Shopper, card: Parameters<typeof newCard>[0] = 'succeeds') => {
  const { attemptId, redirectUrl } = await atTheBank(shopper, { subscribed: 1 }, newCard(card));
  await passChallenge(redirectUrl);
  return (await shopper.status(attemptId)).body.data.subscriptionIds[0] as string;
};

const ways: Record<string, Way> = {
  'by a card at the bank’s page': {
    async pay(shopper) {
      const { attemptId, redirectUrl } = await atTheBank(shopper, { once: 1 });
      return { attemptId, end: () => passChallenge(redirectUrl) };
    },
    recorded: [purchase('purchase', pads), first(pads)],
  },
  'with a box for every eight weeks': {
    async pay(shopper) {
      const { attemptId, redirectUrl } = await atTheBank(shopper, { once: 1, subscribed: 1 });
      return { attemptId, end: () => passChallenge(redirectUrl) };
    },
    recorded: [
      purchase('purchase', { ...pads, value: 214.8, items: 'pad-super-12:1,tampon-mini-8:1' }),
      { event: 'Subscribe', parameters: tampons },
      first({ ...pads, value: 214.8, items: 'pad-super-12:1,tampon-mini-8:1' }),
    ],
  },
  'by the balance alone': {
    isAtOnce: true,
    account: { startBalanceKurus: 50_000 },
    async pay(shopper) {
      const body = await shopper.checkout({ once: 1, useAccountBalance: true });
      return { attemptId: (await shopper.buy('buy', body)).body.data.attemptId };
    },
    recorded: [purchase('purchase', pads), first(pads)],
  },
  'by the balance and a card': {
    account: { startBalanceKurus: 5000 },
    async pay(shopper) {
      const { attemptId, redirectUrl } = await atTheBank(shopper, { once: 1, useAccountBalance: true });
      return { attemptId, end: () => passChallenge(redirectUrl) };
    },
    recorded: [purchase('purchase', pads), first(pads)],
  },
  'after the tab was closed at the bank, by the reconciler': {
    async pay(shopper) {
      const { attemptId, redirectUrl } = await atTheBank(shopper, { once: 1 });
      return {
        attemptId,
        async end() {
          await confirmPage(redirectUrl);
          shop.clock.advance({ minutes: 3 });
          await shop.runJobs('reconcile-payments');
        },
      };
    },
    recorded: [purchase('purchase', pads), first(pads)],
  },
  'found open by another page': {
    async pay(shopper) {
      const { attemptId, redirectUrl } = await atTheBank(shopper, { once: 1 });
      return {
        attemptId,
        async end() {
          await confirmPage(redirectUrl);
          await shopper.call('POST', `attempts/purchase/${attemptId}/status`);
        },
      };
    },
    recorded: [purchase('purchase', pads), first(pads)],
  },
  'by a saved card': {
    isAtOnce: true,
    async before(shopper) {
      const { redirectUrl } = await atTheBank(shopper, { once: 1 }, newCard('succeeds', true));
      await passChallenge(redirectUrl);
      return (await shopper.call('POST', 'cards/read')).body.data[0]._id;
    },
    async pay(shopper, _card) {
      const body = await shopper.checkout({ once: 1 }, { _card });
      return { attemptId: (await shopper.buy('buy', body)).body.data.attemptId };
    },
    recorded: [purchase('purchase', pads)],
  },
  'for the next box at once': {
    isAtOnce: true,
    before: (shopper) => subscribed(shopper),
    async pay(shopper, id) {
      const price = { chargedAmount: 74.9, _currency: 'TRY' };
      const body = { _subscriptions: [id], cycle: 2, price };
      const { data } = (await shopper.call('POST', 'subscriptions/order-immediately', body, nextKey())).body;
      return { attemptId: data.attemptId };
    },
    recorded: [purchase('orderNow', tampons)],
  },
  'for what is due': {
    async before(shopper) {
      const id = await subscribed(shopper, 'renewalDeclines');
      const [, next] = await cyclesOf(shop, id);
      await liveUntil(shop, `${next!.split(' ')[2]}T08:00:00Z`);
      return id;
    },
    async pay(shopper) {
      const { duePayments } = (await shopper.call('POST', 'due-payments/has-active')).body.data;
      const price = { chargedAmount: 74.9, _currency: 'TRY' };
      const body = { _duePayment: duePayments[0]._id, price, card: newCard('succeeds') };
      const { data } = (await shopper.call('POST', 'due-payments/pay', body, nextKey())).body;
      return { attemptId: data.attemptId, end: () => passChallenge(data.redirectUrl) };
    },
    recorded: [purchase('duePayment', tampons)],
  },
};

/** The same customer in this visit: signed in again, because the session may have expired. */
async function inVisit(shopper: Shopper, receiverId: string | null): Promise<Shopper> {
  const token = await signInAgain(shop.app, shopper.accountId);
  const call: Shopper['call'] = (method, path, body, key) =>
    shop.call(method, `/api/private/user/${path}`, {
      token,
      ...(body !== undefined && { body }),
      headers: { ...(key && { 'idempotency-key': key }), ...(receiverId && { 'receiver-id': receiverId }) },
    });
  return {
    ...shopper,
    token,
    call,
    buy: (way, body, key = nextKey()) => call('POST', `shopping/${way}`, body, key),
    status: (attemptId) => call('POST', `shopping/3ds/buy-response/status/${attemptId}`),
  };
}

/** Pays in a visit and polls the status; answers the visit's events, and whether the payment still names the visit. */
async function measure(way: Way, consent: 'given' | 'none' | 'withdrawn' | 'unknown') {
  const opened = await openShopper(shop, way.account);
  const needed = (await way.before?.(opened)) ?? '';
  const visit = consent === 'unknown' ? 'f'.repeat(32) : await startVisit(shop, allowed);
  const shopper = await inVisit(opened, consent === 'none' ? null : visit);
  const withdraw = () => startVisit(shop, refused, visit);
  // A payment that ends within its request allows a withdrawal only before it.
  if (consent === 'withdrawn' && way.isAtOnce) await withdraw();
  const { attemptId, end } = await way.pay(shopper, needed);
  if (consent === 'withdrawn') await withdraw();
  await end?.();
  const { body } = await shopper.call('POST', `attempts/${await kindOf(attemptId)}/${attemptId}/status`);
  shop.clock.advance({ minutes: 30 });
  await shop.runJobs('reconcile-payments');
  const [attempt] = await shop.database.db.select().from(paymentAttempts).where(eq(paymentAttempts.id, attemptId));
  return { state: body.data.state, named: attempt!.receiverId, recorded: await eventsOf(shop.database.db, visit) };
}

async function kindOf(attemptId: string) {
  const [attempt] = await shop.database.db.select().from(paymentAttempts).where(eq(paymentAttempts.id, attemptId));
  return attempt!.kind;
}

describe.each(Object.entries(ways))('a payment %s', (_, way) => {
  test('is recorded for a visit that allows it, once [EVENT-8 EVENT-9]', async () => {
    expect(await measure(way, 'given')).toEqual({ state: 'paid', named: null, recorded: way.recorded });
  });

  test.each(['none', 'withdrawn', 'unknown'] as const)(
    'is not recorded for a visit whose consent is %s [EVENT-14]',
    async (consent) => {
      expect(await measure(way, consent)).toEqual({ state: 'paid', named: null, recorded: [] });
    },
  );
});

test('a payment that is refused, or given up, is not recorded', async () => {
  const visit = await startVisit(shop, allowed);
  const shopper = await inVisit(await openShopper(shop), visit);
  const declined = await atTheBank(shopper, { once: 1 }, newCard('insufficientFunds'));
  const rowOf = async (id: string) =>
    (await shop.database.db.select().from(paymentAttempts).where(eq(paymentAttempts.id, id)))[0]!;
  expect((await rowOf(declined.attemptId)).receiverId).toBe(visit);
  await postReturnForm(await confirmPage(declined.redirectUrl));
  const left = await atTheBank(shopper, { once: 1 });
  await shopper.call('POST', `attempts/purchase/${left.attemptId}/abandon`);
  const rows = [await rowOf(declined.attemptId), await rowOf(left.attemptId)];
  expect(rows.map(({ state, receiverId }) => [state, receiverId])).toEqual([
    ['declined', null],
    ['expired', null],
  ]);
  expect(await eventsOf(shop.database.db, visit)).toEqual([]);
});

test('the value of a purchase event is the sum of its orders before the balance', async () => {
  const visit = await startVisit(shop, allowed);
  const shopper = await inVisit(await openShopper(shop, { startBalanceKurus: 10_000 }), visit);
  const wanted = { once: 2, packets: 'around', useAccountBalance: true } as const;
  const body = await shopper.checkout(wanted, newCard('succeeds'));
  const { attemptId, redirectUrl } = (await shopper.buy('3ds/buy-request', body)).body.data;
  await passChallenge(redirectUrl);
  const charged = shop.bank.totals(attemptId).net;
  const [recorded] = await eventsOf(shop.database.db, visit);
  expect(recorded!.parameters['value']).toBe(toDecimal(kurus(charged + 10_000)));
});
