import path from 'node:path';
import { type BrowserContext, expect, test as base } from '@playwright/test';
import { type CartItem, EMPTY_CART } from '../../domain/cart/index.ts';
import { LOCAL_STORAGE_KEY, NO_AUTH, serializePersisted } from '../../domain/persisted/index.ts';
import { whenAttached } from '../../scripts/bench/browser/visitor.ts';
import { freePort, startNode, stopAll, waitUntilHealthy } from '../../scripts/processes/processes.ts';
import { lineOf, listCatalogueItems, type CatalogueItem } from '../harness/catalogue-items.ts';

/** The shop with React's development build. */
const test = base.extend<object, { shop: string }>({
  shop: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures a function needs from its pattern
    async ({}, use) => {
      const port = String(await freePort());
      const shop = `http://localhost:${port}`;
      const running = startNode(
        'the shop in development',
        'tests/alive/development-shop.ts',
        { PORT: port, PUBLIC_URL: shop, NODE_ENV: 'development' },
        { quiet: true },
      );
      await waitUntilHealthy(`http://127.0.0.1:${port}/healthz`, running);
      await use(shop);
      await stopAll([running]);
    },
    { scope: 'worker', timeout: 600_000 },
  ],
});

const atOnce = 4;

/** One line of every kind, both ways of buying among them. */
async function fullCart(shop: string): Promise<CartItem[]> {
  const products = await listCatalogueItems(shop, '/public/user/products/');
  const packets = await listCatalogueItems(shop, '/packets_service/v2/packet/popular');
  const pads = products.filter(({ type }) => type === 'pad');
  const donation = products.find(({ type }) => type === 'donation');
  const lines: [CartItem['type'], CatalogueItem | undefined, CartItem['purchaseType']][] = [
    ['product', pads[0], 'oneTimePurchase'],
    ['product', pads[1], 'subscription'],
    ['packet', packets[0], 'subscription'],
    ['donation', donation, 'oneTimePurchase'],
  ];
  return lines.map(([type, item, purchaseType], index) => {
    if (!item) throw new Error(`The shop has no ${type}.`);
    return lineOf(item, {
      type,
      purchaseType,
      quantity: index + 1,
      createdAt: `2026-03-0${index + 1}T09:00:00.000Z`,
    });
  });
}

/** Every public page there is, but at most two that differ only by their last segment. */
async function publicPages(shop: string): Promise<string[]> {
  const map = await (await fetch(`${shop}/sitemap.xml`)).text();
  const all = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  const kinds = Map.groupBy(all, (page) => (page.split('/').length > 2 ? path.dirname(page) : page));
  const unlisted = [
    '/cart',
    '/checkout',
    '/auth/login',
    '/auth/register',
    '/auth/forgot-password',
    '/404',
    '/product/nowhere',
    '/en/store/nowhere',
    '/en/cart',
    '/?utm_source=newsletter',
    '/en/store?utm_source=newsletter',
    '/packets?type=pad&type=tampon',
  ];
  return [...new Set([...kinds.values()].flatMap((pages) => pages.slice(0, 2)).concat(unlisted))];
}

async function troublesOn(context: BrowserContext, address: string): Promise<string[]> {
  const page = await context.newPage();
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(String(error)));
  page.on('console', (message) => {
    // The 404 page itself is one of the pages, and pictures are left out, which the shop logs.
    if (
      message.type() === 'error' &&
      !/^(?:Failed to load resource|A picture could not be loaded)/.test(message.text())
    )
      troubles.push(message.text());
  });
  await page.route(/\.(?:woff2|png|svg)|\/_next\/image/, (route) => route.abort());
  await page.goto(address);
  // Focus announces a navigation: the app loads at once instead of when the page is idle.
  await page.locator('a').first().focus();
  await whenAttached(page);
  await expect(page.locator('[data-live=count]').first().or(page.locator('main'))).not.toHaveCount(0);
  await page.close();
  return troubles.map(
    (trouble) => `${new URL(address).pathname}: ${trouble.replace(/^[\s\S]*\n\n/, '').slice(0, 2500)}`,
  );
}

test(
  'with a full cart every page hydrates exactly as the server rendered it',
  { tag: '@nightly' },
  async ({ browser, shop }) => {
    const items = await fullCart(shop);
    const record = serializePersisted({ cart: { ...EMPTY_CART, items }, auth: NO_AUTH });
    const context = await browser.newContext({
      storageState: {
        cookies: [],
        origins: [{ origin: shop, localStorage: [{ name: LOCAL_STORAGE_KEY, value: record }] }],
      },
    });
    const pages = await publicPages(shop);
    expect(pages.length).toBeGreaterThan(20);

    const page = await context.newPage();
    await page.goto(shop);
    await expect(page.locator('[data-live=count]').first()).toHaveText(/^[1-9]/);
    await whenAttached(page);
    const isDevelopment = await page.evaluate(async () => {
      const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
      const texts = await Promise.all(scripts.map(async ({ name }) => (await fetch(name)).text()));
      return texts.some((text) => text.includes('Hydration failed because'));
    });
    await page.close();

    const troubles: string[] = [];
    for (let first = 0; first < pages.length; first += atOnce) {
      const some = pages.slice(first, first + atOnce).map((path) => troublesOn(context, shop + path));
      troubles.push(...(await Promise.all(some)).flat());
    }
    await context.close();
    expect(troubles).toEqual([]);
    // Only the development build warns.
    expect(isDevelopment).toBe(true);
  },
);
