import { type CartItem, parseCartItem } from '../../../domain/cart/index.ts';
import { LOCAL_STORAGE_KEY, parsePersisted } from '../../../domain/persisted/index.ts';
import { expect, test } from '../../harness/shop-test.ts';
import { linkTo } from '../support/mailed-link.ts';

test('an unknown landing page is a 404; campaigns and offers stay out of the sitemap [ROUTE-16]', async ({
  harness,
}) => {
  const statusOf = async (path: string) => (await fetch(harness.shopUrl + path)).status;
  expect(await statusOf('/landing/nowhere')).toBe(404);
  expect(await statusOf('/en/landing/nowhere')).toBe(404);
  expect(await statusOf('/landing')).toBe(404);
  expect(await statusOf('/landing/app')).toBe(404);
  expect(await statusOf('/landing/subscription/nothing')).toBe(404);
  const map = await (await fetch(`${harness.shopUrl}/sitemap.xml`)).text();
  const listed = [...map.matchAll(/<loc>[^<]*\/landing\/([^<]+)<\/loc>/g)].map(([, slug]) => slug);
  expect(new Set(listed)).toEqual(new Set(['uae']));
  for (const path of ['/landing/hosgeldin', '/en/landing/subscription/pad2'])
    expect(await (await fetch(harness.shopUrl + path)).text()).toContain('<meta name="robots" content="noindex"/>');
});

test('the Emirates page subscribes for the region, and the confirmed address gets no code it cannot use', async ({
  page,
  harness,
  troubles,
}) => {
  const email = 'dubai@example.com';
  await page.goto('/en/landing/uae');
  const main = page.getByRole('main');
  await expect(main.getByText('Today we deliver within Türkiye only.')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  await main.getByRole('textbox').fill(email);
  await main.getByRole('checkbox').check();
  const sent = page.waitForRequest((request) => request.url().endsWith('/newsletter/promotional-subscribe'));
  await main.locator('form[action="/newsletter"] [type=submit]').click();
  const request = await sent;
  expect([request.headers()['region-id'], request.postDataJSON()]).toMatchObject([
    'AE',
    { email, source: 'landing', campaign: 'uae' },
  ]);
  await expect(main.locator('#letter')).toHaveAttribute('data-state', 'done');
  const link = new URL(await linkTo(harness, email, /https?:\/\/\S+\/newsletter\/confirm\S+/));
  const token = link.searchParams.get('token');
  const confirmed = await fetch(`${harness.shopUrl}/api/communication_service/v1/newsletter/confirm`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', language: 'en' },
    body: JSON.stringify({ token }),
  });
  expect(((await confirmed.json()) as { data: unknown }).data).toEqual({ state: 'subscribed', promoCode: null });
  expect(troubles).toEqual([]);
});

test('the page for phones offers no app while there is none, and takes an e-mail address to notify [ROUTE-19]', async ({
  page,
  harness,
  troubles,
}) => {
  await page.goto('/en/app');
  const main = page.getByRole('main');
  await expect(main.getByText('There is no app yet; the site is made for your phone.')).toBeVisible();
  await expect(main.locator('[data-state=unpublished]')).toHaveCount(1);
  await expect(main.getByRole('link', { name: /App Store|Google Play/ })).toHaveCount(0);
  await expect(main.getByRole('img', { name: 'QR code of this page' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  await main.getByRole('textbox').fill('phone@example.com');
  await main.getByRole('checkbox').check();
  await main.locator('form[action="/newsletter"] [type=submit]').click();
  await expect(main.locator('#letter')).toHaveAttribute('data-state', 'done');
  await linkTo(harness, 'phone@example.com', /https?:\/\/\S+\/newsletter\/confirm\S+/);
  expect(troubles).toEqual([]);
});

const offered = { type: 'custompacket', slug: 'pad.standard.12_pad.super.12_custom', purchaseType: 'subscription' };
const linesOf = (items: readonly CartItem[]) =>
  items.map(({ type, data, purchaseType }) => ({ type, slug: data.slug, purchaseType }));

test('the offer of two pads is added to the cart as a subscription [ROUTE-18]', async ({ page, troubles }) => {
  await page.goto('/landing/subscription/pad2');
  const main = page.getByRole('main');
  await expect(page.getByRole('navigation', { name: 'Ana menü' })).toHaveCount(0);
  await main.getByRole('button', { name: 'Abonelikle sepete ekle' }).click();
  await expect(main.getByText('Kutun sepetinde.')).toBeVisible();
  const kept = await page.evaluate((key) => localStorage.getItem(key), LOCAL_STORAGE_KEY);
  expect(linesOf(parsePersisted(kept).cart.items)).toEqual([offered]);
  await main.getByRole('link', { name: 'Eklendi · Sepete git' }).click();
  await expect(page).toHaveURL(/\/cart$/);
  expect(troubles).toEqual([]);
});

test('the offer of two pads is added as a subscription without JavaScript', async ({ browser, harness }) => {
  const context = await browser.newContext({ baseURL: harness.shopUrl, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/landing/subscription/pad2');
  await page.getByRole('button', { name: 'Abonelikle sepete ekle' }).click();
  await expect(page).toHaveURL(/\/cart$/);
  const posted = (await context.cookies()).find(({ name }) => name === 'posted')?.value ?? '';
  const { items } = JSON.parse(decodeURIComponent(posted)) as { items: unknown[] };
  expect(linesOf(items.flatMap((item) => parseCartItem(item) ?? []))).toEqual([offered]);
  await context.close();
});

test('the campaign’s button applies its code to the cart', async ({ page }) => {
  await page.goto('/landing/hosgeldin');
  await page.getByRole('link', { name: 'Kodu uygula, paketlere geç' }).click();
  await expect(page).toHaveURL(/\/packets$/);
  await page.goto('/cart');
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(Object.entries(localStorage)).includes('HOSGELDIN')))
    .toBe(true);
});
