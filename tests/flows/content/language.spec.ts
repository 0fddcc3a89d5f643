import { expect, test } from '../../harness/shop-test.ts';
import { addBox, signIn, openAccount, atCheckout } from '../support/signed-in.ts';

test('switching the language keeps the place and the cart', async ({ page, harness }) => {
  await addBox(page, harness);
  await signIn(page, harness, await openAccount(harness));
  const main = page.getByRole('main');
  const header = page.getByRole('banner');
  await page.goto('/store/pad?flow=3');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Ped');
  await header.getByRole('link', { name: 'EN', exact: true }).click();
  await expect(page).toHaveURL(`${harness.shopUrl}/en/store/pad?flow=3`);
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Pads');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(header.getByRole('link', { name: /^Cart/ })).toHaveText(/1/);

  await page.goto('/en/cart');
  await expect(main.getByRole('heading', { name: /Super pads/ })).toBeVisible();
  await header.getByRole('link', { name: 'TR', exact: true }).click();
  await expect(page).toHaveURL(`${harness.shopUrl}/cart`);
  await expect(main.getByRole('heading', { name: /Süper ped/ })).toBeVisible();
});

test('the path sets the language: an English checkout leads to English pages only', async ({ page, harness }) => {
  const { shopper } = await atCheckout(page, harness, 'en');
  await page.getByRole('link', { name: 'Change the delivery address' }).click();
  await expect(page).toHaveURL(`${harness.shopUrl}/en/checkout/address`);
  await page.getByRole('link', { name: 'Continue with this address' }).click();
  await expect(page).toHaveURL(`${harness.shopUrl}/en/checkout`);
  await expect(shopper.state()).toHaveAttribute('data-state', 'filling.ready');
  await page.getByRole('link', { name: 'Edit cart' }).click();
  await expect(page).toHaveURL(`${harness.shopUrl}/en/cart`);
});
