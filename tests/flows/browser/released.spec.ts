import type { Page } from '@playwright/test';
import { expect, test } from '../../harness/shop-test.ts';

/** Simulates a release: files this tab has not loaded yet answer 404. Returns the paths that were requested in vain. */
async function release(page: Page): Promise<string[]> {
  const lost: string[] = [];
  const loaded = new Set(
    await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)),
  );
  await page.route(/\/assets\/[^?]*\.js/, (route) => {
    const { pathname } = new URL(route.request().url());
    if (loaded.has(pathname)) return route.continue();
    lost.push(pathname);
    return route.fulfill({ status: 404, contentType: 'text/html', body: 'Not found' });
  });
  return lost;
}

/** The paths of documents that are loaded from here on. */
function countDocuments(page: Page): string[] {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  return documents;
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  await page.waitForLoadState('networkidle');
}

/** Without a pointer, whose hover would preload the page. */
const follow = (page: Page, href: string) =>
  page
    .locator(`a[href="${href}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());

for (const [wanted, heading] of [
  ['/custom-packet', 'Kutunu kendin kur'],
  ['/know-us/faqs', 'Sık sorulanlar'],
  ['/auth/login', 'Giriş yap'],
] as const) {
  test(`a tab opened before a release reaches ${wanted} with one full page load`, async ({ page }) => {
    await open(page, '/know-us/how-it-works');
    const documents = countDocuments(page);
    const lost = await release(page);
    page.on('request', (request) => {
      // The document that comes is the new build's.
      if (request.isNavigationRequest()) void page.unrouteAll();
    });
    await follow(page, wanted);
    await expect(page).toHaveURL(new RegExp(`${wanted}$`));
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.locator('html')).toHaveAttribute('data-hydrated');
    expect(documents).toEqual([wanted]);
    expect(lost.length).toBeGreaterThan(0);
  });
}

test('a file that stays missing causes one reload, then a message and a report, but no loop', async ({ page }) => {
  // Reporting takes a sample of 1 in 1,000: this draw is always taken.
  await page.addInitScript(() => {
    Math.random = () => 0;
  });
  await open(page, '/know-us/how-it-works');
  const documents = countDocuments(page);
  await page.route(/\/assets\/know-us\.faqs\.index-/, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await follow(page, '/know-us/faqs');
  await expect.poll(() => documents).toEqual(['/know-us/faqs']);
  await expect(page).toHaveURL(/\/know-us\/faqs$/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Sık sorulanlar');

  // The server rendered that page; client navigation to it in a tab of the same build shows the error.
  await open(page, '/know-us/how-it-works');
  const reported = page.waitForRequest('**/exception-monitoring?*');
  await follow(page, '/know-us/faqs');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Sorun sende değil, bizde');
  expect((await reported).postData()).toContain('Failed to fetch dynamically imported module');
  expect(documents).toEqual(['/know-us/faqs', '/know-us/how-it-works']);
});

test('a missing chunk where text is typed: the page stays and says why, and the next page loads in full', async ({
  page,
}) => {
  await open(page, '/');
  const email = page.getByRole('main').getByRole('textbox', { name: 'E-posta adresin' });
  await email.fill('elif@example.com');
  const documents = countDocuments(page);
  await release(page);
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Sepet/ })
    .click();
  await expect(page.getByText(/^Mağaza bu arada yenilendi\./)).toBeVisible();
  await expect(email).toHaveValue('elif@example.com');
  expect(documents).toEqual([]);
  await page.unrouteAll();
  await follow(page, '/packets');
  await expect(page).toHaveURL(/\/packets$/);
  await expect.poll(() => documents).toEqual(['/packets']);
});

test('a missing chunk where nothing is typed: the page reloads, once', async ({ page }) => {
  await open(page, '/');
  const documents = countDocuments(page);
  await page.route(/\/assets\/cart-drawer-/, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  const cart = page.getByRole('banner').getByRole('link', { name: /^Sepet/ });
  await cart.click();
  await expect.poll(() => documents).toEqual(['/']);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  await cart.click();
  await expect(page.getByText(/^Şu an yanıt veremiyoruz\./)).toBeVisible();
  expect(documents).toEqual(['/']);
});
