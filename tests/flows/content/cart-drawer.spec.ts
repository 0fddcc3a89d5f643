import type { Page } from '@playwright/test';
import { expect, test } from '../../harness/shop-test.ts';
import { addBox, openAccount, signIn } from '../support/signed-in.ts';

const forAll = [
  '/',
  '/en',
  '/store',
  '/store/pad',
  '/packets',
  '/packets/popular',
  '/packet/gizem-package',
  '/product/pad-super',
  '/custom-packet',
  '/donation-culture',
  '/quiz',
  '/charity',
  '/app',
  '/know-us/faqs',
  '/know-us/privacy',
  '/auth/login',
  '/404',
];
const ofAnAccount = ['/account', '/account/orders', '/account/addresses', '/account/profile'];

/** Opens the drawer and closes it by Escape and by its button: the page below is unchanged and gets the focus back. */
async function lookIntoCart(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  const isEnglish = path.startsWith('/en');
  const address = page.url();
  const link = page.getByRole('banner').getByRole('link', { name: isEnglish ? /^Cart/ : /^Sepet/ });
  const drawer = page.getByRole('dialog', { name: isEnglish ? 'Your cart' : 'Sepetin' });
  const leave = [
    () => page.keyboard.press('Escape'),
    () => drawer.getByRole('button', { name: isEnglish ? 'Close' : 'Kapat' }).click(),
  ];
  for (const close of leave) {
    await link.click();
    await expect(drawer, path).toBeVisible();
    await expect(drawer.locator(':focus'), path).toHaveCount(1);
    await expect(
      drawer.getByRole('link', { name: isEnglish ? /^Super pads/ : /^Süper ped/ }).first(),
      path,
    ).toBeVisible();
    await close();
    await expect(drawer, path).toBeHidden();
    await expect(link, path).toBeFocused();
    expect(page.url()).toBe(address);
  }
}

test('the cart opens as a drawer over any page, and leaves it as it was [DIALOG-1]', async ({ page, harness }) => {
  await addBox(page, harness);
  for (const path of forAll) await lookIntoCart(page, path);
  await signIn(page, harness, await openAccount(harness));
  for (const path of ofAnAccount) await lookIntoCart(page, path);
});

test('without a network the cart opens where its drawer is loaded, and otherwise says what it needs', async ({
  page,
  context,
  harness,
}) => {
  const link = page.getByRole('banner').getByRole('link', { name: /^Sepet/ });
  const drawer = page.getByRole('dialog', { name: 'Sepetin' });
  await page.goto('/packets');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  await context.setOffline(true);
  await link.click();
  await expect(
    page.getByText('İnternet yok gibi görünüyor. Yazdıkların duruyor; bağlanınca yeniden dene.'),
  ).toBeVisible();
  await expect(drawer).toHaveCount(0);
  await context.setOffline(false);

  await addBox(page, harness);
  const fetched = page.waitForRequest(/\/assets\/cart-drawer-[^/]*\.js$/);
  await page.goto('/packets');
  await (await fetched).response();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await link.click();
  await expect(drawer.getByRole('link', { name: /^Süper ped/ }).first()).toBeVisible();
  await expect(drawer.getByRole('link', { name: 'Ödemeye geç' })).toBeVisible();
  await context.setOffline(false);
});

test('a tap on the cart offline before React shows no browser error page, and opens it when the network is back', async ({
  page,
  context,
  harness,
}) => {
  await addBox(page, harness);
  await page.addInitScript(() => (window.requestIdleCallback = () => 0));
  await page.goto('/packets');
  await page.waitForFunction(() => performance.getEntriesByName('early-ready').length > 0);
  const url = page.url();
  await context.setOffline(true);
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Sepet/ })
    .click();
  await expect(page.getByText(/^İnternet yok\. Sepetin bu cihazda duruyor/)).toBeVisible();
  expect([page.url(), await page.locator('html').getAttribute('data-hydrated')]).toEqual([url, null]);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Sepetin' })).toBeVisible();
});
