import type { Page } from '@playwright/test';
import { ALL_REJECTED, CONSENT_COOKIE, serializeConsent } from '../../../domain/consent/index.ts';
import type { Locale } from '../../../domain/locale/index.ts';
import type { PurchaseType } from '../../../domain/product/index.ts';
import { addressIn, ask, type Customer, findProduct, listOrders, openCustomer } from '../../harness/customer.ts';
import type { Harness } from '../../harness/harness.ts';
import { expect } from '../../harness/shop-test.ts';
import { Shopper } from './shopper.ts';

/** An account that was opened by API, for tests that are not about signing in. */
export interface Account extends Customer {
  /** Numbers of the orders the server holds. */
  orders(): Promise<string[]>;
}

/** A customer who registered and wrote an address. */
export async function openAccount({ shopUrl }: Pick<Harness, 'shopUrl'>): Promise<Account> {
  const customer = await openCustomer(shopUrl);
  const { call } = customer;
  const home = addressIn({ line: 'Moda Caddesi No 112 Daire 7' });
  expect((await call('POST', 'user/addresses', home)).status).toBeLessThan(300);
  return { ...customer, orders: () => listOrders(call) };
}

/** Signs the page's browser in, and keeps the question about cookies away. */
export async function signIn(
  page: Page,
  { shopUrl }: Pick<Harness, 'shopUrl'>,
  { token }: Pick<Customer, 'token'>,
): Promise<void> {
  await page.context().addCookies([
    { name: 'auth_token', value: token, url: shopUrl },
    { name: CONSENT_COOKIE, value: serializeConsent(ALL_REJECTED), url: shopUrl },
  ]);
}

/** As `signIn`, with a separate session: the account's API calls stay signed in when the browser's session ends. */
export async function signInApart(page: Page, harness: Pick<Harness, 'shopUrl'>, account: Account): Promise<void> {
  const { email, password } = account;
  const { data } = await ask(`${harness.shopUrl}/api/public/user/auth/login`, 'POST', { body: { email, password } });
  await signIn(page, harness, data);
}

/** Ends the session at the server, as closing it from another device does. */
export async function endSession(page: Page, { shopUrl }: Pick<Harness, 'shopUrl'>): Promise<void> {
  const token = (await page.context().cookies()).find(({ name }) => name === 'auth_token')!.value;
  expect((await ask(`${shopUrl}/api/private/user/auth/logout`, 'POST', { token })).status).toBe(200);
}

/** Adds boxes of a product to the cart as a page without scripts does; by default one box of super pads, once. */
export async function addBox(
  page: Page,
  { shopUrl }: Pick<Harness, 'shopUrl'>,
  {
    slug = 'pad-super-12',
    purchaseType = 'oneTimePurchase',
    quantity = 1,
  }: { slug?: string; purchaseType?: PurchaseType; quantity?: number } = {},
): Promise<void> {
  const { _id } = await findProduct(shopUrl, slug);
  await page.request.post(`${shopUrl}/cart/add`, {
    form: { type: 'product', choice: _id, purchaseType, quantity: `${quantity}` },
    maxRedirects: 0,
  });
}

/** Signed in, with one box in the cart and an address chosen, before the pay button. */
export async function atCheckout(
  page: Page,
  harness: Harness,
  locale: Locale,
): Promise<{ shopper: Shopper; account: Account }> {
  const account = await openAccount(harness);
  await signIn(page, harness, account);
  await addBox(page, harness);
  const shopper = new Shopper(page, locale, account.email);
  await shopper.open('/checkout');
  await expect(shopper.state()).toHaveAttribute('data-state', 'filling.ready');
  return { shopper, account };
}
