import type { Browser, Page } from '@playwright/test';
import { addButton } from './burst.ts';
import { type Measured, median, quantile } from './figures.ts';
import type { BenchShop } from './shop.ts';
import { phone, slowDown, whenAttached, withBrowser } from './visitor.ts';
import type { Wares } from './wares.ts';

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

interface Conditions {
  cpu: number;
  roundTrip: number | null;
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

async function tapAdd(browser: Browser, url: string, conditions: Conditions): Promise<number> {
  const context = await browser.newContext(phone);
  const page: Page = await context.newPage();
  await page.addInitScript(watchAdds);
  await slowDown(context, page, conditions);
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('early-ready').length > 0);
  if (conditions.when === 'attached') {
    await page.evaluate(() => document.documentElement.dispatchEvent(new Event('focusin')));
    await whenAttached(page);
    await page.waitForLoadState('networkidle');
  }
  await tapWhenIdle(page);
  const latency = await page.waitForFunction(() => window.addLatencies?.[0]);
  const value = Number(await latency.jsonValue());
  await context.close();
  return value;
}

/** Tap on "add" of a product page to the painted cart count, on a processor four times slower. */
export function measureAddToCount(shop: BenchShop, { product }: Wares): Promise<Measured[]> {
  const url = `${shop.url}/product/${product.slug}`;
  const courses: [what: string, conditions: Conditions, best: number | null][] = [
    ['CPU 4× slower', { cpu: 4, roundTrip: null, when: 'attached' }, 168],
    ['CPU 4× slower, 150 ms round trip', { cpu: 4, roundTrip: 150, when: 'attached' }, 283],
    ['CPU 4× slower, before React', { cpu: 4, roundTrip: null, when: 'early' }, null],
    ['CPU 4× slower, 150 ms round trip, before React', { cpu: 4, roundTrip: 150, when: 'early' }, null],
  ];
  return withBrowser(async (browser) => {
    const rows: Measured[] = [];
    for (const [what, conditions, best] of courses) {
      const values: number[] = [];
      for (let trial = 0; trial < trials; trial += 1) values.push(await tapAdd(browser, url, conditions));
      rows.push({
        what: `tap on “add” to painted count: ${what}`,
        value: median(values),
        unit: 'ms',
        note: `median of ${trials}; 9 of 10 within ${Math.round(quantile(values, 0.9))} ms`,
        aim: { at: 'most', value: 80 },
        ...(best !== null && { best }),
      });
    }
    return rows;
  });
}
