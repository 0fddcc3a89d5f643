import { expect, type Page } from '@playwright/test';
import { addButton } from '../../scripts/bench/browser/burst.ts';

export const product = '/product/pad-super';

export const whenAlive = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('early-ready').length > 0);

/** Opens the product page as far as its early script and the button: the script can run before the button is parsed. */
export async function openProduct(page: Page): Promise<void> {
  await page.goto(product, { waitUntil: 'commit' });
  await whenAlive(page);
  await page.locator(addButton).first().waitFor({ state: 'attached' });
}

export const add = (page: Page) => page.locator(addButton).first().click();

/** Adds once more: another way of buying turns the link to the cart into the button again. */
export async function addAnother(page: Page): Promise<void> {
  await page.locator('main form[data-on-submit*="line.add"] [name=purchaseType]:not(:checked)').first().check();
  await add(page);
}

export const expectCount = (page: Page, pieces: number) =>
  expect(page.locator('[data-live=count]').first()).toHaveText(String(pieces));
