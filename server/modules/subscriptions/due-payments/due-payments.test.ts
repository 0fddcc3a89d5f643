import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { savedCards } from '../../cards/testing.ts';
import { newCard, nextKey, openShopper, passChallenge, type Shop, startShop } from '../../checkout/testing.ts';
import { subscriptions } from '../plan/subscriptions.tables.ts';
import { cyclesOf, liveUntil, owe, paymentSubjects, type Subscriber, bankReferenceOf, totalsOf } from '../testing.ts';

// A whole shop and a bank on a machine that has other things to do.
vi.setConfig({ testTimeout: 60_000 });

let shop: Shop;
beforeAll(async () => {
  shop = await startShop({ hasOneClock: true, deadlineMs: 1500 });
}, 60_000);
afterAll(() => shop.close());

const due = async (elif: Subscriber) => (await elif.call('POST', 'due-payments/has-active')).body.data;
const pay = (elif: Subscriber, id: string, card: unknown, key = nextKey(), chargedAmount = 74.9) =>
  elif.call('POST', 'due-payments/pay', { _duePayment: id, price: { chargedAmount, _currency: 'TRY' }, card }, key);
const statesOf = async (elif: Subscriber) =>
  (await cyclesOf(shop, elif.subscription)).map((row) => row.replace(/ \d{4}-\d\d-\d\d/, ''));
const captured = async (elif: Subscriber) => {
  const subjects = await shop.database.db
    .select()
    .from(paymentSubjects)
    .where(eq(paymentSubjects.subject, `cycle:${elif.subscription}:2`));
  const lines = subjects.map(async ({ attemptId, state }) => `${state} ${(await totalsOf(shop, attemptId)).net}`);
  return (await Promise.all(lines)).toSorted();
};

test('a refused charge is paid once with another card, which becomes the subscription’s [SUBSCRIPTION-14]', async () => {
  const elif = await owe(shop, 'renewalDeclines');
  expect(await statesOf(elif)).toEqual(['1 ORDERED PAID', '2 DUE DUE_PAYMENT', '3 PLANNED']);
  const mails = await shop.app.context.mail.list({ recipient: elif.email });
  const mail = mails.find(({ kind }) => kind === 'renewal.failed');
  expect(mail!.textBody).toMatch(/Kartını \S+ \S+ \S+ sabahı kendiliğimizden bir kez daha deneriz\./);
  expect(mail!.textBody).toContain(`${shop.app.context.config.publicUrl}/account?due=true`);
  const { hasActive, duePayments } = await due(elif);
  const [owed] = duePayments;
  expect([hasActive, owed.declineCode, owed.retryOn, owed.price.chargedAmount, owed.openAttemptId]).toEqual([
    true,
    'insufficientFunds',
    '2026-04-28',
    74.9,
    null,
  ]);
  const wrong = await pay(elif, owed._id, newCard('succeeds'), nextKey(), 70);
  expect([wrong.status, wrong.body.code]).toEqual([409, 'MISCALCULATION']);
  const key = nextKey();
  const asked = await pay(elif, owed._id, newCard('succeeds'), key);
  expect(asked.body.data.state).toBe('challenging');
  const { attemptId, redirectUrl } = asked.body.data;
  expect((await due(elif)).duePayments[0].openAttemptId).toBe(attemptId);
  // While it is open nothing else pays it, and nothing drops it.
  const other = await pay(elif, owed._id, newCard('succeeds'));
  const dropped = await elif.call('POST', 'due-payments/delete', { _duePayment: owed._id });
  expect([other.body.code, other.body.data, dropped.body.code]).toEqual([
    'PAYMENT_IN_PROGRESS',
    { attemptId },
    'PAYMENT_IN_PROGRESS',
  ]);
  expect(await passChallenge(redirectUrl)).toMatch(new RegExp(`/account\\?attempt=${attemptId}$`));
  expect((await pay(elif, owed._id, newCard('succeeds'), key)).body.data.state).toBe('paid');
  expect(await statesOf(elif)).toEqual(['1 ORDERED PAID', '2 ORDERED PAID', '3 PLANNED']);
  expect(await captured(elif)).toEqual(['over 0', 'paid 7490']);
  expect(await due(elif)).toEqual({ hasActive: false, duePayments: [] });
  const late = await pay(elif, owed._id, newCard('succeeds'));
  expect([late.status, late.body.code, late.body.data]).toEqual([409, 'NOT_DUE', { orderStatus: 'PAID' }]);
  const shown = (await elif.call('GET', `subscriptions/${elif.subscription}`)).body.data;
  expect([shown.status, shown.card.lastFourDigits]).toEqual(['ACTIVE', '0008']);
});

