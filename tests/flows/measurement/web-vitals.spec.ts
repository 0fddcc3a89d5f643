import type { Page } from '@playwright/test';
import {
  ALL_ACCEPTED,
  ALL_REJECTED,
  type ConsentChoices,
  CONSENT_COOKIE,
  serializeConsent,
} from '../../../domain/consent/index.ts';
import { expect, test } from '../../harness/shop-test.ts';

interface Sent {
  page: string;
  device: string;
  vitals: { name: string; value: number }[];
}

const vitals = '**/web/vitals';

/** Opens a product with this consent and this random draw, taps, leaves; returns the sent vitals and loaded files. */
async function leaveProduct(page: Page, shopUrl: string, choice: ConsentChoices, draw: number) {
  const sent: Sent[] = [];
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('web-vitals')) loaded.push(request.url());
    if (request.url().endsWith('/web/vitals')) sent.push(request.postDataJSON() as Sent);
  });
  await page.context().addCookies([{ name: CONSENT_COOKIE, value: serializeConsent(choice), url: shopUrl }]);
  await page.addInitScript((drawn) => (Math.random = () => drawn), draw);
  await page.goto('/product/pad-super');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  await page.getByRole('main').getByRole('button', { name: 'Sepete ekle' }).first().click();
  await page.waitForLoadState('networkidle');
  const isMeasured = choice.analytics && draw < 0.01;
  const left = isMeasured ? page.waitForResponse(vitals) : null;
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  expect((await left)?.status()).toBe(isMeasured ? 202 : undefined);
  await page.waitForLoadState('networkidle');
  return { sent, isLoaded: loaded.length > 0 };
}

test('one page load in a hundred reports its speed when the page is left [LIMIT-4]', async ({ page, harness }) => {
  const { sent, isLoaded } = await leaveProduct(page, harness.shopUrl, ALL_ACCEPTED, 0.009);
  const measured = sent.flatMap((load) => load.vitals);
  expect(new Set(sent.map(({ page: route, device }) => `${route} ${device}`))).toEqual(
    new Set(['/product/$slug desktop']),
  );
  expect(measured.map(({ name }) => name).toSorted()).toEqual(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']);
  const paints = measured.filter(({ name }) => name.endsWith('CP')).map(({ value }) => value);
  expect([paints.every((value) => value > 0), isLoaded]).toEqual([true, true]);
});

for (const [name, choice, draw] of [
  ['that was not drawn', ALL_ACCEPTED, 0.01],
  ['of a visitor who refused', ALL_REJECTED, 0],
] as const)
  test(`a page ${name} loads and sends no web vitals [LIMIT-4]`, async ({ page, harness }) => {
    expect(await leaveProduct(page, harness.shopUrl, choice, draw)).toEqual({ sent: [], isLoaded: false });
  });
