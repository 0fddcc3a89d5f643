import { whenAttached } from '../../scripts/bench/browser/visitor.ts';
import { expect, test } from '../harness/shop-test.ts';
import { openProduct } from './cart-count.ts';

const scrolled = 240;

test('a page that was scrolled before React came stays where it is, and so does what a finger aims at', async ({
  page,
}) => {
  await openProduct(page);
  await page.evaluate((top) => window.scrollTo(0, top), scrolled);
  await whenAttached(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
});

test('the app begins a page at its top, and comes back to where the last one was left', async ({ page }) => {
  await page.goto('/store');
  await whenAttached(page);
  await page.evaluate((top) => window.scrollTo(0, top), scrolled);
  await page
    .locator('main a[href^="/product/"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await page.waitForURL('**/product/**');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await page.waitForURL('**/store');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);
});

test('a page that is loaded again is where it was', async ({ page }) => {
  await openProduct(page);
  await whenAttached(page);
  await page.evaluate((top) => window.scrollTo(0, top), scrolled);
  await page.reload();
  await whenAttached(page);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);
});
