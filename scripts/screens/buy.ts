import { linkTo } from '../../tests/flows/support/mailed-link.ts';
import type { Camera } from './camera.ts';

const box = 'pad.standard.8_pad.super.20_pantyliner.standard.12_custom';

/** Filling a cart, from an empty one to a refused code. */
export async function fill({ page, look, shopper, open, take }: Camera): Promise<void> {
  await open('/cart');
  await take('cart-empty');

  await open('/custom-packet');
  await take('custom-packet-empty');
  await page.getByRole('button', { name: /^(Hazır bir paketten başla|Start from a ready-made box)$/ }).click();
  await page.getByRole('dialog').waitFor();
  await take('custom-packet-customise', 'view');
  await page.keyboard.press('Escape');

  await open(`/custom-packet?packet=${box}`);
  await take('custom-packet');
  if (look.width < 852) {
    await page.locator('[data-peek]').click();
    await page.getByRole('dialog').waitFor();
    await take('custom-packet-drawer', 'view');
    await page.keyboard.press('Escape');
  }
  await page.locator('main button:visible', { hasText: shopper.words.addToCart }).first().click();

  await open('/product/pad-super');
  await page.getByRole('main').getByRole('button', { name: shopper.words.addToCart }).first().click();
  await open('/product/heating-patch');
  await page.getByRole('main').getByRole('button', { name: shopper.words.addToCart }).first().click();
  await page.locator('header a[href$="/cart"]').first().click();
  await page.getByRole('dialog').waitFor();
  await page.getByRole('dialog').locator('input[maxlength="40"]').waitFor();
  await take('cart-drawer', 'view');
  await page.keyboard.press('Escape');

  await open('/cart');
  await take('cart');
  const code = page.locator('main form input[maxlength="40"]');
  await code.fill('BAHAR25');
  await code.press('Enter');
  await page.locator('main [aria-invalid=true]').waitFor();
  await take('cart-code-refused');
  await code.fill('MERCAN10');
  await code.press('Enter');
  await page.locator('main [data-state=accepted]').waitFor();
  await take('cart-code');

  await open('/store/pad?promoCode=BAHAR25');
  await page.getByRole('alert').getByRole('button').waitFor();
  await take('snackbar-refused', 'view');
  await open('/store/pad?promoCode=MERCAN10');
  await page.getByRole('status').getByRole('button').waitFor();
  await take('snackbar', 'view');
}

/** The four forms, with what they say when something is wrong. */
export async function signIn({ page, shopper, open, take }: Camera): Promise<void> {
  const main = page.getByRole('main');
  const submit = main.locator('form button[type=submit]');

  await open('/auth/login');
  await take('login');
  await main.getByLabel(shopper.words.email, { exact: true }).fill('elif@example.com');
  await main.getByLabel(shopper.words.password, { exact: true }).fill('yanlis-sifre');
  await submit.click();
  await main.getByRole('alert').first().waitFor();
  await take('login-refused');

  await open('/auth/forgot-password');
  await take('forgot-password');
  await main.getByLabel(shopper.words.email, { exact: true }).fill('elif@example.com');
  await submit.click();
  await submit.waitFor({ state: 'hidden' }).catch(() => undefined);
  await take('forgot-password-sent');

  await open(
    await linkTo({ shopUrl: new URL(page.url()).origin }, 'elif@example.com', /\/auth\/reset-password\?token=[\w.~-]+/),
  );
  await main.locator('input[type=password]').first().waitFor();
  await take('reset-password');
  await open('/auth/reset-password?token=used-up');
  await main.getByRole('alert').first().waitFor();
  await take('reset-password-old-link');

  await open('/auth/register');
  await take('register');
  await submit.click();
  await main.locator('[aria-invalid=true]').first().waitFor();
  await take('register-missing');
}
