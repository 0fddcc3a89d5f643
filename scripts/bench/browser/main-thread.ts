import type { BrowserContext, Page } from '@playwright/test';
import { customer, subscriber } from './bytes.ts';
import { type Measured, median } from '../support/figures.ts';
import type { BenchShop } from '../support/shop.ts';
import { phone, slowDown, whenAttached, withBrowser } from './visitor.ts';
import type { CatalogueItems } from '../support/catalogue-items.ts';

const runs = 5;
const slow = { cpu: 4, roundTrip: null };
/** A task that takes longer than this keeps a finger waiting, in ms. */
const longest = 50;

declare global {
  interface Window {
    longTasks?: { start: number; duration: number }[];
    /** When the page first showed what it is for, in ms. */
    usableAt?: number;
    /** From a tap to the frames that show the dialog and what it would do, in ms. */
    dialogAfter?: number;
    previewAfter?: number;
  }
}

/** Notes long tasks, and when `main` first has an element of `selector` with React attached. */
function watchPage(selector: string): void {
  const tasks: { start: number; duration: number }[] = [];
  window.longTasks = tasks;
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) tasks.push({ start: startTime, duration });
  }).observe({ type: 'longtask', buffered: true });
  const look = () => {
    const isThere = document.querySelector(`main :is(${selector})`) && 'hydrated' in document.documentElement.dataset;
    if (isThere) window.usableAt = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Notes when the dialog that a tap opens is painted, and when it says what its choice would do. */
function watchDialog(): void {
  let begun = 0;
  addEventListener('pointerdown', (event) => (begun = event.timeStamp), true);
  const look = () => {
    const dialog = document.querySelector('[role=dialog], dialog[open]');
    const painted = () => performance.now() - begun;
    if (begun > 0 && dialog) {
      const { port1, port2 } = new MessageChannel();
      const isPreviewed = dialog.matches('[data-state=previewed]') || dialog.querySelector('[data-state=previewed]');
      port1.addEventListener('message', () => {
        window.dialogAfter ??= painted();
        if (isPreviewed) window.previewAfter ??= painted();
      });
      port1.start();
      port2.postMessage(null);
      if (isPreviewed) return;
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

interface Visit {
  usable: number;
  longest: number;
  blocked: number;
}

interface PageToMeasure {
  name: string;
  path: string;
  /** What the page is for: it is usable once this is there. */
  shows: string;
  open: () => Promise<BrowserContext>;
  atMost: number;
  usableAtMost?: number;
}

async function openSlowed(context: BrowserContext, url: string, shows: string): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(watchPage, shows);
  await slowDown(context, page, slow);
  await page.goto(url);
  await whenAttached(page);
  await page.waitForFunction(() => window.usableAt !== undefined);
  await page.waitForLoadState('networkidle');
  return page;
}

async function visit(url: string, { path, shows, open }: PageToMeasure): Promise<Visit> {
  const context = await open();
  try {
    const page = await openSlowed(context, url + path, shows);
    return await page.evaluate((limit) => {
      const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
      const after = (window.longTasks ?? []).filter(({ start, duration }) => start + duration > paint);
      return {
        usable: window.usableAt ?? Number.NaN,
        longest: Math.max(0, ...after.map(({ duration }) => duration)),
        blocked: after.reduce((sum, { duration }) => sum + duration - limit, 0),
      };
    }, longest);
  } finally {
    await context.close();
  }
}

const skipRow = (what: string, values: readonly number[], aim: number): Measured => ({
  what: `tap on “skip” to ${what}: CPU 4× slower`,
  value: median(values),
  unit: 'ms',
  note: `median of ${runs}, cold; at most ${Math.round(Math.max(...values))} ms`,
  aim: { at: 'most', value: aim },
});

async function measureSkip(url: string, open: () => Promise<BrowserContext>): Promise<Measured[]> {
  const dialogs: number[] = [];
  const previews: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const context = await open();
    const page = await openSlowed(context, `${url}/account`, 'button');
    const button = page.getByRole('main').getByRole('button', { name: /Bunu atla/ });
    await button.waitFor();
    await page.waitForLoadState('networkidle');
    await page.evaluate(watchDialog);
    await button.tap();
    await page.waitForFunction(() => window.previewAfter !== undefined);
    const { dialog, preview } = await page.evaluate(() => ({
      dialog: window.dialogAfter!,
      preview: window.previewAfter!,
    }));
    dialogs.push(dialog);
    previews.push(preview);
    await context.close();
  }
  return [skipRow('the painted dialog', dialogs, 150), skipRow('what it would do', previews, 300)];
}

/** The main thread of a phone with a processor four times slower: each visit with an empty cache, in a browser of its own. */
export async function measureMainThread(shop: Pick<BenchShop, 'url'>, items: CatalogueItems): Promise<Measured[]> {
  const account = await withBrowser(async (browser) => {
    const { open, paths } = await subscriber(browser, shop);
    const context = await open();
    const subscribed = { paths, state: await context.storageState() };
    await context.close();
    const buying = await customer(browser, shop, items, 'known');
    return { ...subscribed, buying: await buying.storageState() };
  });
  type State = Awaited<ReturnType<BrowserContext['storageState']>>;
  const { paths, state, buying } = account;
  const pages: (Omit<PageToMeasure, 'open'> & { storageState?: State })[] = [
    { name: 'home', path: '/', shows: 'a', atMost: 50 },
    { name: 'product', path: `/product/${items.product.slug}`, shows: 'form button', atMost: 50 },
    { name: 'cart', path: '/cart', shows: 'a[href*="checkout"], form button', atMost: 50, storageState: buying },
    { name: 'checkout', path: '/checkout', shows: 'form button[type=submit]', atMost: 100, storageState: buying },
    {
      name: 'account',
      path: paths['account']!,
      shows: '[data-state] button',
      atMost: 100,
      usableAtMost: 2300,
      storageState: state,
    },
    { name: 'orders', path: paths['orders']!, shows: 'a[href*="/orders/"]', atMost: 100, storageState: state },
    {
      name: 'subscription',
      path: paths['subscription']!,
      shows: '[data-state] button',
      atMost: 100,
      storageState: state,
    },
    { name: 'edit', path: paths['edit']!, shows: 'li button', atMost: 100, storageState: state },
  ];
  const rows: Measured[] = [];
  for (const { storageState, ...page } of pages) {
    const visits: Visit[] = [];
    for (let run = 0; run < runs; run += 1)
      visits.push(
        await withBrowser((browser) =>
          visit(shop.url, {
            ...page,
            open: () => browser.newContext({ ...phone, ...(storageState && { storageState }) }),
          }),
        ),
      );
    const middle = (key: keyof Visit) => Math.round(median(visits.map((one) => one[key])));
    rows.push(
      {
        what: `${page.name}: longest task after first paint, CPU 4× slower`,
        value: middle('longest'),
        unit: 'ms',
        note: `median of ${runs}, cold; over ${longest} ms in sum ${middle('blocked')} ms`,
        aim: { at: 'most', value: page.atMost },
      },
      {
        what: `${page.name}: usable after, CPU 4× slower`,
        value: middle('usable'),
        unit: 'ms',
        ...(page.usableAtMost && { aim: { at: 'most' as const, value: page.usableAtMost } }),
      },
    );
  }
  const skips = await withBrowser((browser) =>
    measureSkip(shop.url, () => browser.newContext({ ...phone, storageState: state })),
  );
  return [...rows, ...skips];
}
