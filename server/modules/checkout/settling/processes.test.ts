import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { attemptsPort } from '../../attempts/index.ts';
import { readFaults } from '../../attempts/testing.ts';
import { FAKE_KEYS, sign, startFakeIyzico } from '../../payments/testing.ts';
import type { App } from '../../../app.ts';
import { confirmPage, newCard, openShopper, postReturnForm, type Shop, type Shopper, startShop } from '../testing.ts';

// Starting a whole shop and a bank may be slow on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const statusUrl = (attemptId: string) => `/api/private/user/shopping/3ds/buy-response/status/${attemptId}`;

describe('two processes on one database', () => {
  let shop: Shop;
  let other: App;
  beforeAll(async () => {
    shop = await startShop();
    other = await shop.another();
  }, 60_000);
  afterAll(async () => {
    await other.close();
    await shop.close();
  });

  const askOther = (shopper: Shopper, attemptId: string) =>
    other.server.inject({
      method: 'POST',
      url: statusUrl(attemptId),
      headers: { authorization: `Bearer ${shopper.token}` },
    });

  test('callback here, poll and reconciler there, all at once: one charge, one order', async () => {
    for (let round = 0; round < 3; round += 1) {
      const shopper = await openShopper(shop);
      const started = await shopper.buy('3ds/buy-request', await shopper.checkout({ once: 1 }, newCard('succeeds')));
      const { attemptId, redirectUrl } = started.body.data;
      const page = await confirmPage(redirectUrl);
      shop.clock.advance({ seconds: 31 });
      await Promise.all([
        postReturnForm(page),
        askOther(shopper, attemptId),
        other.context.jobs.runNow('reconcile-payments'),
        shopper.status(attemptId),
        postReturnForm(page),
        askOther(shopper, attemptId),
      ]);
      expect((await shopper.status(attemptId)).body.data).toMatchObject({ state: 'paid' });
      expect(shop.bank.totals(attemptId).captures).toBe(1);
      const list = await shop.call('POST', '/api/private/getAllOrders', { token: shopper.token, body: {} });
      expect(list.body.data.items).toHaveLength(1);
    }
  });

  test('while one process waits for the bank, no other requests the charge', async () => {
    const shopper = await openShopper(shop);
    const body = await shopper.checkout({ once: 1 }, newCard('hangsBeforeCharge'));
    const { attemptId, redirectUrl } = (await shopper.buy('3ds/buy-request', body)).body.data;
    const page = await confirmPage(redirectUrl);
    const silent = shop.bank.whenSilent(attemptId);
    const back = postReturnForm(page);
    await silent;
    // Longer than the limit for a request to arrive, shorter than the lease; then the clock jumps.
    shop.clock.advance({ seconds: 31 });
    await other.context.jobs.runNow('reconcile-payments');
    expect((await askOther(shopper, attemptId)).json()).toMatchObject({
      data: { state: 'settling', money: 'unknown' },
    });
    shop.clock.advance({ minutes: 5 });
    expect((await shopper.status(attemptId)).body.data).toMatchObject({ state: 'settling', money: 'unknown' });
    shop.bank.release(attemptId);
    await back;
    expect((await shopper.status(attemptId)).body.data).toMatchObject({ state: 'paid' });
    expect(shop.bank.totals(attemptId).captures).toBe(1);
  });

  test('the last box is sold to one of two customers who pay at once', async () => {
    const shoppers = [await openShopper(shop), await openShopper(shop)];
    const bodies: unknown[] = [];
    for (const shopper of shoppers) bodies.push(await shopper.checkout({ once: 1 }, newCard('succeeds')));
    await shop.database.db.execute('update products set stock = 1');
    const answers = await Promise.all(shoppers.map((shopper, index) => shopper.buy('3ds/buy-request', bodies[index])));
    await shop.database.db.execute('update products set stock = 500');
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });
});

describe('iyzico, whose page is a document', () => {
  let fake: Awaited<ReturnType<typeof startFakeIyzico>>;
  let shop: Shop;
  beforeAll(async () => {
    fake = await startFakeIyzico();
    shop = await startShop({ config: { payments: 'iyzico', iyzico: { ...FAKE_KEYS, baseUrl: fake.url } } });
  }, 60_000);
  afterAll(async () => {
    await shop.close();
    await fake.close();
  });

  async function start() {
    const shopper = await openShopper(shop);
    const answer = await shopper.buy('3ds/buy-request', await shopper.checkout({ once: 1 }, newCard('succeeds')));
    const { attemptId, redirectUrl } = answer.body.data;
    const lookup = await shop.app.ports(attemptsPort).attempts.find(shop.database.db, attemptId);
    return {
      shopper,
      attemptId,
      redirectUrl,
      paymentId: lookup?.paymentId ?? '',
      callbackId: lookup?.callbackId ?? '',
    };
  }

  test('is served from a path of its own, outside the shop’s origin, until the payment has ended', async () => {
    const { shopper, attemptId, redirectUrl, paymentId, callbackId } = await start();
    expect(redirectUrl).toBe(`${shop.app.context.config.publicUrl}/3ds/${callbackId}`);
    const page = await fetch(redirectUrl);
    expect([page.status, page.headers.get('content-security-policy')]).toEqual([
      200,
      expect.stringContaining('sandbox'),
    ]);
    expect(page.headers.get('content-security-policy')).not.toContain('allow-same-origin');
    const form = fake.answerChallenge(paymentId, true);
    const back = await fetch(`${shop.app.context.config.publicUrl}/api/public/shopping/3ds/callback/${callbackId}`, {
      method: 'POST',
      body: new URLSearchParams(form),
      redirect: 'manual',
    });
    expect([back.status, back.headers.get('location')]).toEqual([303, `/checkout?attempt=${attemptId}`]);
    expect((await shopper.status(attemptId)).body.data).toMatchObject({ state: 'paid' });
    expect(fake.moneyOf(attemptId)).toMatchObject({ charges: 1 });
    expect((await fetch(redirectUrl)).status).toBe(404);
  });

  test('a signed webhook settles; a forged one does nothing; both are answered 200', async () => {
    const { shopper, attemptId, paymentId } = await start();
    fake.answerChallenge(paymentId, true);
    const notify = (signature: string) =>
      fetch(`${shop.app.context.config.publicUrl}/3ds/notice`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-iyz-signature-v3': signature },
        body: JSON.stringify({
          iyziEventType: 'API_AUTH',
          paymentId,
          paymentConversationId: attemptId,
          status: 'SUCCESS',
        }),
      });
    expect((await notify('f'.repeat(64))).status).toBe(200);
    expect(fake.moneyOf(attemptId)).toMatchObject({ charges: 0 });
    const signed = sign(FAKE_KEYS.secretKey, `${FAKE_KEYS.secretKey}API_AUTH${paymentId}${attemptId}SUCCESS`);
    expect((await notify(signed)).status).toBe(200);
    expect(fake.moneyOf(attemptId)).toMatchObject({ charges: 1 });
    expect((await shopper.status(attemptId)).body.data).toMatchObject({ state: 'paid' });
  });
});

test('FAULT_AT kills at the nth passage of the named step, and refuses an unknown step', async () => {
  let deaths = 0;
  const faults = readFaults('afterFinish:2', () => {
    deaths += 1;
  });
  for (const step of ['afterFinish', 'beforeFinish', 'afterFinish', 'afterFinish'] as const)
    await faults?.at(step, 'a');
  expect(deaths).toBe(1);
  expect(readFaults(undefined, () => undefined)).toBe(null);
  expect(() => readFaults('afterLunch', () => undefined)).toThrow('afterLunch');
});
