import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { ALL_REJECTED, CONSENT_COOKIE, serializeConsent } from '../../domain/consent/index.ts';
import type { Locale } from '../../domain/locale/index.ts';
import type { Stand } from '../stand/stand.ts';
import { expect } from '../stand/shop-test.ts';
import { Shopper } from './shopper.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- a test reads any part of an answer
type Data = any;

/** An account that was opened over the network: signing in is not what is being shown. */
export interface Account {
  email: string;
  password: string;
  token: string;
  /** The `data` of a private call's answer, and its status. */
  call(method: 'GET' | 'POST', path: string, body?: unknown, key?: string): Promise<{ status: number; data: Data }>;
  /** Numbers of the orders the server holds. */
  orders(): Promise<string[]>;
}

const home = {
  title: 'Ev',
  firstName: 'Elif',
  lastName: 'Yılmaz',
  phone: { dialCode: '+90', number: '5321234567' },
  location: { _country: 'tr', _state: 'tr-34', _city: 'tr-34-kadikoy', _neighborhood: 'tr-34-kadikoy-a39c7e4b9e' },
  line: 'Moda Caddesi No 112 Daire 7',
  postalCode: '34710',
};

async function send(url: string, method: string, token: string | null, body?: unknown, key?: string) {
  const answer = await fetch(url, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(key && { 'idempotency-key': key }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const { data }: { data?: Data } = JSON.parse(await answer.text());
  return { status: answer.status, data };
}

/** Somebody who registered and wrote an address. */
export async function openAccount({ shopUrl }: Pick<Stand, 'shopUrl'>): Promise<Account> {
  const email = `${randomUUID()}@example.com`;
  const password = 'mercan-2026';
  const number = `53${String(Number.parseInt(randomUUID().slice(0, 8), 16))
    .padStart(8, '0')
    .slice(-8)}`;
  const registered = await send(`${shopUrl}/api/public/user/auth/register`, 'POST', null, {
    firstName: 'Elif',
    lastName: 'Yılmaz',
    email,
    phone: { dialCode: '+90', number },
    password,
    agreements: { membershipAgreement: true, communicationAgreement: { email: false, sms: false, call: false } },
  });
  const token: string = registered.data.token;
  const call: Account['call'] = (method, path, body, key) =>
    send(`${shopUrl}/api/private/${path}`, method, token, body, key);
  expect((await call('POST', 'user/addresses', home)).status).toBeLessThan(300);
  const orders = async () =>
    (await call('POST', 'getAllOrders', { limit: 100 })).data.items.map(({ number: of }: { number: string }) => of);
  return { email, password, token, call, orders };
}

/** Signs the page's browser in, and keeps the question about cookies away. */
export async function signIn(page: Page, { shopUrl }: Pick<Stand, 'shopUrl'>, { token }: Account): Promise<void> {
  await page.context().addCookies([
    { name: 'auth_token', value: token, url: shopUrl },
    { name: CONSENT_COOKIE, value: serializeConsent(ALL_REJECTED), url: shopUrl },
  ]);
}

/** One box of super pads, put into the cart as a page without scripts does. */
export async function addBox(page: Page, { shopUrl }: Pick<Stand, 'shopUrl'>): Promise<void> {
  const { data } = await send(`${shopUrl}/api/public/user/products/`, 'GET', null);
  const { _id } = data.find(({ slug }: { slug: string }) => slug === 'pad-super-12');
  await page.request.post(`${shopUrl}/cart/add`, {
    form: { type: 'product', choice: _id, purchaseType: 'oneTimePurchase', quantity: '1' },
    maxRedirects: 0,
  });
}

/** Signed in, with one box in the cart and an address chosen, before the pay button. */
export async function atCheckout(
  page: Page,
  stand: Stand,
  locale: Locale,
): Promise<{ shopper: Shopper; account: Account }> {
  const account = await openAccount(stand);
  await signIn(page, stand, account);
  await addBox(page, stand);
  const shopper = new Shopper(page, locale, account.email);
  await shopper.open('/checkout');
  await expect(shopper.state()).toHaveAttribute('data-state', 'filling.ready');
  return { shopper, account };
}
