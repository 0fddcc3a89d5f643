import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { findAccount } from '../../account/index.ts';
import { paymentAlarms } from '../../payments/testing.ts';
import { newCard, openShopper, passChallenge, type Shop, type Shopper, startShop } from '../testing.ts';

// Starting a whole shop and a bank may be slow on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

let shop: Shop;
const logged: { level: number; alarm?: string; subject?: string }[] = [];
beforeAll(async () => {
  shop = await startShop({
    deadlineMs: 1500,
    config: { logLevel: 'error' },
    logStream: { write: (line: string) => void logged.push(JSON.parse(line)) },
  });
}, 60_000);
afterAll(() => shop.close());

const balance = 5000;

/** A customer who pays partly from the balance, at a bank that takes the money and answers no query. */
async function payInTheDark() {
  const shopper = await openShopper(shop, { startBalanceKurus: balance });
  const wanted = { once: 1, useAccountBalance: true };
  const body = await shopper.checkout(wanted, newCard('goesDark'));
  const { attemptId, redirectUrl, amount } = (await shopper.buy('3ds/buy-request', body)).body.data;
  await passChallenge(redirectUrl);
  const again = async () => shopper.buy('3ds/buy-request', await shopper.checkout(wanted, newCard('succeeds')));
  return { shopper, attemptId: attemptId as string, amount: Math.round(amount * 100), again };
}

async function letPass(...minutes: number[]): Promise<void> {
  for (const some of minutes) {
    shop.clock.advance({ minutes: some });
    await shop.runJobs('reconcile-payments');
  }
}

const stateOf = async (shopper: Shopper, id: string) => (await shopper.status(id)).body.data;
const ordersOf = async (shopper: Shopper): Promise<number> =>
  (await shop.call('POST', '/api/private/getAllOrders', { token: shopper.token, body: {} })).body.data.pageInfo.total;
const balanceOf = async ({ accountId }: Shopper) => (await findAccount(shop.database.db, accountId))?.balanceKurus;
const mailsTo = async ({ email }: Shopper) =>
  (await shop.app.context.mail.list({ recipient: email })).filter(({ kind }) => kind !== 'welcome');
const alarmsOf = (id: string) => shop.database.db.select().from(paymentAlarms).where(eq(paymentAlarms.subject, id));

test('a payment without an outcome raises an alarm after half an hour, and the customer may pay again', async () => {
  const { shopper, attemptId, amount, again } = await payInTheDark();
  await letPass(1, 12, 15);
  expect(await stateOf(shopper, attemptId)).toMatchObject({ state: 'unknown', canPayAgain: false });
  expect(await alarmsOf(attemptId)).toEqual([]);
  const refused = await again();
  expect([refused.status, refused.body.code, refused.body.data]).toEqual([409, 'PAYMENT_IN_PROGRESS', { attemptId }]);

  await letPass(15);
  expect(await stateOf(shopper, attemptId)).toMatchObject({ state: 'unknown', money: 'unknown', canPayAgain: true });
  const detail = { kind: 'purchase', state: 'unknown', amountKurus: amount };
  expect(await alarmsOf(attemptId)).toMatchObject([{ code: 'PAYMENT_STUCK', detail, clearedAt: null }]);
  expect(logged.filter(({ subject }) => subject === attemptId)).toMatchObject([{ level: 50, alarm: 'PAYMENT_STUCK' }]);
  const [mail, ...more] = await mailsTo(shopper);
  expect([mail?.kind, mail?.textBody.includes('ilk ödeme sonradan çekilirse tamamını iade ederiz'), more]).toEqual([
    'paymentUnclear',
    true,
    [],
  ]);

  const { attemptId: second, redirectUrl, amount: paid } = (await again()).body.data;
  await passChallenge(redirectUrl);
  expect(await stateOf(shopper, second)).toMatchObject({ state: 'paid' });
  expect(await balanceOf(shopper)).toBe(balance);
  shop.bank.release(attemptId);
  await letPass(30);
  expect(await stateOf(shopper, attemptId)).toMatchObject({ state: 'refunded' });
  expect([shop.bank.totals(attemptId).net, shop.bank.totals(second).net]).toEqual([0, Math.round(paid * 100)]);
  expect([await ordersOf(shopper), await balanceOf(shopper)]).toEqual([1, balance]);
  expect(await alarmsOf(attemptId)).toMatchObject([{ clearedAt: shop.clock.now() }]);
  const kinds = (await mailsTo(shopper)).map(({ kind }) => kind).toSorted();
  expect(kinds).toEqual(['orderConfirmation', 'paymentReturned', 'paymentUnclear']);
});

test('a late answer of the bank still places the order', async () => {
  const { shopper, attemptId, amount } = await payInTheDark();
  await letPass(1, 30, 30);
  shop.bank.release(attemptId);
  await letPass(30);
  expect(await stateOf(shopper, attemptId)).toMatchObject({ state: 'paid' });
  expect([shop.bank.totals(attemptId).net, await ordersOf(shopper), await balanceOf(shopper)]).toEqual([amount, 1, 0]);
  expect(await alarmsOf(attemptId)).toMatchObject([{ clearedAt: shop.clock.now() }]);
});
