import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { listAlarms, paymentsPort } from '../../payments/index.ts';
import { newCard, openShopper, passChallenge, type Shop, type Shopper, startShop } from '../testing.ts';

// Starting a whole shop and a bank may be slow on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

let shop: Shop;
beforeAll(async () => {
  shop = await startShop({ deadlineMs: 1500 });
}, 60_000);
afterAll(() => shop.close());

async function pay(shopper: Shopper, card: Parameters<typeof newCard>[0]) {
  const { data } = (await shopper.buy('3ds/buy-request', await shopper.checkout({ once: 1 }, newCard(card)))).body;
  await passChallenge(data.redirectUrl);
  return { attemptId: data.attemptId as string, amount: Math.round(data.amount * 100) };
}

/** Lets minutes pass in which only the reconciler runs. */
async function letPass(...minutes: number[]): Promise<void> {
  for (const some of minutes) {
    shop.clock.advance({ minutes: some });
    await shop.runJobs('reconcile-payments');
  }
}

const stateOf = async (shopper: Shopper, attemptId: string) => (await shopper.status(attemptId)).body.data;
const ordersOf = async (shopper: Shopper): Promise<number> =>
  (await shop.call('POST', '/api/private/getAllOrders', { token: shopper.token, body: {} })).body.data.pageInfo.total;
const mailsTo = async (shopper: Shopper) =>
  (await shop.app.context.mail.list({ recipient: shopper.email })).filter(({ kind }) => kind !== 'welcome');

const late = [
  ['declinesThenLands', 'declined'],
  ['landsLate', 'expired'],
] as const;

test.each(late)('%s: the customer was shown %s, so money that lands later is refunded', async (card, shown) => {
  const shopper = await openShopper(shop);
  const { attemptId, amount } = await pay(shopper, card);
  await letPass(1);
  expect(await stateOf(shopper, attemptId)).toMatchObject({ state: shown, money: 'notCharged' });
  shop.bank.release(attemptId);
  await letPass(2, 15, 120, 1440);
  expect(await stateOf(shopper, attemptId)).toEqual({
    state: 'refunded',
    money: 'refunded',
    attemptId,
    amount: amount / 100,
  });
  expect(shop.bank.totals(attemptId)).toMatchObject({ captures: 1, captured: amount, net: 0 });
  expect(await ordersOf(shopper)).toBe(0);
  const mails = (await mailsTo(shopper)).filter(({ kind }) => kind === 'paymentReturned');
  expect(mails.map(({ textBody }) => textBody.split('\n\n')[1])).toEqual([
    'Sana bu ödemeden para çekilmediğini söylemiştik; bankan ' +
      `₺${(amount / 100).toFixed(2).replace('.', ',')} tutarını sonradan çekti. ` +
      'Tutarın tamamını kartına iade ettik; ekstrene birkaç gün içinde yansır.',
  ]);
  expect((await shopper.call('GET', 'attempts/open')).body.data).toMatchObject({
    attemptId,
    state: 'refunded',
    acknowledgedAt: null,
  });
});

test('a late capture for a closed account is refunded, and no mail is sent', async () => {
  const shopper = await openShopper(shop);
  const { attemptId } = await pay(shopper, 'landsLate');
  await letPass(1);
  const left = await shop.call('POST', '/api/private/user/users/delete-account?version=1', {
    token: shopper.token,
    body: { _reason: 'privacy' },
  });
  shop.bank.release(attemptId);
  await letPass(2, 15, 120, 1440);
  expect([left.status, shop.bank.totals(attemptId)]).toEqual([200, expect.objectContaining({ captures: 1, net: 0 })]);
  expect((await shop.app.context.mail.list()).filter(({ recipient }) => !recipient.includes('@'))).toEqual([]);
  expect((await mailsTo(shopper)).map(({ kind }) => kind)).toEqual(['accountDeleted']);
});

test('a late capture for a closed account that cannot be refunded raises an alarm', async () => {
  const shopper = await openShopper(shop);
  const { attemptId, amount } = await pay(shopper, 'landsLate');
  await letPass(1);
  await shop.call('POST', '/api/private/user/users/delete-account?version=1', {
    token: shopper.token,
    body: { _reason: 'privacy' },
  });
  const { payments } = shop.app.ports(paymentsPort);
  const refused = { outcome: 'declined', code: 'notRefundable', retryable: false, providerCode: null } as const;
  const refuse = async ({ paymentId }: { paymentId: string }) => ({ ...refused, paymentId });
  vi.spyOn(payments, 'cancel').mockImplementation(refuse);
  vi.spyOn(payments, 'refund').mockImplementation(refuse);
  shop.bank.release(attemptId);
  await letPass(2, 15, 120, 1440);
  vi.restoreAllMocks();
  expect(shop.bank.totals(attemptId)).toMatchObject({ captures: 1, net: amount });
  const alarms = (await listAlarms(shop.database.db)).filter(({ subject }) => subject.startsWith(attemptId));
  expect(alarms.map(({ code, subject, detail }) => ({ code, subject, detail }))).toEqual([
    { code: 'OWED_TO_WHO_LEFT', subject: `${attemptId}.balance`, detail: { amountKurus: amount, orderId: null } },
  ]);
});

test.each(late)('%s, and the same cart bought again meanwhile: one box, one charge', async (card) => {
  const shopper = await openShopper(shop);
  const { attemptId } = await pay(shopper, card);
  await letPass(1);
  const again = await pay(shopper, 'succeeds');
  expect(await stateOf(shopper, again.attemptId)).toMatchObject({ state: 'paid' });
  shop.bank.release(attemptId);
  await letPass(2, 15, 120, 1440);
  expect(await ordersOf(shopper)).toBe(1);
  expect([shop.bank.totals(attemptId).net, shop.bank.totals(again.attemptId).net]).toEqual([0, again.amount]);
  const kinds = (await mailsTo(shopper)).map(({ kind }) => kind).filter((kind) => kind !== 'paymentNotTaken');
  expect(kinds.toSorted()).toEqual(['orderConfirmation', 'paymentReturned']);
});

test('a refusal with an unlisted code is looked up before the customer is answered: it was charged, so it is paid', async () => {
  const shopper = await openShopper(shop);
  const { attemptId, amount } = await pay(shopper, 'answersUnlistedCode');
  expect(await stateOf(shopper, attemptId)).toMatchObject({ state: 'paid' });
  expect(shop.bank.totals(attemptId)).toMatchObject({ captures: 1, net: amount });
  expect(await ordersOf(shopper)).toBe(1);
});

test('fifty polls at once, and fifty one after another, are one look-up at the bank', async () => {
  const shopper = await openShopper(shop);
  const { body } = await shopper.buy('3ds/buy-request', await shopper.checkout({ once: 1 }, newCard('succeeds')));
  const { attemptId } = body.data;
  shop.clock.advance({ seconds: 5 });
  let lookups = 0;
  shop.setFaults({ at: (step) => void (lookups += step === 'beforeLookup' ? 1 : 0) });
  await Promise.all(Array.from({ length: 50 }, () => stateOf(shopper, attemptId)));
  for (let nth = 0; nth < 50; nth += 1) await stateOf(shopper, attemptId);
  expect(lookups).toBe(1);
  shop.clock.advance({ seconds: 2 });
  await stateOf(shopper, attemptId);
  expect(lookups).toBe(2);
  shop.setFaults(null);
});
