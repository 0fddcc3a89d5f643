import type { Browser, Page } from '@playwright/test';
import { addButton } from './burst.ts';
import { type Measured, median, quantile } from '../support/figures.ts';
import type { BenchShop } from '../support/shop.ts';
import { phone, type SlowDown, slowDown, whenAttached, withBrowser } from './visitor.ts';
import type { CatalogueItems } from '../support/catalogue-items.ts';

declare global {
  interface Window {
    /** Milliseconds from each tap on "add" to the frame that shows the new count. */
    addLatencies?: number[];
  }
}

const trials = 20;

/** From the tap's own time stamp to the end of the frame in which the count has changed. */
function watchAdds(): void {
  window.addLatencies = [];
  addEventListener(
    'submit',
    (event) => {
      const count = document.querySelector('[data-live=count]');
      const before = count?.textContent;
      const begun = lastTap;
      const watch = new MutationObserver(() => {
        if (document.querySelector('[data-live=count]')?.textContent === before) return;
        watch.disconnect();
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => window.addLatencies?.push(performance.now() - begun));
          port1.start();
          port2.postMessage(null);
        });
      });
      if (event.isTrusted) watch.observe(document.body, { subtree: true, childList: true, characterData: true });
    },
    true,
  );
  let lastTap = 0;
  addEventListener('pointerdown', (event) => (lastTap = event.timeStamp), true);
}

interface Conditions extends SlowDown {
  /** Tap as soon as the early script listens, or once React is attached and the page rests. */
  when: 'early' | 'attached';
}

/** A locator's own tap asks the page where it will land, between the finger and the answer. */
async function tapWhenIdle(page: Page): Promise<void> {
  const button = page.locator(addButton).first();
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (!box) throw new Error('The page shows no “add” to tap on');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

/** A page slowed down, what happens on it until it is tapped, and the time from the tap to the painted count. */
async function tapAfter(browser: Browser, slow: SlowDown, open: (page: Page) => Promise<unknown>): Promise<number> {
  const context = await browser.newContext(phone);
  const page: Page = await context.newPage();
  await page.addInitScript(watchAdds);
  await slowDown(context, page, slow);
  await open(page);
  await tapWhenIdle(page);
  const latency = await page.waitForFunction(() => window.addLatencies?.[0]);
  const value = Number(await latency.jsonValue());
  await context.close();
  return value;
}

const tapAdd = (browser: Browser, url: string, conditions: Conditions): Promise<number> =>
  tapAfter(browser, conditions, async (page) => {
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('early-ready').length > 0);
    if (conditions.when === 'early') return;
    await page.evaluate(() => document.documentElement.dispatchEvent(new Event('focusin')));
    await whenAttached(page);
    // Parts that a scroll shows are hydrated: the page rests after that.
    await page.locator(addButton).first().scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
  });

/** A button and a number: no page can be faster on this machine. */
const barePage = `<!doctype html><meta name="viewport" content="width=device-width">
<main><form data-on-submit="line.add"><output data-live="count">0</output><button type="submit">add</button></form></main>
<script>
document.forms[0].addEventListener('submit', (event) => {
  event.preventDefault();
  document.querySelector('output').textContent = '1';
});
</script>`;

const tapBare = (browser: Browser, url: string): Promise<number> =>
  tapAfter(browser, { cpu: 4, roundTrip: null }, async (page) => {
    await page.route(url, (route) => route.fulfill({ contentType: 'text/html', body: barePage }));
    await page.goto(url);
  });

const shown = (values: readonly number[]) => ({
  value: median(values),
  unit: 'ms',
  note: `median of ${trials}; 9 of 10 within ${Math.round(quantile(values, 0.9))} ms`,
});

async function repeat(tap: () => Promise<number>): Promise<number[]> {
  const values: number[] = [];
  for (let trial = 0; trial < trials; trial += 1) values.push(await tap());
  return values;
}

/** Tap on "add" of a product page to the painted cart count, on a processor four times slower. */
export function measureAddToCount(shop: BenchShop, { product }: CatalogueItems): Promise<Measured[]> {
  const url = `${shop.url}/product/${product.slug}`;
  const courses: [what: string, conditions: Conditions, best: number | null][] = [
    ['CPU 4× slower', { cpu: 4, roundTrip: null, when: 'attached' }, 168],
    ['CPU 4× slower, 150 ms round trip', { cpu: 4, roundTrip: 150, when: 'attached' }, 283],
    ['CPU 4× slower, before React', { cpu: 4, roundTrip: null, when: 'early' }, null],
    ['CPU 4× slower, 150 ms round trip, before React', { cpu: 4, roundTrip: 150, when: 'early' }, null],
  ];
  return withBrowser(async (browser) => {
    const bare = await repeat(() => tapBare(browser, url));
    const rows: Measured[] = [
      { what: 'tap to painted number on a page of one button and one number: CPU 4× slower', ...shown(bare) },
    ];
    for (const [what, conditions, best] of courses) {
      const values = await repeat(() => tapAdd(browser, url, conditions));
      rows.push({
        what: `tap on “add” to painted count: ${what}`,
        ...shown(values),
        aim: { at: 'most', value: 80 },
        ...(best !== null && { best }),
      });
      if (conditions.when === 'attached' && conditions.roundTrip === null)
        rows.push({
          what: 'tap on “add”, times that of a page of one button and one number',
          value: median(values) / median(bare),
          unit: '',
          aim: { at: 'most', value: 2 },
        });
    }
    return rows;
  });
}
