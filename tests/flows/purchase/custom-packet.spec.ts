import type { Locator } from '@playwright/test';
import { expect, test } from '../../harness/shop-test.ts';
import { hold } from '../support/hold.ts';

const kinds = ['Süper ped', 'Mini tampon'];
const stepperOf = (main: Locator, kind: string) => main.getByRole('group', { name: kind, exact: true });
const amountOf = (main: Locator, kind: string) => stepperOf(main, kind).getByRole('status');
const add = (main: Locator, kind: string) => stepperOf(main, kind).getByRole('button', { name: 'Artır' }).click();

test('every press on a stepper before React counts, and the URL lists the contents of the box', async ({ page }) => {
  const app = await hold(page, /\/assets\/vendor-[^/]*\.js$/);
  await page.goto('/custom-packet', { waitUntil: 'commit' });
  const main = page.getByRole('main');
  await expect.poll(app.isAsked).toBe(true);
  for (const kind of [...kinds, kinds[0]!]) await add(main, kind);
  app.release();
  await expect(amountOf(main, 'Süper ped')).toHaveText('12');
  await expect(amountOf(main, 'Mini tampon')).toHaveText('8');
  await expect(page).toHaveURL(/\/custom-packet\?packet=pad\.super\.12_tampon\.mini\.8_custom$/);
  await page.reload();
  await expect(amountOf(main, 'Süper ped')).toHaveText('12');
});

test('a shopper who leaves right after filling the box arrives, however slow the next page is', async ({ page }) => {
  await page.clock.install();
  await page.goto('/custom-packet');
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  const store = await hold(page, /\/assets\/store-[^/]*\.js$/);
  const main = page.getByRole('main');
  for (const kind of kinds) {
    await add(main, kind);
    await expect(amountOf(main, kind)).toHaveText('8');
  }
  await main.getByRole('link', { name: 'Mağaza', exact: true }).click();
  await expect.poll(store.isAsked).toBe(true);

  await page.clock.runFor(1000);
  store.release();
  await expect(main.getByRole('heading', { level: 1 })).not.toHaveText('Kutunu kendin kur');
  await expect(page).toHaveURL(/\/store$/);
});
