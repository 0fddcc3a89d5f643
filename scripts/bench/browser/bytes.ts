import type { Browser, BrowserContext, Request } from '@playwright/test';
import { brotliCompressSync } from 'node:zlib';
import { addressIn, ask, callsWith, openCustomer } from '../../../tests/harness/customer.ts';
import { saveCard } from '../../../tests/harness/saved-card.ts';
import { costOfRoute, plantedNames } from './planted-routes.ts';
import { addButton } from './burst.ts';
import type { Measured } from '../support/figures.ts';
import { demoStudent } from '../../../server/modules/auth/index.ts';
import type { BenchShop } from '../support/shop.ts';
import { phone, whenAttached, withBrowser } from './visitor.ts';
import type { CatalogueItems } from '../support/catalogue-items.ts';

interface PageWeight {
  script: number;
  scriptBeforeAdd: number;
  style: number;
  requests: number;
}

const limits: Record<string, number> = { home: 155, store: 160, product: 160, checkout: 175 };

/** A page that has asked for nothing this long, in ms, is at rest. */
const quiet = 1000;

/** Every byte a first visit fetches until the page rests; scripts as they travel, styles as brotli makes them. */
export async function weigh(context: BrowserContext, url: string): Promise<PageWeight> {
  const page = await context.newPage();
  const sizes = new Map<string, number>();
  let external = 0;
  let requests = 0;
  const pending: Promise<void>[] = [];
  let lastAsked = performance.now();
  page.on('request', () => {
    lastAsked = performance.now();
  });
  const weighRequest = async (request: Request) => {
    const { responseBodySize } = await request.sizes();
    if (request.resourceType() === 'script') sizes.set(request.url(), responseBodySize);
    if (request.resourceType() === 'stylesheet') external += responseBodySize;
  };
  page.on('requestfinished', (request) => {
    requests += 1;
    pending.push(weighRequest(request));
  });
  await page.goto(url);
  await whenAttached(page);
  await page.waitForLoadState('networkidle');
  // What the app asks for when it is attached comes after the first quiet moment.
  while (performance.now() - lastAsked < quiet) await page.waitForTimeout(quiet);
  await Promise.all(pending);
  const found = await page.evaluate(() => {
    const ready = performance.getEntriesByName('early-ready')[0]?.startTime ?? Infinity;
    const entries = performance.getEntriesByType('resource');
    return {
      early: entries.filter((entry) => entry.responseEnd <= ready).map(({ name }) => name),
      inlineScript: [...document.querySelectorAll('script:not([src]):not([type])')].map((tag) => tag.textContent),
      inlineStyle: [...document.querySelectorAll('style')].map((tag) => tag.textContent).join('\n'),
    };
  });
  await page.close();
  const inline = found.inlineScript.reduce((sum, text) => sum + brotliCompressSync(text).length, 0);
  const early = found.early.reduce((sum, name) => sum + (sizes.get(name) ?? 0), 0);
  return {
    script: inline + [...sizes.values()].reduce((sum, size) => sum + size, 0),
    scriptBeforeAdd: inline + early,
    style: external + brotliCompressSync(found.inlineStyle).length,
    requests,
  };
}

const kilo = (bytes: number) => bytes / 1000;

const address = () => addressIn({ line: 'Moda Caddesi No 112 Daire 7' });

/** The sessions of customers whose checkouts differ in what they load. */
const customers = {
  /** Has no address: its form is open. */
  first: async (url: string) => (await openCustomer(url)).token,
  known: async (url: string) => {
    const { call, token } = await openCustomer(url);
    await call('POST', 'user/addresses', address());
    return token;
  },
  /** Has an address, and the students' code applied. */
  student: async (url: string): Promise<string> => {
    const { data } = await ask(`${url}/api/public/user/auth/login`, 'POST', { body: demoStudent });
    const call = callsWith(url, data.token);
    const { data: known } = await call('GET', 'user/addresses');
    if (known.length === 0) await call('POST', 'user/addresses', address());
    return data.token;
  },
};

export type CustomerKind = keyof typeof customers;

