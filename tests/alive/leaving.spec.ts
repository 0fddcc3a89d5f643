import { addButton } from '../../scripts/bench/browser/burst.ts';
import { expect, test } from '../harness/shop-test.ts';
import { add, addAnother, expectCount, openProduct, product } from './cart-count.ts';

test('add, then leave at once: nothing is lost', async ({ page, context }) => {
  for (let added = 1; added <= 10; added += 1) {
    await openProduct(page);
    // In one task, so that no later write can help.
    await page.evaluate((selector) => {
      const button = document.querySelector<HTMLButtonElement>(selector);
      if (!button) throw new Error('The page has no button that adds.');
      button.click();
      window.location.href = '/store';
    }, addButton);
    await page.waitForURL('**/store');
    await expectCount(page, added);
  }
  for (let added = 11; added <= 20; added += 1) {
    const tab = await context.newPage();
    await openProduct(tab);
    await add(tab);
    await tab.close();
    await page.reload();
    await expectCount(page, added);
  }
});

test('two tabs share one cart', async ({ page, context, troubles }) => {
  const other = await context.newPage();
  await openProduct(page);
  await openProduct(other);
  for (let pieces = 2; pieces <= 10; pieces += 2) {
    await page.bringToFront();
    await addAnother(page);
    await expectCount(other, pieces - 1);
    await other.bringToFront();
    await addAnother(other);
    await expectCount(page, pieces);
    await expectCount(other, pieces);
  }
  await page.reload();
  await expectCount(page, 10);
  expect(troubles).toEqual([]);
});

test('a tab closed while another one adds reopens with the lines of both', async ({ page, context }) => {
  await openProduct(page);
  await add(page);
  await page.goto('about:blank');
  const other = await context.newPage();
  await openProduct(other);
  await add(other);
  await page.goto(product);
  await expectCount(page, 2);
});
