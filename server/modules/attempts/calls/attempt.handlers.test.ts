import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ATTEMPT_KINDS, attemptKinds } from '../../../../domain/payment/index.ts';
import { isUniqueViolation } from '../../../platform/database/transaction.ts';
import {
  newCard,
  nextKey,
  openShopper,
  passChallenge,
  type Shop,
  type Shopper,
  startShop,
} from '../../checkout/testing.ts';
import { findAttempt } from '../attempt/attempts.repository.ts';
import { startCardCheck } from '../card-check.samples.ts';
import { paymentAttempts } from '../attempt/attempts.tables.ts';

vi.setConfig({ testTimeout: 30_000 });

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
}, 60_000);
afterAll(() => shop.close());

const unknownId = '0192f0c1-7a10-7000-8000-000000000fff';

async function startPurchase(shopper: Shopper, behaviour: Parameters<typeof newCard>[0] = 'succeeds') {
  const body = await shopper.checkout({ once: 1 }, newCard(behaviour));
  return (await shopper.buy('3ds/buy-request', body)).body.data as {
    attemptId: string;
    redirectUrl: string;
    amount: number;
    expiresAt: string;
  };
}

const findOpen = async (shopper: Shopper) => (await shopper.call('GET', 'attempts/open')).body.data;
const on = (shopper: Shopper, kind: string, id: string, action: 'status' | 'abandon' | 'acknowledge') =>
  shopper.call('POST', `attempts/${kind}/${id}/${action}`);

test('the open attempt is found from any device until it ends, and its end until it is acknowledged', async () => {
  const shopper = await openShopper(shop);
  expect(await findOpen(shopper)).toBe(null);
  const since = shop.clock.now().toISOString();
  const { attemptId, redirectUrl, amount, expiresAt } = await startPurchase(shopper);
  const facts = { kind: 'purchase', attemptId, amount, since };
  expect(await findOpen(shopper)).toEqual({
    ...facts,
    endedAt: null,
    acknowledgedAt: null,
    state: 'challenging',
    money: 'notCharged',
    redirectUrl,
    expiresAt,
  });
  expect(await findOpen(await openShopper(shop))).toBe(null);
  expect((await on(shopper, 'purchase', attemptId, 'acknowledge')).body.data).toMatchObject({ acknowledgedAt: null });

  await passChallenge(redirectUrl);
  const paid = (await on(shopper, 'purchase', attemptId, 'status')).body.data;
  expect(paid).toMatchObject({ state: 'paid', money: 'charged', attemptId, chargedAmount: amount });
  const endedAt = shop.clock.now().toISOString();
  const end = { ...facts, ...paid, endedAt };
  expect(await findOpen(shopper)).toEqual({ ...end, acknowledgedAt: null });
  shop.clock.advance({ minutes: 5 });
  const acknowledgedAt = shop.clock.now().toISOString();
  const acknowledged = { ...end, acknowledgedAt };
  expect((await on(shopper, 'purchase', attemptId, 'acknowledge')).body.data).toEqual(acknowledged);
  expect(await findOpen(shopper)).toBe(null);
  shop.clock.advance({ minutes: 5 });
  expect((await on(shopper, 'purchase', attemptId, 'acknowledge')).body.data).toEqual(acknowledged);
});

test('paying again acknowledges a refusal, but not an order', async () => {
  const shopper = await openShopper(shop);
  const refused = await startPurchase(shopper, 'doNotHonour');
  await passChallenge(refused.redirectUrl);
  expect(await findOpen(shopper)).toMatchObject({ attemptId: refused.attemptId, state: 'declined' });
  const paid = await startPurchase(shopper);
  await passChallenge(paid.redirectUrl);
  expect(await findOpen(shopper)).toMatchObject({ attemptId: paid.attemptId, state: 'paid' });
  shop.clock.advance({ minutes: 1 });
  const last = await startPurchase(shopper);
  await on(shopper, 'purchase', last.attemptId, 'abandon');
  expect(await findOpen(shopper)).toMatchObject({ attemptId: last.attemptId, state: 'expired' });
  await startPurchase(shopper).then(({ attemptId }) => on(shopper, 'purchase', attemptId, 'abandon'));
  await on(shopper, 'purchase', (await findOpen(shopper)).attemptId, 'acknowledge');
  expect(await findOpen(shopper)).toBe(null);
});

test('a capture after an acknowledged end clears acknowledgedAt', async () => {
  const shopper = await openShopper(shop);
  const { attemptId, redirectUrl } = await startPurchase(shopper);
  shop.setFaults({
    at(step) {
      if (step === 'afterFinish') throw new Error('The process dies with the bank’s answer in its hand.');
    },
  });
  await passChallenge(redirectUrl);
  shop.setFaults(null);
  const now = shop.clock.now();
  const ended = { state: 'expired', endedAt: now, acknowledgedAt: now, nextCheckAt: now, leaseToken: null } as const;
  await shop.database.db.update(paymentAttempts).set(ended).where(eq(paymentAttempts.id, attemptId));
  expect(await findOpen(shopper)).toBe(null);
  await shop.runJobs('reconcile-payments');
  const news = { attemptId, state: 'refunded', money: 'refunded', acknowledgedAt: null };
  expect(await findOpen(shopper)).toMatchObject(news);
  expect(shop.bank.totals(attemptId)).toMatchObject({ captures: 1, net: 0 });
});

