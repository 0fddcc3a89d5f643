import type { Page } from '@playwright/test';
import { LOCAL_STORAGE_KEY, parsePersisted } from '../../../domain/persisted/index.ts';
import { expect } from '../../harness/shop-test.ts';

/** The stored cart's lines, as "slug × pieces". */
export async function keptLines(page: Page): Promise<string[]> {
  const text = await page.evaluate((key) => localStorage.getItem(key), LOCAL_STORAGE_KEY);
  return parsePersisted(text).cart.items.map(({ data, quantity }) => `${data.slug} × ${quantity}`);
}

/** Adds the first item of this page `times` times. */
export async function add(page: Page, path: string, times: number): Promise<void> {
  const button = page
    .getByRole('main')
    .getByRole('button', { name: /Sepete ekle|Add to cart/ })
    .first();
  for (let turn = 0; turn < times; turn += 1) {
    await page.goto(path);
    const before = Number(await page.locator('[data-live=count]').first().innerText());
    await button.click();
    await expect(page.locator('[data-live=count]').first()).toHaveText(String(before + 1));
  }
}
