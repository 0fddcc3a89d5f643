import type { Browser } from '@playwright/test';
import { LOCAL_STORAGE_KEY, parsePersisted } from '../../../domain/persisted/index.ts';
import { BURST_MS, countItems } from '../../../domain/cart/index.ts';
import { phone, type SlowDown, slowDown, whenAttached } from './visitor.ts';

/** The button that puts the page's own product or packet into the cart. */
export const addButton = 'main form[data-on-submit*="line.add"] button[type=submit]';

/** The button's place: once it has added, a link replaces it, which in a burst adds as the button does. */
const addPlace = 'main form[data-on-submit*="line.add"] :has(> [data-added-link])';

export interface Burst {
  /** Taps that reached the button, by what was there to answer: nothing yet, the early script, or React. */
  taps: { none: number; early: number; attached: number };
  total: number;
  /** Pieces the header shows in the end. */
  shown: number;
  /** Pieces in storage in the end. */
  stored: number;
  /** False where the machine let more time pass between two taps than a burst may: the later one then opens the cart. */
  isOneBurst: boolean;
  errors: string[];
}

const tapEvery = 80;
/** From here on the taps before React are slower, and still of one burst: a line holds 99 pieces at most. */
const manyTaps = 50;
const slowTapEvery = 250;
const tapsWithReact = 10;
/** A page that never attaches must fail, not hang. */
const patience = 30_000;

/** Counts what truly reached the button; kept where a navigation cannot lose it. */
function countTaps(selector: string): void {
  new PerformanceObserver(() => console.log('first paint')).observe({ type: 'paint', buffered: true });
  addEventListener(
    'click',
    (event) => {
      if (!event.isTrusted || !(event.target instanceof Element) || !event.target.closest(selector)) return;
      const isEarly = performance.getEntriesByName('early-ready').length > 0;
      const isAttached = 'hydrated' in document.documentElement.dataset;
      const phase = isAttached ? 'attached' : isEarly ? 'early' : 'none';
      sessionStorage.setItem(phase, String(Number(sessionStorage.getItem(phase)) + 1));
      const last = Number(sessionStorage.getItem('last') ?? event.timeStamp);
      const gap = Math.max(Number(sessionStorage.getItem('gap')), event.timeStamp - last);
      sessionStorage.setItem('gap', String(gap));
      sessionStorage.setItem('last', String(event.timeStamp));
    },
    true,
  );
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Taps "add" every 80 ms from the first paint until well after React has attached, and returns what became of the taps. */
export async function tapInBurst(browser: Browser, url: string, slow: SlowDown): Promise<Burst> {
  // Tall enough for the button to be on the first screen.
  const context = await browser.newContext({ ...phone, viewport: { width: 412, height: 1600 } });
  try {
    const rehearsal = await context.newPage();
    await rehearsal.goto(url);
    const box = await rehearsal.locator(addButton).first().boundingBox();
    // The question about cookies covers the button of so tall a page: it is answered before.
    await rehearsal.getByRole('button', { name: 'Reddet', exact: true }).click();
    await rehearsal.close();
    if (!box) throw new Error(`There is nothing to tap on ${url}.`);

    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    const painted = new Promise<void>((resolve) => {
      page.on('console', (message) => {
        if (message.text() === 'first paint') resolve();
        if (message.type() === 'error') errors.push(message.text());
      });
    });
    await page.addInitScript(countTaps, addPlace);
    await slowDown(context, page, slow);
    const arrival = page.goto(url);
    await painted;

    const taps: Promise<void>[] = [];
    let isAttached = false;
    const attached = arrival.then(() => whenAttached(page)).then(() => (isAttached = true));
    const end = performance.now() + patience;
    for (let after = 0; after < tapsWithReact && performance.now() < end; after += isAttached ? 1 : 0) {
      taps.push(page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2));
      await wait(isAttached || taps.length < manyTaps ? tapEvery : slowTapEvery);
    }
    await Promise.all(taps);
    await attached;
    await page.waitForLoadState('networkidle');

    const found = await page.evaluate(
      ([key, ...phases]) => ({
        counts: phases.map((phase) => Number(sessionStorage.getItem(phase))),
        gap: Number(sessionStorage.getItem('gap')),
        shown: Number(document.querySelector('[data-live=count]')?.textContent),
        record: localStorage.getItem(key),
      }),
      [LOCAL_STORAGE_KEY, 'none', 'early', 'attached'] as const,
    );
    const [none = 0, early = 0, late = 0] = found.counts;
    return {
      taps: { none, early, attached: late },
      total: none + early + late,
      shown: found.shown,
      stored: countItems(parsePersisted(found.record).cart),
      isOneBurst: found.gap <= BURST_MS,
      errors,
    };
  } finally {
    await context.close();
  }
}