/** A customer with something in the cart: what the checkout needs. */
export async function customer(
  browser: Browser,
  shop: Pick<BenchShop, 'url'>,
  { product }: CatalogueItems,
  kind: CustomerKind,
): Promise<BrowserContext> {
  const token = await customers[kind](shop.url);
  const filling = await browser.newContext(phone);
  const page = await filling.newPage();
  await page.goto(`${shop.url}/product/${product.slug}`);
  await page.locator(addButton).first().tap();
  await page.waitForFunction(() => Object.keys(localStorage).length > 0);
  const storageState = await filling.storageState();
  await filling.close();
  const context = await browser.newContext({ ...phone, storageState });
  await context.addCookies([{ name: 'auth_token', value: token, url: shop.url, sameSite: 'Lax' }]);
  return context;
}

/** A customer with a running subscription, and the pages of the account by what they are called. The shop must have its bank. */
export async function subscriber(
  browser: Browser,
  { url }: Pick<BenchShop, 'url'>,
): Promise<{ open: () => Promise<BrowserContext>; paths: Record<string, string> }> {
  const { call, token } = await openCustomer(url);
  const { data: home } = await call('POST', 'user/addresses', address());
  await saveCard(url, call, home._id, 'subscription');
  const { attemptId } = (await call('GET', 'user/attempts/open')).data;
  await call('POST', `user/attempts/purchase/${attemptId}/acknowledge`);
  const [box] = (await call('GET', 'user/subscriptions?query={}')).data;
  const [order] = (await call('POST', 'getAllOrders', { limit: 1 })).data.items;
  return {
    open: async () => {
      const context = await browser.newContext(phone);
      await context.addCookies([{ name: 'auth_token', value: token, url, sameSite: 'Lax' }]);
      return context;
    },
    paths: {
      account: '/account',
      orders: '/account/orders',
      order: `/account/orders/${order._id}`,
      subscription: `/account/subscription/${box._id}`,
      edit: `/account/subscription/edit/${box._id}`,
      addresses: '/account/addresses',
      cards: '/account/cards',
      communication: '/account/communication',
      coupons: '/account/coupons',
      'family code': '/account/family-code',
      profile: '/account/profile',
      security: '/account/profile/security',
      'delete account': '/account/profile/delete-account',
      password: '/account/change-password',
    },
  };
}

/** What a page of its own adds to every other page. */
async function measureRoute(): Promise<Measured> {
  const { each } = await costOfRoute();
  return {
    what: 'a route more: JavaScript of every other page, brotli',
    value: each,
    unit: 'bytes',
    note: `${plantedNames.length} planted routes`,
    aim: { at: 'most', value: 60 },
  };
}

/** JavaScript and styles of every kind of page on a first visit, in thousands of bytes. */
export function measureBytes(shop: Pick<BenchShop, 'url'>, items: CatalogueItems): Promise<Measured[]> {
  const routes: [name: string, path: string, by?: CustomerKind][] = [
    ['home', '/'],
    ['store', '/store'],
    ['product', `/product/${items.product.slug}`],
    ['packets', '/packets'],
    ['packet', `/packet/${items.packet.slug}`],
    ['custom-packet', '/custom-packet'],
    ['cart', '/cart'],
    ['checkout', '/checkout', 'known'],
    ['checkout of a student', '/checkout', 'student'],
    ['checkout, first address', '/checkout', 'first'],
  ];
  return withBrowser(async (browser) => {
    const rows: Measured[] = [];
    for (const [name, path, by] of routes) {
      const context = by ? await customer(browser, shop, items, by) : await browser.newContext(phone);
      const weight = await weigh(context, shop.url + path);
      await context.close();
      const limit = limits[name];
      rows.push({
        what: `${name}: all JavaScript, brotli`,
        value: kilo(weight.script),
        unit: 'kB',
        note: `styles ${kilo(weight.style).toFixed(1)} kB, ${weight.requests} requests until the page rests`,
        ...(limit !== undefined && { aim: { at: 'most' as const, value: limit } }),
        ...(name === 'product' && { best: 97 }),
      });
      rows.push({
        what: `${name}: JavaScript before a working “add”`,
        value: kilo(weight.scriptBeforeAdd),
        unit: 'kB',
        aim: { at: 'most', value: 20 },
      });
    }
    const { open, paths } = await subscriber(browser, shop);
    for (const [name, path] of Object.entries(paths)) {
      const context = await open();
      const { script, requests } = await weigh(context, shop.url + path);
      await context.close();
      rows.push({
        what: `${name}: all JavaScript, brotli`,
        value: kilo(script),
        unit: 'kB',
        note: `${requests} requests until the page rests`,
        aim: { at: 'most', value: 195 },
      });
    }
    rows.push(await measureRoute());
    return rows;
  });
}
