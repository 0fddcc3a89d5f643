import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { productId, products, stockHolds } from '../../catalog/testing.ts';
import { paymentAttempts } from '../../attempts/testing.ts';
import {
  answerPage,
  confirmPage,
  newCard,
  openPage,
  openShopper,
  passChallenge,
  postReturnForm,
  type Shop,
  type Shopper,
  startShop,
  stopAt,
  superPads,
} from '../testing.ts';

// Starting a whole shop and a bank may be slow on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

let shop: Shop;
beforeAll(async () => {
  shop = await startShop({ deadlineMs: 1500 });
}, 60_000);
afterAll(() => shop.close());

type Started = { shopper: Shopper; attemptId: string; redirectUrl: string; amount: number };

async function start(card: Parameters<typeof newCard>[0]): Promise<Started> {
  const shopper = await openShopper(shop);
  const answer = await shopper.buy('3ds/buy-request', await shopper.checkout({ once: 1 }, newCard(card)));
  expect(answer).toMatchObject({ status: 200, body: { data: { state: 'challenging' } } });
  const { attemptId, redirectUrl, amount } = answer.body.data;
  return { shopper, attemptId, redirectUrl, amount: Math.round(amount * 100) };
}

const stateOf = async ({ shopper, attemptId }: Started) => (await shopper.status(attemptId)).body.data;
const ordersOf = async ({ shopper }: Started): Promise<unknown[]> =>
  (await shop.call('POST', '/api/private/getAllOrders', { token: shopper.token, body: {} })).body.data.items;
const holdsOf = (attemptId: string) =>
  shop.database.db.select().from(stockHolds).where(eq(stockHolds.holdId, attemptId));

/** The state of a payment: for the shopper, at the bank (kuruş the card holder has lost), and in the shop. */
async function endOf(started: Started) {
  const { state, declineCode } = await stateOf(started);
  const orders = await ordersOf(started);
  const holds = await holdsOf(started.attemptId);
  const { net } = shop.bank.totals(started.attemptId);
  return { state, declineCode, net, orders: orders.length, holds: holds.length };
}

const ending = ({ amount }: Started, state: string, declineCode?: string) => {
  const isPaid = state === 'paid';
  return { state, declineCode, net: isPaid ? amount : 0, orders: isPaid ? 1 : 0, holds: 0 };
};

describe('each card of the bank ends in a state that says where the money is', () => {
  test.each([
    ['succeeds', 'paid', undefined],
    ['insufficientFunds', 'declined', 'insufficientFunds'],
    ['doNotHonour', 'declined', 'doNotHonour'],
    ['cardExpired', 'declined', 'cardExpired'],
    ['securityCodeWrong', 'declined', 'securityCodeWrong'],
    ['mdStatusZero', 'declined', 'challengeFailed'],
    ['mdStatusFour', 'declined', 'challengeFailed'],
    ['notRefundable', 'paid', undefined],
    ['chargesWrongAmount', 'declined', 'amountMismatch'],
    ['hangsAfterCharge', 'paid', undefined],
    ['callsBackTwice', 'paid', undefined],
    ['renewalNeedsChallenge', 'paid', undefined],
  ] as const)('%s: %s', async (card, end, declineCode) => {
    const started = await start(card);
    await passChallenge(started.redirectUrl);
    await shop.bank.delivered();
    expect(await endOf(started)).toEqual(ending(started, end, declineCode));
  });

  test('initialisationFails: declined at once', async () => {
    const shopper = await openShopper(shop);
    const answer = await shopper.buy(
      '3ds/buy-request',
      await shopper.checkout({ once: 1 }, newCard('initialisationFails')),
    );
    expect(answer).toMatchObject({
      status: 402,
      body: { code: 'CARD_DECLINED', data: { declineCode: 'challengeNotStarted' } },
    });
    expect(await holdsOf(answer.body.data.attemptId)).toEqual([]);
  });

  test('hangsBeforeCharge: unknown until the bank is asked again, then charged once', async () => {
    const started = await start('hangsBeforeCharge');
    await passChallenge(started.redirectUrl);
    expect(await stateOf(started)).toMatchObject({ state: 'unknown', money: 'unknown' });
    expect(shop.bank.totals(started.attemptId).captures).toBe(0);
    shop.clock.advance({ seconds: 31 });
    await shop.runJobs('reconcile-payments');
    expect(await endOf(started)).toEqual(ending(started, 'paid'));
    expect(shop.bank.totals(started.attemptId).captures).toBe(1);
  });

  test('callsBackEarly: paid in the answer to the first request', async () => {
    const shopper = await openShopper(shop);
    const answer = await shopper.buy('3ds/buy-request', await shopper.checkout({ once: 1 }, newCard('callsBackEarly')));
    expect(answer).toMatchObject({ status: 200, body: { data: { state: 'paid' } } });
    expect(shop.bank.totals(answer.body.data.attemptId).captures).toBe(1);
  });

  test('callsBackLate: paid when the redirect comes, or by the poll before it', async () => {
    const started = await start('callsBackLate');
    await confirmPage(started.redirectUrl);
    expect(await endOf(started)).toEqual(ending(started, 'paid'));
    shop.bank.release(started.attemptId);
    await postReturnForm(await openPage(started.redirectUrl));
    expect(await endOf(started)).toEqual(ending(started, 'paid'));
  });
});

