import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { type Browser, type Page } from '@playwright/test';
import { buildExplorer } from 'machine-explorer/node';
import explorer from '../../../explorer.config.ts';
import { expect, test } from '../../harness/shop-test.ts';
import { serveStaticSite } from '../serve-explorer.ts';

const run = promisify(execFile);

interface Funnel {
  sessions: number;
  edges: { from: string; event: string; to: string; sessions: number }[];
}

const readFunnel = async (shopUrl: string, flow: string): Promise<Funnel> => {
  const answer = await fetch(`${shopUrl}/api/analytics_service/v1/funnel/${flow}`);
  return ((await answer.json()) as { data: Funnel }).data;
};

/** A visitor who says yes or no to measuring, and puts one product into the cart. */
async function visit(browser: Browser, shopUrl: string, cookies: 'Kabul et' | 'Reddet'): Promise<Page> {
  const page = await browser.newPage({ locale: 'tr-TR' });
  await page.goto(`${shopUrl}/product/pad-super-12`);
  const sent = cookies === 'Kabul et' ? page.waitForResponse(/analytics_service\/v1\/web\/flow/) : null;
  const choice = page.getByRole('button', { name: cookies, exact: true });
  await choice.click();
  // Events from before the choice is stored are not measured.
  await expect(choice).toBeHidden();
  await page
    .getByRole('button', { name: /Sepete ekle/ })
    .first()
    .click();
  await expect(page.locator('[data-live=count]').first()).toHaveText('1');
  if (sent) expect((await sent).status()).toBe(202);
  return page;
}

test.use({ harnessName: 'funnel' });

test.beforeAll(async () => {
  await buildExplorer(explorer);
});

test('the edges count five visitors with consent; a visitor who declines is not counted', async ({
  browser,
  page,
  harness,
  troubles,
}) => {
  const declined = await visit(browser, harness.shopUrl, 'Reddet');
  const asked: string[] = [];
  declined.on('request', (request) => asked.push(request.url()));
  await declined.goto(`${harness.shopUrl}/cart`);
  await expect(declined.locator('[data-live=count]').first()).toHaveText('1');
  await declined.close();
  expect(asked.filter((url) => url.includes('analytics'))).toEqual([]);

  for (let visitor = 0; visitor < 5; visitor += 1) {
    const one = await visit(browser, harness.shopUrl, 'Kabul et');
    await one.close();
    if (visitor === 3) expect((await readFunnel(harness.shopUrl, 'cart')).edges).toEqual([]);
  }
  const funnel = await readFunnel(harness.shopUrl, 'cart');
  expect(funnel.sessions).toBe(5);
  expect(funnel.edges).toContainEqual({
    from: 'cart.calculation',
    event: 'cart.changed',
    to: 'cart.calculation.waiting',
    sessions: 5,
  });

  await page.goto('/machines/#/cart?overlay=funnel&lang=en');
  const edge = page.locator('[data-edge="cart.calculation:anywhere→cart.calculation.waiting"]');
  await expect(edge.last()).toContainText('5');
  await expect(page.getByRole('heading', { name: 'Funnel: 5 sessions' })).toBeVisible();
  const list = page.locator('[data-findings=funnel] li');
  const guarded = (guard: RegExp, to: string) =>
    expect(list.filter({ hasText: guard }).filter({ hasText: `calculation → calculation.${to}` })).toHaveCount(1);
  await guarded(/The cart changed \[there is a cart to price/, 'waiting');
  await expect(list.filter({ hasText: 'calculation → calculation.idle' }).filter({ hasText: '[' })).toHaveCount(0);
  expect(troubles).toEqual([]);

  // The same counts in a file written by an operator, on a static site without a shop.
  const { stdout } = await run(process.execPath, ['scripts/ops.ts', 'funnel', '--json'], {
    env: { ...process.env, OPS_URL: harness.shopUrl },
  });
  const counted = JSON.parse(stdout) as {
    visitors: number;
    steps: { event: string; visitors: number; times: number }[];
  };
  const step = (name: string) => counted.steps.find(({ event }) => event === name);
  expect([counted.visitors, step('PageView'), step('AddToCart'), step('Purchase')]).toEqual([
    5,
    { event: 'PageView', visitors: 5, times: 5, value: 0 },
    { event: 'AddToCart', visitors: 5, times: 5, value: 594.5 },
    { event: 'Purchase', visitors: 0, times: 0, value: 0 },
  ]);
  await writeFile('.tmp/counted-funnel.json', stdout);
  const site = await serveStaticSite('.tmp/explorer-counted', '.tmp/counted-funnel.json');
  try {
    await page.goto(`${site.url}/machines/#/cart?overlay=funnel&lang=en`);
    await expect(edge.last()).toContainText('5');
    await expect(page.getByRole('heading', { name: 'Funnel: 5 sessions' })).toBeVisible();
  } finally {
    await site.close();
  }
});
