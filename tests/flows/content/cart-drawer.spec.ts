import type { Page } from '@playwright/test';
import { expect, test } from '../../stand/shop-test.ts';
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

/** Opens the drawer, and leaves it by Escape and by its button: the page below is as it was, and has the focus again. */
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

test('the cart opens as a drawer over any page, and leaves it as it was [DIALOG-1]', async ({ page, stand }) => {
  await addBox(page, stand);
  for (const path of forAll) await lookIntoCart(page, path);
  await signIn(page, stand, await openAccount(stand));
  for (const path of ofAnAccount) await lookIntoCart(page, path);
});
