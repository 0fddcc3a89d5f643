import type { BrowserContext } from '@playwright/test';
import { customer, type CustomerKind, subscriber, weigh } from '../../scripts/bench/browser/bytes.ts';
import { phone } from '../../scripts/bench/browser/visitor.ts';
import { findCatalogueItems } from '../../scripts/bench/support/catalogue-items.ts';
import { expect, test } from '../harness/shop-test.ts';
import { costOfRoute, plantedNames } from '../../scripts/bench/browser/planted-routes.ts';

/**
 * All JavaScript of a first visit until the page rests, in bytes, brotli. Those of the shop are docs/bench.md's aims. A
 * gate is the next 5 kB above what the page weighs: it stops a library, not a sentence
 * (docs/adr/0078-one-file-for-a-page-of-the-account.md).
 */
const gates: Record<string, number> = {
  '/': 160_000,
  '/store': 160_000,
  '/product/pad-super-12': 160_000,
  '/packets': 160_000,
  '/custom-packet': 165_000,
  '/cart': 165_000,
};

/** Gates of the checkout by kind of customer. Without an address its form is open, without the phone number library. */
const checkoutGates: Record<CustomerKind, number> = { known: 180_000, student: 185_000, first: 195_000 };

const beforeAdd = 20_000;

test('a page loads no more JavaScript than the budget of its kind', async ({ browser, harness }) => {
  const items = await findCatalogueItems(harness.shopUrl);
  const over: string[] = [];
  const shop = { url: harness.shopUrl };
  const read = async (what: string, path: string, gate: number, context: BrowserContext) => {
    const { script, scriptBeforeAdd } = await weigh(context, harness.shopUrl + path);
    await context.close();
    console.log(what, script, scriptBeforeAdd);
    if (script > gate) over.push(`${what}: ${script} bytes, ${gate} are given`);
    if (scriptBeforeAdd > beforeAdd) over.push(`${what}: ${scriptBeforeAdd} bytes before “add”`);
  };
  for (const [path, gate] of Object.entries(gates)) await read(path, path, gate, await browser.newContext(phone));
  for (const kind of ['known', 'student', 'first'] as const)
    await read(`/checkout, ${kind}`, '/checkout', checkoutGates[kind], await customer(browser, shop, items, kind));
  expect(over).toEqual([]);
});

/** Gates of the account of a customer with a running subscription. */
const accountGates: Record<string, number> = {
  account: 225_000,
  orders: 180_000,
  order: 195_000,
  subscription: 215_000,
  edit: 200_000,
  addresses: 180_000,
  cards: 205_000,
  communication: 185_000,
  coupons: 180_000,
  'family code': 185_000,
  profile: 195_000,
  security: 185_000,
  'delete account': 185_000,
  password: 180_000,
};

test('a page of the account loads no more JavaScript than its budget', async ({ browser, harness }) => {
  const { open, paths } = await subscriber(browser, { url: harness.shopUrl });
  const over: string[] = [];
  for (const [name, gate] of Object.entries(accountGates)) {
    const context = await open();
    const { script } = await weigh(context, harness.shopUrl + paths[name]);
    await context.close();
    console.log(name, script);
    if (script > gate) over.push(`${name}: ${script} bytes, ${gate} are given`);
  }
  expect(over).toEqual([]);
});

/** Bytes per route: its path, its title and where its code is, which the router has before a page is visited. */
const perRoute = 60;

test(
  'a route adds no more bytes to other pages than its entry in the route table needs',
  { tag: '@nightly' },
  async () => {
    const { each, code } = await costOfRoute();
    console.log('bytes per route', each);
    expect(each).toBeGreaterThan(0);
    expect(each).toBeLessThanOrEqual(perRoute);
    expect(plantedNames.filter((name) => !code.includes(`/planted/${name}`))).toEqual([]);
    expect(code.includes('Only on the planted page')).toBe(false);
  },
);
