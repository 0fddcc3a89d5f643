import type { Measured } from '../support/figures.ts';
import { tapInBurst } from './burst.ts';
import type { BenchShop } from '../support/shop.ts';
import { withBrowser } from './visitor.ts';
import type { CatalogueItems } from '../support/catalogue-items.ts';

const trials = 60;

/** Taps on "add" every 80 ms from first paint until React is there, on processors 4 and 6 times slower. */
export function measureTaps(shop: BenchShop, { product }: CatalogueItems): Promise<Measured[]> {
  return withBrowser(async (browser) => {
    let taps = 0;
    let lost = 0;
    let doubled = 0;
    let unstored = 0;
    for (let trial = 0, tries = 0; trial < trials; tries += 1) {
      if (tries > 2 * trials) throw new Error('This machine is too slow to tap in bursts.');
      const cpu = trial % 2 === 0 ? 4 : 6;
      const burst = await tapInBurst(browser, `${shop.url}/product/${product.slug}`, { cpu, roundTrip: 150 });
      if (!burst.isOneBurst) continue;
      trial += 1;
      taps += burst.total;
      lost += Math.max(0, burst.total - burst.shown);
      doubled += Math.max(0, burst.shown - burst.total);
      unstored += burst.stored === burst.shown ? 0 : 1;
    }
    const of = `${taps} taps in ${trials} bursts from first paint on, CPU 4× and 6×, 150 ms round trip`;
    const none = { at: 'most', value: 0 } as const;
    return [
      { what: 'taps on “add” that were lost', value: lost, unit: '', note: of, aim: none },
      { what: 'taps on “add” that counted twice', value: doubled, unit: '', aim: none },
      { what: 'bursts after which storage and page disagree', value: unstored, unit: '', aim: none },
    ];
  });
}