test('an acknowledged end needs no mail', async () => {
  const shopper = await openShopper(shop);
  const { attemptId, redirectUrl } = await startPurchase(shopper, 'doNotHonour');
  await passChallenge(redirectUrl);
  shop.clock.advance({ seconds: 5 });
  await on(shopper, 'purchase', attemptId, 'acknowledge');
  shop.clock.advance({ minutes: 1 });
  await shop.runJobs('reconcile-payments');
  const mails = await shop.app.context.mail.list({ recipient: shopper.email });
  expect(mails.map(({ kind }) => kind)).toEqual(['welcome']);
});

test('an account has one open attempt at a time, of any kind', async () => {
  const shopper = await openShopper(shop);
  const { attemptId } = await startPurchase(shopper);
  expect(await startCardCheck(shopper)).toMatchObject({
    status: 409,
    body: { code: 'PAYMENT_IN_PROGRESS', data: { attemptId } },
  });
  await on(shopper, 'purchase', attemptId, 'abandon');
  const check = (await startCardCheck(shopper)).body.data;
  expect(await findOpen(shopper)).toMatchObject({ kind: 'cardCheck', attemptId: check.attemptId, amount: 0 });
  const body = await shopper.checkout({ once: 1 }, newCard('succeeds'));
  expect(await shopper.buy('3ds/buy-request', body)).toMatchObject({
    status: 409,
    body: { code: 'PAYMENT_IN_PROGRESS', data: { attemptId: check.attemptId } },
  });
  expect((await on(shopper, 'cardCheck', check.attemptId, 'abandon')).body.data).toEqual({
    state: 'expired',
    money: 'notCharged',
    attemptId: check.attemptId,
  });
  expect((await startPurchase(shopper)).attemptId).toEqual(expect.any(String));
});

test('the same card check asked for twice at once is one attempt', async () => {
  const shopper = await openShopper(shop);
  const key = nextKey();
  const [one, two] = await Promise.all([startCardCheck(shopper, key), startCardCheck(shopper, key)]);
  expect([one.status, two.status, two.body.data.attemptId]).toEqual([200, 200, one.body.data.attemptId]);
});

test('the database itself refuses a second open attempt, except a renewal', async () => {
  const shopper = await openShopper(shop);
  const { attemptId } = await startPurchase(shopper);
  const { db } = shop.database;
  const row = (await findAttempt(db, attemptId))!;
  const insert = (change: Partial<typeof row>) => {
    const id = shop.app.context.ids.next();
    return db.insert(paymentAttempts).values({ ...row, id, key: id, callbackId: id, ...change });
  };
  for (const kind of ATTEMPT_KINDS.filter((each) => attemptKinds[each].needsHolder)) {
    await expect(insert({ kind })).rejects.toSatisfy(isUniqueViolation);
  }
  await insert({ kind: 'renewal' });
  await insert({ state: 'expired', endedAt: row.createdAt });
  await insert({ state: 'settling', isRefunding: true });
});

test('a card check is read, found by its key and saved under its own kind', async () => {
  const shopper = await openShopper(shop);
  const key = nextKey();
  const { attemptId, redirectUrl } = (await startCardCheck(shopper, key)).body.data;
  await passChallenge(redirectUrl);
  const saved = (await on(shopper, 'cardCheck', attemptId, 'status')).body.data;
  expect(saved).toEqual({ state: 'saved', money: 'notCharged', attemptId, _card: expect.any(String) });
  expect((await shopper.call('GET', `attempts/cardCheck/by-key/${key}`)).body.data).toEqual(saved);
  expect((await shopper.call('GET', `attempts/purchase/by-key/${key}`)).body.data).toBe(null);
  expect(await findOpen(shopper)).toMatchObject({ kind: 'cardCheck', amount: 0, ...saved });
});

test('an attempt of another account or kind is NOT_FOUND and stays unchanged', async () => {
  const shopper = await openShopper(shop);
  const stranger = await openShopper(shop);
  const { attemptId } = await startPurchase(shopper);
  const before = await findAttempt(shop.database.db, attemptId);
  const actions = ['status', 'abandon', 'acknowledge'] as const;
  const answers = await Promise.all(
    actions.flatMap((action) => [
      on(stranger, 'purchase', attemptId, action),
      on(shopper, 'cardCheck', attemptId, action),
      on(shopper, 'purchase', unknownId, action),
    ]),
  );
  expect(answers.map(({ status, body }) => `${status} ${body.code}`)).toEqual(answers.map(() => '404 NOT_FOUND'));
  expect(await shopper.call('POST', `cards/3ds/create-one-response/status/${attemptId}`)).toMatchObject({
    status: 404,
  });
  expect(await findAttempt(shop.database.db, attemptId)).toEqual(before);
});

test('every kind can be read, and all but a renewal be abandoned', async () => {
  const shopper = await openShopper(shop);
  const { attemptId } = await startPurchase(shopper);
  const { db } = shop.database;
  const row = (await findAttempt(db, attemptId))!;
  const answers = [];
  for (const kind of ATTEMPT_KINDS) {
    const id = shop.app.context.ids.next();
    const ended = { state: 'expired', endedAt: row.createdAt, nextCheckAt: null } as const;
    await db.insert(paymentAttempts).values({ ...row, ...ended, id, key: id, callbackId: id, kind });
    answers.push([
      kind,
      (await on(shopper, kind, id, 'status')).status,
      (await on(shopper, kind, id, 'abandon')).status,
    ]);
  }
  expect(answers).toEqual(ATTEMPT_KINDS.map((kind) => [kind, 200, attemptKinds[kind].canBeAbandoned ? 200 : 404]));
});
