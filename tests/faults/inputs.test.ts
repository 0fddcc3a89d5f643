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
  const password = 'deniz-kestanesi-77';
  expect((await register('irem@example.com', '5301112201', password)).status).toBe(201);
  expect((await ask('login', { email: 'IREM@EXAMPLE.COM', password })).status).toBe(200);
});

test('A6: a password is the same composed and decomposed', async () => {
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
