import { browserFlags, locateBrowser } from '../../scripts/processes/browser.ts';
import { whenAttached } from '../../scripts/bench/browser/visitor.ts';
import { expect, test } from '../harness/shop-test.ts';
import { add, addAnother, expectCount, openProduct } from './cart-count.ts';

const executablePath = locateBrowser();
// Playwright switches the cache of visited pages off, and the headless shell has none.
test.use({
  launchOptions: {
    ...(executablePath && { executablePath }),
    args: browserFlags,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

test('a page restored from the back/forward cache shows what was added to the cart since', async ({ page }) => {
  await openProduct(page);
  await whenAttached(page);
  await page.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) => (document.body.dataset['persisted'] = String(persisted))),
  );
  await add(page);
  await expectCount(page, 1);

  await page.evaluate(() => (window.location.href = '/product/tampon-standard'));
  await page.waitForURL('**/product/tampon-standard');
  await add(page);
  await expectCount(page, 2);

  await page.goBack({ waitUntil: 'commit' });
  expect(await page.evaluate(() => document.body.dataset['persisted'])).toBe('true');
  await expectCount(page, 2);
  await addAnother(page);
  await expectCount(page, 3);
});