test('a payment that the bank never reports can be replaced: the delivery is charged once in all', async () => {
  const elif = await owe(shop, 'renewalDeclines');
  const [owed] = (await due(elif)).duePayments;
  const dark = (await pay(elif, owed._id, newCard('goesDark'))).body.data;
  await passChallenge(dark.redirectUrl);
  const letPass = async (...minutes: number[]) => {
    for (const some of minutes) {
      shop.clock.advance({ minutes: some });
      await shop.runJobs('reconcile-payments');
    }
  };
  await letPass(1, 12, 15);
  const early = await pay(elif, owed._id, newCard('succeeds'));
  expect([early.status, early.body.code, early.body.data]).toEqual([
    409,
    'PAYMENT_IN_PROGRESS',
    { attemptId: dark.attemptId },
  ]);
  await letPass(15);
  const again = (await pay(elif, owed._id, newCard('succeeds'))).body.data;
  await passChallenge(again.redirectUrl);
  expect(await statesOf(elif)).toEqual(['1 ORDERED PAID', '2 ORDERED PAID', '3 PLANNED']);
  shop.bank.release(await bankReferenceOf(shop, dark.attemptId));
  await letPass(30);
  expect([await captured(elif), (await totalsOf(shop, dark.attemptId)).captures]).toEqual([
    ['over 0', 'over 0', 'paid 7490'],
    1,
  ]);
});

test('while a payment is unknown, no mail says that nothing was charged, not even the cancellation mail', async () => {
  const elif = await owe(shop, 'renewalDeclines');
  const [owed] = (await due(elif)).duePayments;
  const mails = async () => shop.app.context.mail.list({ recipient: elif.email });
  const before = (await mails()).length;
  const dark = (await pay(elif, owed._id, newCard('goesDark'))).body.data;
  await passChallenge(dark.redirectUrl);
  await liveUntil(shop, shop.clock.now().getTime() + 5 * 24 * 3_600_000);
  const newest = (await mails()).slice(0, (await mails()).length - before);
  expect(newest.map(({ subject }) => subject)).toEqual(['Mercan: bankan ödemenin sonucunu henüz bildirmedi']);
  const shown = (await elif.call('GET', `subscriptions/${elif.subscription}`)).body.data;
  expect([shown.status, shown.isPaymentOpen]).toEqual(['DUE_PAYMENT', true]);
  const ended = (await elif.call('POST', `subscriptions/${elif.subscription}/cancel?version=${shown.version}`, {})).body
    .data;
  expect([ended.status, ended.isPaymentOpen]).toEqual(['CANCELLED', true]);
  const [mail] = await mails();
  expect(mail!.textBody).toContain(
    'Aboneliğini bitirdik. Yeni kutu gelmeyecek.\n\nBaşladığın ödemenin sonucu daha belli değil; çekilirse tamamını iade ederiz.',
  );
  shop.bank.release(await bankReferenceOf(shop, dark.attemptId));
  await liveUntil(shop, shop.clock.now().getTime() + 2 * 3_600_000);
  const { captures, net } = await totalsOf(shop, dark.attemptId);
  const after = (await elif.call('GET', `subscriptions/${elif.subscription}`)).body.data;
  expect([captures, net, after.isPaymentOpen]).toEqual([1, 0, false]);
});

test('a due delivery that is cancelled is never charged, and the plan goes on [SUBSCRIPTION-15]', async () => {
  const elif = await owe(shop, 'renewalNeedsChallenge');
  const [owed] = (await due(elif)).duePayments;
  expect([owed.declineCode, owed.retryOn]).toEqual(['challengeRequired', null]);
  expect((await elif.call('POST', 'due-payments/delete', { _duePayment: owed._id })).status).toBe(200);
  expect(await statesOf(elif)).toEqual(['1 ORDERED PAID', '2 DROPPED CANCELLED', '3 PLANNED']);
  const again = await elif.call('POST', 'due-payments/delete', { _duePayment: owed._id });
  expect([again.status, again.body.code, again.body.data]).toEqual([409, 'NOT_DUE', { orderStatus: 'CANCELLED' }]);
  await liveUntil(shop, new Date(shop.clock.now().getTime() + 20 * 86_400_000).toISOString());
  expect(await captured(elif)).toEqual(['over 0']);
});

