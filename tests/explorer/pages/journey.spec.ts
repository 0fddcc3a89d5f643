import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { flowVersion } from 'machine-explorer';
import { cartFlow } from '../../../machines/cart/cart.spec.ts';
import { checkoutFlow } from '../../../machines/checkout/checkout.spec.ts';
import { violationsOn } from '../../accessibility/axe.ts';
import { serveStaticSite } from '../serve-explorer.ts';

const step = (name: string, visitors: number, lost: number, stood: object[] = []) => ({
  step: name,
  visitors,
  lost,
  stood,
});
const [ofCart, ofCheckout] = [flowVersion(cartFlow), flowVersion(checkoutFlow)];
const inCheckout = (state: string, flowVersion: string, visitors: number) => ({
  flow: 'checkout',
  flowVersion,
  state: `checkout.${state}`,
  visitors,
});

const waiting = { from: 'cart.calculation', event: 'cart.changed', to: 'cart.calculation.waiting' };

/** As `npm run ops -- funnel --json` prints it. */
const counts = {
  visitors: 1300,
  steps: [],
  journey: [
    step('home', 1280, 640),
    step('view', 640, 0),
    step('add', 640, 320),
    step('cart', 320, 64, [{ flow: 'cart', flowVersion: ofCart, state: 'cart.calculation.idle', visitors: 60 }]),
    step('checkout', 256, 56),
    step('address', 200, 0),
    step('card', 200, 40, [
      inCheckout('declined', ofCheckout, 20),
      inCheckout('declined', '2', 12),
      inCheckout('gone', '1', 5),
    ]),
    step('bank', 160, 10),
    step('paid', 150, 0),
  ],
  flows: [
    { flow: 'cart', flowVersion: 'another', sessions: 90, edges: [{ ...waiting, sessions: 80 }] },
    { flow: 'cart', flowVersion: ofCart, sessions: 41, edges: [{ ...waiting, sessions: 37 }] },
  ],
};

const siteWith = (funnel?: string) => serveStaticSite('.tmp/explorer-journey', funnel);

const rows = (page: Page) =>
  page.locator('[data-journey=steps] > li').evaluateAll((items) =>
    items.map((item) => ({
      step: item.getAttribute('data-step'),
      text: [...item.querySelectorAll('h2, p, ul > li')].map((part) => part.textContent.replaceAll(/\s+/g, ' ').trim()),
      width: item.querySelector<HTMLElement>('i')!.style.width,
    })),
  );

test('a static site shows where visitors leave, in both languages, on a phone, in the dark and by keyboard', async ({
  page,
}) => {
  await mkdir('.tmp', { recursive: true });
  const file = '.tmp/journey-counts.json';
  await writeFile(file, JSON.stringify(counts));
  await utimes(file, new Date('2026-11-27T10:00:00Z'), new Date('2026-11-27T10:00:00Z'));
  const site = await siteWith(file);
  try {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto(`${site.url}/machines/#/?lang=en&theme=dark`);
    const link = page.getByRole('link', { name: 'Where do visitors leave?' });
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Where do visitors leave?' })).toBeVisible();
    await expect(page.getByText('Counted on 27 November 2026')).toBeVisible();
    await expect(page.locator('[data-step=card] ul > li').nth(1)).toContainText('The bank declined');
    expect(await rows(page)).toEqual([
      {
        step: 'home',
        text: [
          'Came to the shop1,280 (100%)',
          'Left here: 640 (50%)',
          'Where they stood is not known, or fewer than five stood in each place.',
        ],
        width: '100%',
      },
      {
        step: 'view',
        text: ['Looked at a product or a packet640 (50%)', 'Everybody who came here went on.'],
        width: '50%',
      },
      {
        step: 'add',
        text: [
          'Added to the cart640 (50%)',
          'Left here: 320 (50%)',
          'Where they stood is not known, or fewer than five stood in each place.',
        ],
        width: '50%',
      },
      {
        step: 'cart',
        text: [
          'Looked at the cart320 (25%)',
          'Left here: 64 (20%)',
          'Where they stood last:',
          `60Nothing to price calculation.idle Keeps the cart, loses no tap · version ${ofCart}`,
          '4elsewhere',
        ],
        width: '25%',
      },
      {
        step: 'checkout',
        text: [
          'Opened the checkout256 (20%)',
          'Left here: 56 (22%)',
          'Where they stood is not known, or fewer than five stood in each place.',
        ],
        width: '20%',
      },
      { step: 'address', text: ['Had an address200 (16%)', 'Everybody who came here went on.'], width: '15.625%' },
      {
        step: 'card',
        text: [
          'Tried to pay200 (16%)',
          'Left here: 40 (20%)',
          'Where they stood last:',
          `20The bank declined declined Turns a cart into an order · version ${ofCheckout}`,
          '12The bank declined declined the machine has changed sinceTurns a cart into an order · version 2',
          '5gone gone not in today’s machineTurns a cart into an order · version 1',
          '3elsewhere',
        ],
        width: '15.625%',
      },
      {
        step: 'bank',
        text: [
          'Went to the bank’s page160 (13%)',
          'Left here: 10 (6%)',
          'Where they stood is not known, or fewer than five stood in each place.',
        ],
        width: '12.5%',
      },
      { step: 'paid', text: ['Paid150 (12%)'], width: '11.7188%' },
    ]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    expect((await violationsOn(page)).map(({ id }) => id)).toEqual([]);

    await page.goto(`${site.url}/machines/#/?journey=&lang=tr&theme=light`);
    await expect(page.getByRole('heading', { level: 1, name: 'Ziyaretçiler nerede ayrılıyor?' })).toBeVisible();
    await expect(page.locator('[data-step=bank] h2')).toHaveText('Bankanın sayfasına gitti160 (%13)');
    await expect(page.locator('[data-step=cart] p').first()).toHaveText('Burada ayrılan: 64 (%20)');
    expect((await violationsOn(page)).map(({ id }) => id)).toEqual([]);

    const flow = page.locator('[data-step=card]').getByRole('link').first();
    await flow.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-chart]')).toBeVisible();
    expect(new URL(page.url()).hash).toMatch(/^#\/checkout\b.*[?]lang=tr&theme=light$/);
  } finally {
    await site.close();
  }
});

test('a static site shows the counts of the current machine version on the edges', async ({ page }) => {
  await mkdir('.tmp', { recursive: true });
  const file = '.tmp/edge-counts.json';
  await writeFile(file, JSON.stringify(counts));
  const site = await siteWith(file);
  try {
    await page.goto(`${site.url}/machines/#/cart?overlay=funnel&lang=en`);
    await expect(page.getByRole('heading', { name: 'Funnel: 41 sessions' })).toBeVisible();
    const edge = page.locator('[data-edge="cart.calculation:anywhere→cart.calculation.waiting"]');
    await expect(edge.last()).toContainText('37');
    await page.goto(`${site.url}/machines/#/checkout?overlay=funnel&lang=en`);
    await expect(page.locator('[data-findings=funnel]')).toContainText(
      'No way of this flow was taken by five sessions yet.',
    );
  } finally {
    await site.close();
  }
});

test('a site without counts says so, and how to write them', async ({ page }) => {
  const site = await siteWith();
  try {
    await page.goto(`${site.url}/machines/#/?journey=&lang=en`);
    await expect(page.locator('[data-journey=none]')).toHaveText(
      'There is nothing to show. Write the counts into a file, and build the explorer with it: npm run -s ops -- funnel --json > funnel.json, npm run explorer:build -- --funnel funnel.json',
    );
  } finally {
    await site.close();
  }
});
