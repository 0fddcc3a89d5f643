import type { Customer } from '../harness/customer.ts';
import { expect } from '../harness/shop-test.ts';
import type { Account } from './account.ts';
import type { FrozenShop } from './frozen-shop.ts';

/** Ends the browser's session at the server: its next call is answered 401. */
export async function endBrowserSession({ context }: FrozenShop, account: Pick<Account, 'endSession'>): Promise<void> {
  const token = (await context.cookies()).find(({ name }) => name === 'auth_token');
  if (token) await account.endSession(token.value);
}

/** Signs in again from the page of the ended session and waits for the path that it left. */
export async function signInAgain(
  shop: FrozenShop,
  { email, password }: Pick<Customer, 'email' | 'password'>,
  path: string,
): Promise<void> {
  const main = shop.page.getByRole('main');
  await main.getByRole('link', { name: 'Giriş yap, devam et' }).first().click();
  await main.getByLabel('E-posta').fill(email);
  await main.getByLabel('Şifre', { exact: true }).fill(password);
  await main.getByRole('button', { name: 'Giriş yap', exact: true }).click();
  const here = async () => {
    // The cart first requests this account's price; then the page goes back.
    await shop.pass(100);
    return new URL(shop.page.url()).pathname;
  };
  await expect.poll(here, { intervals: [20] }).toBe(path);
}
