import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
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
vi.setConfig({ testTimeout: 30_000 });

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
}, 60_000);
afterAll(() => shop.close());

const challenge = async (shopper: Shopper, body: unknown, key = nextKey()) =>
  (await shopper.buy('3ds/buy-request', body, key)).body.data as { attemptId: string; redirectUrl: string };

/** A shopper whose card is saved, and the request that buys with it. */
async function withSavedCard(): Promise<{ shopper: Shopper; body: Record<string, unknown> }> {
  const shopper = await openShopper(shop);
  const first = await shopper.checkout({ once: 1 }, newCard('succeeds', true));
  await passChallenge((await challenge(shopper, first)).redirectUrl);
  const [card] = (await shopper.call('POST', 'cards/read')).body.data;
  return { shopper, body: await shopper.checkout({ once: 1 }, { _card: card._id }) };
}

/** The number of captures at the bank for these attempts, and of the account's orders. */
async function counted(shopper: Shopper, attemptIds: readonly string[]) {
  const orders = await shop.call('POST', '/api/private/getAllOrders', { token: shopper.token, body: {} });
  const captures = [...new Set(attemptIds)].map((id) => shop.bank.totals(id).captures);
  return { captures: captures.reduce((sum, one) => sum + one, 0), orders: orders.body.data.pageInfo.total as number };
}

describe('the same request again', () => {
  test('fifty at once with one key and a saved card take the money once', async () => {
    const { shopper, body } = await withSavedCard();
    const key = nextKey();
    const answers = await Promise.all(Array.from({ length: 50 }, () => shopper.buy('buy', body, key)));
    const later = await shopper.buy('buy', body, key);
    const ids = [...answers, later].map((answer) => answer.body.data.attemptId as string);
    expect(new Set(ids).size).toBe(1);
    expect([later.status, later.body.data.state]).toEqual([200, 'paid']);
    // The second order is the one that saved the card.
    expect(await counted(shopper, ids)).toEqual({ captures: 1, orders: 2 });
  });

  test('with another body, another way of paying or another card is refused, and takes nothing', async () => {
    const { shopper, body } = await withSavedCard();
    const key = nextKey();
    const { attemptId } = (await shopper.buy('buy', body, key)).body.data;
    const others = await Promise.all([
      shopper.buy('buy', { ...body, useAccountBalance: true }, key),
      shopper.buy('3ds/buy-request', body, key),
      shopper.buy('buy', { ...body, card: newCard('succeeds') }, key),
      shopper.buy('buy', { ...body, dateSigned: '2026-03-02T08:00:00.000Z' }, key),
    ]);
    expect(others.map(({ status, body: said }) => [status, said.code])).toEqual(
      others.map(() => [409, 'IDEMPOTENCY_MISMATCH']),
    );
    expect(await counted(shopper, [attemptId])).toEqual({ captures: 1, orders: 2 });
  });

  test('after a refusal by the bank gets that refusal, and the bank is not asked again', async () => {
    const shopper = await openShopper(shop);
    const body = await shopper.checkout({ once: 1 }, newCard('insufficientFunds'));
    const key = nextKey();
    const { attemptId, redirectUrl } = await challenge(shopper, body, key);
    await passChallenge(redirectUrl);
    const first = await shopper.buy('3ds/buy-request', body, key);
    const entries = shop.bank.ledger(attemptId).length;
    const second = await shopper.buy('3ds/buy-request', body, key);
    expect([first.status, second.status, second.body]).toEqual([402, 402, first.body]);
    expect(shop.bank.ledger(attemptId).length).toBe(entries);
    expect(await counted(shopper, [attemptId])).toEqual({ captures: 0, orders: 0 });
  });

  test('by another customer under the same key is a purchase of their own', async () => {
    const key = nextKey();
    const paid: unknown[] = [];
    for (const shopper of [await openShopper(shop), await openShopper(shop)]) {
      const { attemptId, redirectUrl } = await challenge(
        shopper,
        await shopper.checkout({ once: 1 }, newCard('succeeds')),
        key,
      );
      await passChallenge(redirectUrl);
      paid.push(await counted(shopper, [attemptId]));
    }
    expect(paid).toEqual([
      { captures: 1, orders: 1 },
      { captures: 1, orders: 1 },
    ]);
  });
});