test('a due payment sent twice and from two tabs is charged once', async () => {
  const elif = await owe(shop, 'renewalDeclines');
  const [owed] = (await due(elif)).duePayments;
  const key = nextKey();
  const [one, again, otherTab] = await Promise.all([
    pay(elif, owed._id, newCard('succeeds'), key),
    pay(elif, owed._id, newCard('succeeds'), key),
    pay(elif, owed._id, newCard('succeeds')),
  ]);
  const begun = [one, again, otherTab].filter(({ status }) => status === 200).map(({ body }) => body.data);
  // Of two requests with one key either may ask the bank; the other returns the state of the attempt.
  const { attemptId, redirectUrl } = begun.find((attempt) => attempt.redirectUrl !== undefined)!;
  const refused = [one, again, otherTab].filter(({ status }) => status !== 200).map(({ body }) => body);
  expect([new Set(begun.map((attempt) => attempt.attemptId)).size, begun.length + refused.length]).toEqual([1, 3]);
  expect(refused.map(({ code, data }) => [code, data])).toEqual(
    refused.map(() => ['PAYMENT_IN_PROGRESS', { attemptId }]),
  );
  await passChallenge(redirectUrl);
  await passChallenge(redirectUrl);
  expect([await captured(elif), (await totalsOf(shop, attemptId)).captures]).toEqual([['over 0', 'paid 7490'], 1]);
});

test('an expired or deleted card is refused without a charge; another card pays', async () => {
  const elif = await owe(shop, 'renewalDeclines');
  const { saveCard: _save, ...another } = newCard('succeeds');
  const added = (await elif.call('POST', 'cards/3ds/create-one-request', another, nextKey())).body.data;
  await passChallenge(added.redirectUrl);
  await elif.call('POST', `attempts/cardCheck/${added.attemptId}/status`);
  const [owed] = (await due(elif)).duePayments;
  const cards: { _id: string }[] = (await elif.call('POST', 'cards/read')).body.data;
  const spare = cards.find(({ _id }) => _id !== owed._card)!._id;
  const isItsOwn = eq(savedCards.id, owed._card);
  await shop.database.db.update(savedCards).set({ expireMonth: '01', expireYear: '2026' }).where(isItsOwn);
  expect((await elif.call('POST', 'cards/delete-one-by-id', { _id: spare })).status).toBe(200);
  const refusals = [await pay(elif, owed._id, { _card: owed._card }), await pay(elif, owed._id, { _card: spare })];
  expect(refusals.map(({ status, body }) => [status, body.code, body.data])).toEqual([
    [400, 'VALIDATION', { fields: [expect.objectContaining({ path: 'card._card', rule: 'expired' })] }],
    [404, 'CARD_NOT_FOUND', undefined],
  ]);
  expect([await captured(elif), (await due(elif)).duePayments[0].openAttemptId]).toEqual([['over 0'], null]);
  const asked = (await pay(elif, owed._id, newCard('succeeds'))).body.data;
  await passChallenge(asked.redirectUrl);
  expect(await captured(elif)).toEqual(['over 0', 'paid 7490']);
});

test('a card cannot be deleted during its payment, and becomes the subscription’s afterwards', async () => {
  const elif = await owe(shop, 'renewalDeclines');
  const { saveCard: _save, ...another } = newCard('succeeds');
  const added = (await elif.call('POST', 'cards/3ds/create-one-request', another, nextKey())).body.data;
  await passChallenge(added.redirectUrl);
  await elif.call('POST', `attempts/cardCheck/${added.attemptId}/status`);
  const [owed] = (await due(elif)).duePayments;
  const cards: { _id: string }[] = (await elif.call('POST', 'cards/read')).body.data;
  const other = cards.find(({ _id }) => _id !== owed._card)!._id;
  const asked = (await pay(elif, owed._id, { _card: other })).body.data;
  const refused = await elif.call('POST', 'cards/delete-one-by-id', { _id: other });
  expect([refused.status, refused.body.code]).toEqual([409, 'CARD_IN_USE']);
  await passChallenge(asked.redirectUrl);
  const isIts = eq(subscriptions.id, elif.subscription);
  const [stored] = await shop.database.db.select().from(subscriptions).where(isIts);
  expect([await captured(elif), stored?.cardId]).toEqual([['over 0', 'paid 7490'], other]);
});

test('a due payment of another account is not found', async () => {
  const elif = await owe(shop, 'renewalDeclines');
  const [owed] = (await due(elif)).duePayments;
  const other = await owe(shop, 'renewalDeclines');
  expect((await pay(other, owed._id, newCard('succeeds'))).status).toBe(404);
  expect((await other.call('POST', 'due-payments/delete', { _duePayment: owed._id })).status).toBe(404);
});

test('a due payment of a customer without a card shows no card, decline or retry', async () => {
  const shopper = await openShopper(shop, { accountType: 'charity', corporation: { corporationName: 'Ağ' } });
  const [owed] = (await due(await owe(shop, 'renewalDeclines', { shopper }))).duePayments;
  expect([owed.declineCode, owed.retryOn, owed._card, owed.lastFourDigits]).toEqual([null, null, null, null]);
});
