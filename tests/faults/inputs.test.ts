// Inputs of README.md that no other test tries on a whole shop.
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openShopper, type Shop, startShop, superPads } from '../../server/modules/checkout/testing.ts';

// A whole shop on a machine that has other things to do.
vi.setConfig({ testTimeout: 60_000 });

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

const ask = (path: string, body: object) => shop.call('POST', `/api/public/user/auth/${path}`, { body });
const register = (email: string, number: string, password: string) =>
  ask('register', {
    firstName: 'İrem',
    lastName: 'Kaya',
    email,
    phone: { dialCode: '+90', number },
    password,
    agreements: { membershipAgreement: true, communicationAgreement: { email: false, sms: false, call: false } },
  });

test('A4: İ, I, ı and i are one letter in a code and in a coupon', async () => {
  const shopper = await openShopper(shop);
  const items = [{ type: 'product', _id: superPads, purchaseType: 'oneTimePurchase', quantity: 20 }];
  const answers = [];
  for (const code of ['HOSGELDIN', 'HOSGELDİN', 'hosgeldin', 'hoşgeldın']) {
    const priced = await shopper.call('POST', 'shopping/calculate', {
      cart: { items },
      promoCode: { code },
      revision: 1,
    });
    answers.push(priced.body.data.promoCode.status);
  }
  expect(answers).toEqual(['ACCEPTED', 'ACCEPTED', 'ACCEPTED', 'NOT_ACCEPTED']);
  const redeemed = await shopper.call('POST', 'coupons/redeem', { code: 'sahıl30' });
  expect(redeemed.body.data?.coupon.code).toMatch(/^SAHIL30/);
  const { token } = shopper;
  const body = { code: 'İrem-2026' };
  const own = await shop.call('PATCH', '/api/private/user/promo-code/edit', { token, body });
  expect([own.status, own.body.data?.code]).toEqual([200, 'IREM2026']);
});

test('A4: an e-mail address in Turkish capitals is the same address', async () => {
  const password = 'deniz-kestanesi-77';
  expect((await register('İREM@EXAMPLE.COM', '5301112201', password)).status).toBe(201);
  const answers = [
    await ask('login', { email: 'irem@example.com', password }),
    await ask('login', { email: 'IREM@EXAMPLE.COM', password }),
    await ask('login', { email: 'ırem@example.com', password }),
    await ask('login', { email: 'irem@örnek', password }),
  ];
  expect(answers.map(({ status, body }) => [status, body.data?.fields?.[0].path ?? null])).toEqual([
    [200, null],
    [200, null],
    [200, null],
    [400, 'email'],
  ]);
});

test('A6: a password is the same in composed and decomposed Unicode', async () => {
  const password = 'güçlü-şifre-77';
  expect((await register('nfc@example.com', '5301112202', password.normalize('NFC'))).status).toBe(201);
  const answers = [
    await ask('login', { email: 'nfc@example.com', password: password.normalize('NFD') }),
    await ask('login', { email: 'nfc@example.com', password: 'guclu-sifre-77' }),
  ];
  expect(answers.map(({ status, body }) => [status, body.code ?? null])).toEqual([
    [200, null],
    [422, 'INVALID_CREDENTIALS'],
  ]);
});

test('A8: a phone number with its country code is the same number', async () => {
  const asked = [
    ['a8@example.com', '+90 532 111 22 33'],
    ['a8-other@example.com', '0090 532 111 22 33'],
    ['a8-third@example.com', '90532 111 22 33'],
  ] as const;
  const answers = [];
  for (const [email, number] of asked) answers.push(await register(email, number, 'deniz-kestanesi-77'));
  expect(answers.map(({ status, body }) => [status, body.data?.fields?.[0].rule ?? null])).toEqual([
    [201, null],
    [400, 'PHONE_TAKEN'],
    [400, 'PHONE_TAKEN'],
  ]);
});

test('B1: a cart of two thousand unknown items is refused by its first fault', async () => {
  const items = Array.from({ length: 2000 }, () => ({ x: 1 }));
  const { status, body } = await shop.call('POST', '/api/public/user/shopping/calculate', {
    body: { cart: { items }, revision: 0 },
  });
  expect([status, body.code, body.data.fields.length]).toEqual([400, 'VALIDATION', 1]);
});

test('B7, B8: skipping a delivery and ordering at once require the version, cycle and price shown', async () => {
  const shopper = await openShopper(shop);
  const answers = [
    await shopper.call('POST', 'subscriptions/s1/skip', { action: 'SKIP_NEXT', skipReasons: [] }),
    await shopper.call('POST', 'subscriptions/order-immediately', { _subscriptions: ['s1'] }, 'fault-key-0000001'),
  ];
  const faults = answers.map(({ status, body }) => [
    status,
    body.data.fields.map(({ path, rule }: { path: string; rule: string }) => `${path} ${rule}`),
  ]);
  expect(faults).toEqual([
    [400, ['version required', 'cycle required']],
    [400, ['cycle required', 'price required']],
  ]);
});