describe('two tabs that buy at once', () => {
  test('under 3-D Secure: one opens a payment, the other is refused with its id', async () => {
    const shopper = await openShopper(shop);
    const body = await shopper.checkout({ once: 1 }, newCard('succeeds'));
    const both = await Promise.all([shopper.buy('3ds/buy-request', body), shopper.buy('3ds/buy-request', body)]);
    const [open, refused] = both.toSorted((a, b) => a.status - b.status);
    const { attemptId, redirectUrl } = open!.body.data;
    expect([refused!.status, refused!.body.code, refused!.body.data.attemptId]).toEqual([
      409,
      'PAYMENT_IN_PROGRESS',
      attemptId,
    ]);
    await passChallenge(redirectUrl);
    expect(await counted(shopper, [attemptId])).toEqual({ captures: 1, orders: 1 });
  });

  test('with a saved card: as many orders as charges', async () => {
    const { shopper, body } = await withSavedCard();
    const answers = await Promise.all(Array.from({ length: 4 }, () => shopper.buy('buy', body)));
    const paid = answers.filter(({ status }) => status === 200);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(({ status, body: said }) => [status, said.code])).toEqual(
      refused.map(() => [409, 'PAYMENT_IN_PROGRESS']),
    );
    expect(paid.length).toBeGreaterThan(0);
    const ids = paid.map((answer) => answer.body.data.attemptId as string);
    expect(await counted(shopper, ids)).toEqual({ captures: paid.length, orders: paid.length + 1 });
  });
});

test('the next calculation reflects a purchase and the spent balance at once', async () => {
  const shopper = await openShopper(shop, { startBalanceKurus: 100_000 });
  const body = await shopper.checkout({ once: 1, useAccountBalance: true });
  const [{ _product: _id }] = (body['oneTimePurchase'] as { products: [{ _product: string }] }).products;
  const items = [{ type: 'product', _id, purchaseType: 'oneTimePurchase', quantity: 9 }];
  const ask = async () => {
    const asked = { cart: { items }, useAccountBalance: true, revision: 1 };
    const { order } = (await shopper.call('POST', 'shopping/calculate', asked)).body.data.checkout;
    return { isFirst: order.isFirstPurchase as boolean, balance: order.price.balanceAmount as number };
  };
  expect(await ask()).toEqual({ isFirst: true, balance: 1000 });
  const { grossOriginalAmount: spent } = body['price'] as { grossOriginalAmount: number };
  expect(await shopper.buy('buy', body)).toMatchObject({ status: 200, body: { data: { state: 'paid' } } });
  expect(await ask()).toEqual({ isFirst: false, balance: 1000 - spent });
});

test('the return form posted five times at once, and once more later, charges once', async () => {
  const shopper = await openShopper(shop);
  const { attemptId, redirectUrl } = await challenge(
    shopper,
    await shopper.checkout({ once: 1, subscribed: 1 }, newCard('succeeds')),
  );
  const page = await confirmPage(redirectUrl);
  const answers = await Promise.all(Array.from({ length: 5 }, () => postReturnForm(page)));
  answers.push(await postReturnForm(page));
  expect(answers.map(({ status, headers }) => [status, headers.get('location')])).toEqual(
    answers.map(() => [303, `/checkout?attempt=${attemptId}`]),
  );
  for (const { body } of answers) await body?.cancel();
  await shop.runJobs('reconcile-payments');
  expect(await counted(shopper, [attemptId])).toEqual({ captures: 1, orders: 2 });
  const subscriptions = await shopper.call('GET', 'subscriptions');
  expect(subscriptions.body.data.length).toBe(1);
});
