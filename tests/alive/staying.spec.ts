import { whenAttached } from '../../scripts/bench/browser/visitor.ts';
import { expect, test } from '../harness/shop-test.ts';
import { openProduct } from './cart-count.ts';

const scrolled = 240;

test('a page scrolled before React attaches keeps its scroll position, so tap targets stay where they are', async ({
  page,
}) => {
  await openProduct(page);
  await page.evaluate((top) => window.scrollTo(0, top), scrolled);
  await whenAttached(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
});

test('the app opens a page at its top, and restores the scroll position on going back', async ({ page }) => {
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

test('a reloaded page keeps its scroll position', async ({ page }) => {
  await openProduct(page);
  await whenAttached(page);
  await page.evaluate((top) => window.scrollTo(0, top), scrolled);
  await page.reload();
  await whenAttached(page);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);
});
