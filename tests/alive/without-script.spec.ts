import { addButton } from '../../scripts/bench/browser/burst.ts';
import { expect, test } from '../harness/shop-test.ts';
import { expectCount, product } from './cart-count.ts';

test('without JavaScript the form leads to the cart, and the line is there as soon as a script runs', async ({
  browser,
  harness,
}) => {
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: harness.shopUrl });
  const page = await plain.newPage();
  const statuses: number[] = [];
  page.on('response', (response) => {
    if (response.request().isNavigationRequest()) statuses.push(response.status());
  });
  for (let round = 0; round < 2; round += 1) {
    await page.goto(product);
    await page.locator(addButton).first().click();
    await page.waitForURL('**/cart');
  }
  expect(statuses).toEqual([200, 303, 200, 200, 303, 200]);

  const scripted = await browser.newContext({ storageState: await plain.storageState(), baseURL: harness.shopUrl });
  const later = await scripted.newPage();
  await later.goto('/store');
  await expectCount(later, 2);
  await later.reload();
  await expectCount(later, 2);
  await plain.close();
  await scripted.close();
});

test('without JavaScript a phone’s menu opens, leads on and closes', async ({ browser, harness }) => {
  const plain = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: harness.shopUrl,
    viewport: { width: 360, height: 740 },
  });
  const page = await plain.newPage();
  await page.goto('/');
  await page.getByRole('button', { name: 'Menü', exact: true }).click();
  const menu = page.locator('#menu');
  await expect(menu).toBeVisible();
  await menu.getByRole('button', { name: 'Menüyü kapat' }).click();
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Menü', exact: true }).click();
  await menu.getByRole('navigation', { name: 'Menü' }).getByRole('link').first().click();
  await expect(page).not.toHaveURL(`${harness.shopUrl}/`);
  await plain.close();
});

test('a form on another site cannot fill the cart', async ({ request }) => {
  const answer = await request.post('/cart/add', {
    form: { choice: 'anything' },
    headers: { origin: 'https://elsewhere.example' },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(403);
});

for (const [path, words] of [
  ['/checkout', /^Bu sayfa için tarayıcında JavaScript açık olmalı\..* Hazır paketlere bak · Mağazaya git$/],
  [
    '/cart',
    /^Sepetini görmek ve ödemek için tarayıcında JavaScript açık olmalı\..* Hazır paketlere bak · Mağazaya git$/,
  ],
  [
    '/en/custom-packet',
    /^This page needs JavaScript, which is off in your browser\..* See ready-made boxes · Go to the store$/,
  ],
] as const)
  test(`a page that needs JavaScript says so and links to other pages: ${path}`, async ({ browser, harness }) => {
    const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: harness.shopUrl });
    const page = await plain.newPage();
    await page.goto(path);
    const notice = page.locator('noscript div div');
    await expect(notice).toHaveText(words);
    await expect(page.locator('[data-waiting]:visible')).toHaveCount(0);
    await notice.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/packets$/);
    await plain.close();

    const scripted = await browser.newContext({ baseURL: harness.shopUrl });
    const alive = await scripted.newPage();
    const troubles: string[] = [];
    alive.on('console', (message) => message.type() === 'error' && troubles.push(message.text()));
    alive.on('pageerror', (error) => troubles.push(String(error)));
    await alive.goto(path);
    await expect(alive.locator('html[data-hydrated]')).toBeAttached();
    expect(troubles).toEqual([]);
    await scripted.close();
  });
