import type { Page } from '@playwright/test';
import { expect, test } from '../stand/shop-test.ts';
import { cardNumber } from './bank.ts';
import { add } from './kept-cart.ts';
import { atCheckout } from './signed-in.ts';

/** What 1280 pixels are at 400 % of size, and 640 at 200 %: WCAG 1.4.10. */
const narrow = 320;

test.use({ viewport: { width: narrow, height: 640 }, hasTouch: true });

const pages = [
  '/',
  '/store',
  '/store/pad',
  '/product/pad-super',
  '/product/trial',
  '/product/heating-patch',
  '/packets',
  '/packets/popular',
  '/packets/low-intensity',
  '/custom-packet',
  '/cart',
  '/know-us/about-us',
  '/know-us/faqs',
  '/auth/login',
  '/auth/register',
  '/auth/forgot-password',
  '/nowhere',
];

/** The widest thing on the page, in CSS pixels. */
const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

for (const locale of ['tr', 'en'] as const) {
  test(`no page is wider than ${narrow} pixels (${locale})`, async ({ page }) => {
    const wide: string[] = [];
    for (const path of pages) {
      await page.goto(locale === 'en' ? `/en${path}` : path);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      const width = await widthOf(page);
      if (width > narrow) wide.push(`${path}: ${width}`);
    }
    expect(wide).toEqual([]);
  });
}

test(`nothing on the way to a paid order is wider than ${narrow} pixels`, async ({ page, stand }) => {
  const widths: Record<string, number> = {};
  const look = async (place: string) => {
    widths[place] = await widthOf(page);
  };
  const { shopper } = await atCheckout(page, stand, 'tr');
  await look('form');
  await page.getByRole('link', { name: 'Teslimat adresini değiştir' }).click();
  await page.getByRole('button', { name: 'Yeni adres ekle' }).click();
  await expect(page.getByRole('dialog').getByLabel('İl', { exact: true })).toBeEnabled();
  await look('address');
  await page.keyboard.press('Escape');
  await page.goBack();
  await add(page, '/product/tampon-mini', 2);
  await page.goto('/cart');
  await expect(page.getByRole('button', { name: 'Artır' }).first()).toBeVisible();
  await look('cart');
  await page.goto('/checkout');
  await expect(shopper.state()).toHaveAttribute('data-state', 'filling.ready');
  await shopper.pay(cardNumber('succeeds'));
  await expect(shopper.bank().getByLabel(shopper.words.code)).toBeVisible();
  await look('bank');
  await shopper.approve();
  await shopper.charged();
  await look('success');
  expect(widths).toEqual({ form: narrow, address: narrow, cart: narrow, bank: narrow, success: narrow });
});