describe('the way back from the bank', () => {
  test('a shopper who gives up at the bank is declined', async () => {
    const started = await start('succeeds');
    await postReturnForm(await answerPage(started.redirectUrl, { action: 'cancel' }));
    expect(await endOf(started)).toEqual(ending(started, 'declined', 'challengeCancelled'));
  });

  test('a callback that comes twice, and beside the poll, charges once', async () => {
    const started = await start('succeeds');
    const page = await confirmPage(started.redirectUrl);
    const [first, , second] = await Promise.all([postReturnForm(page), stateOf(started), postReturnForm(page)]);
    expect([first.status, second.status]).toEqual([303, 303]);
    expect(await endOf(started)).toEqual(ending(started, 'paid'));
    const late = await postReturnForm(page);
    expect([late.status, late.headers.get('location')]).toEqual([303, `/checkout?attempt=${started.attemptId}`]);
    expect(await endOf(started)).toEqual(ending(started, 'paid'));
    expect(shop.bank.totals(started.attemptId).captures).toBe(1);
  });

  test('a redirect that never comes: the reconciler finds the confirmed challenge and finishes it', async () => {
    const started = await start('succeeds');
    await confirmPage(started.redirectUrl);
    shop.clock.advance({ seconds: 31 });
    await shop.runJobs('reconcile-payments');
    expect(await endOf(started)).toEqual(ending(started, 'paid'));
  });

  test('a tab closed at the bank: released when the time is over, and a late callback charges nothing', async () => {
    const started = await start('succeeds');
    expect(await holdsOf(started.attemptId)).toHaveLength(1);
    const page = await confirmPage(started.redirectUrl);
    shop.clock.advance({ minutes: 11 });
    await shop.runJobs('reconcile-payments');
    expect(await endOf(started)).toEqual(ending(started, 'expired'));
    expect((await postReturnForm(page)).status).toBe(303);
    expect(await endOf(started)).toEqual(ending(started, 'expired'));
  });

  test('a made-up callback proves nothing; an unknown address leads to the cart', async () => {
    const started = await start('succeeds');
    const [row] = await shop.database.db
      .select()
      .from(paymentAttempts)
      .where(eq(paymentAttempts.id, started.attemptId));
    const forge = (callbackId: string) =>
      fetch(`${shop.app.context.config.publicUrl}/api/public/shopping/3ds/callback/${callbackId}`, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({
          status: 'success',
          paymentId: row!.paymentId!,
          mdStatus: '1',
          conversationId: started.attemptId,
          signature: 'f'.repeat(64),
        }),
      });
    expect((await forge(row!.callbackId)).status).toBe(303);
    expect(await stateOf(started)).toMatchObject({ state: 'challenging' });
    expect((await forge('x'.repeat(43))).headers.get('location')).toBe('/cart');
    await passChallenge(started.redirectUrl);
    expect(await endOf(started)).toEqual(ending(started, 'paid'));
  });

  test('a payment for sold-out goods is refunded', async () => {
    const started = await start('succeeds');
    await shop.database.db.delete(stockHolds).where(eq(stockHolds.holdId, started.attemptId));
    await shop.database.db.update(products).set({ stock: 0 }).where(eq(products.id, superPads));
    await passChallenge(started.redirectUrl);
    await shop.database.db.update(products).set({ stock: 500 }).where(eq(products.id, superPads));
    expect(await endOf(started)).toEqual(ending(started, 'refunded'));
    expect(shop.bank.totals(started.attemptId)).toMatchObject({ captures: 1, net: 0 });
    const [mail] = await shop.app.context.mail.list({ recipient: started.shopper.email });
    expect(mail?.kind).toBe('paymentReturned');
  });

  test('a non-refundable card: the money goes to the balance', async () => {
    const started = await start('notRefundable');
    await shop.database.db.delete(stockHolds).where(eq(stockHolds.holdId, started.attemptId));
    await shop.database.db.update(products).set({ stock: 0 }).where(eq(products.id, superPads));
    await passChallenge(started.redirectUrl);
    await shop.database.db.update(products).set({ stock: 500 }).where(eq(products.id, superPads));
    expect(await stateOf(started)).toMatchObject({ state: 'refunded' });
    const { checkout } = (
      await started.shopper.call('POST', 'shopping/calculate', {
        revision: 1,
        cart: {
          items: [
            {
              type: 'product',
              _id: productId({ type: 'pad', subType: 'super', size: 24 }),
              purchaseType: 'oneTimePurchase',
              quantity: 9,
            },
          ],
        },
      })
    ).body.data;
    expect(Math.round(checkout.order.price.balanceAmount * 100)).toBe(started.amount);
  });
});

test('an attempt can be abandoned during a look-up at the bank', async () => {
  const started = await start('succeeds');
  const { shopper, attemptId } = started;
  const stop = stopAt(shop, 'beforeLookup');
  const polled = stateOf(started);
  await stop.reached;
  const abandoned = shopper.call('POST', `attempts/purchase/${attemptId}/abandon`);
  const { db } = shop.database;
  await vi.waitFor(async () => {
    const [attempt] = await db.select().from(paymentAttempts).where(eq(paymentAttempts.id, attemptId));
    expect(attempt?.abandonAskedAt).toEqual(shop.clock.now());
  });
  stop.go();
  expect((await abandoned).body.data).toEqual({ state: 'expired', money: 'notCharged', attemptId });
  await polled;
  shop.setFaults(null);
});

test('the 3-D Secure result of another customer changes nothing while a payment is cancelled', async () => {
  const [holder, stranger] = [await start('succeeds'), await start('succeeds')];
  const rowOf = async ({ attemptId }: Started) => {
    const [row] = await shop.database.db.select().from(paymentAttempts).where(eq(paymentAttempts.id, attemptId));
    return row!;
  };
  const callbackUrl = `${shop.app.context.config.publicUrl}/api/public/shopping/3ds/callback/${(await rowOf(holder)).callbackId}`;
  const proofOfAnother = (await confirmPage(stranger.redirectUrl)).returnForm!.fields;
  const madeUp = { ...proofOfAnother, conversationId: holder.attemptId, paymentId: (await rowOf(holder)).paymentId! };
  const stop = stopAt(shop, 'beforeCancel');
  const cancelled = holder.shopper.call('POST', `attempts/purchase/${holder.attemptId}/abandon`);
  await stop.reached;
  const proofs = await Promise.all(
    [proofOfAnother, madeUp].map((fields) =>
      fetch(callbackUrl, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' }),
    ),
  );
  expect(proofs.map(({ status }) => status)).toEqual([303, 303]);
  // Passing the challenge now, in the holder's place, moves no money any more.
  await passChallenge(holder.redirectUrl);
  stop.go();
  expect((await cancelled).body.data).toMatchObject({ state: 'expired', money: 'notCharged' });
  shop.setFaults(null);
  shop.clock.advance({ minutes: 20 });
  await shop.runJobs('reconcile-payments');
  expect(await endOf(holder)).toEqual(ending(holder, 'expired'));
  expect(shop.bank.totals(holder.attemptId)).toMatchObject({ captures: 0, net: 0 });
});

describe('an unreachable bank', () => {
  test('at the first request: 503, nothing reserved, and 503 again for the same key', async () => {
    const away = await startShop({ config: { bankUrl: 'http://127.0.0.1:9' }, deadlineMs: 300 });
    try {
      const shopper = await openShopper(away);
      const body = await shopper.checkout({ once: 1 }, newCard('succeeds'));
      const key = 'bank-away-0000000001';
      expect(await shopper.buy('3ds/buy-request', body, key)).toMatchObject({
        status: 503,
        body: { code: 'BANK_UNAVAILABLE' },
      });
      expect(await shopper.buy('3ds/buy-request', body, key)).toMatchObject({ status: 503 });
      expect(await away.database.db.select().from(stockHolds)).toEqual([]);
    } finally {
      await away.close();
    }
  });
});
