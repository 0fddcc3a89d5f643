import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  allocateByLargestRemainder,
  formatLira,
  kurus,
  percentOf,
  subtract,
  sum,
  times,
  toDecimal,
  toKurus,
} from './index.ts';

const amount = fc.integer({ min: 0, max: 1_000_000_000 }).map(kurus);

describe('kuruş', () => {
  it('come from decimals without binary noise', () => {
    expect([118.9, 1.005, 0.1 + 0.2, 19.99 * 3, -2.345, -0].map(toKurus)).toEqual([11890, 101, 30, 5997, -235, 0]);
  });

  it('survive the way out to the contract and back', () => {
    fc.assert(
      fc.property(amount, (kept) => {
        expect(toKurus(toDecimal(kept))).toBe(kept);
      }),
    );
  });

  it('refuse non-integers', () => {
    for (const bad of [1.5, Number.NaN, Number.POSITIVE_INFINITY]) expect(() => kurus(bad)).toThrow(RangeError);
    expect(() => toKurus(Number.NaN)).toThrow(RangeError);
  });

  it('add, subtract and multiply', () => {
    expect([sum([]), sum([kurus(1), kurus(2)]), subtract(kurus(5), kurus(7)), times(kurus(11890), 3)]).toEqual([
      0, 3, -2, 35670,
    ]);
  });
});

function tenPercent(rounding: 'halfUp' | 'down' | 'up'): number[] {
  return [
    percentOf(kurus(1005), 10, rounding),
    percentOf(kurus(-1005), 10, rounding),
    percentOf(kurus(1000), 10, rounding),
  ];
}

describe('percentOf', () => {
  it('rounds by the named rule', () => {
    expect({ halfUp: tenPercent('halfUp'), down: tenPercent('down'), up: tenPercent('up') }).toEqual({
      halfUp: [101, -101, 100],
      down: [100, -100, 100],
      up: [101, -101, 100],
    });
  });

  it('is exact for percentages that binary cannot hold', () => {
    expect([percentOf(kurus(3000), 1.1, 'up'), percentOf(kurus(11890), 15, 'halfUp')]).toEqual([33, 1784]);
  });
});

describe('allocateByLargestRemainder', () => {
  it('gives leftover kuruş to the largest remainders, earliest first', () => {
    expect(allocateByLargestRemainder(kurus(100), [1, 1, 1])).toEqual([34, 33, 33]);
    expect(allocateByLargestRemainder(kurus(10), [1, 3, 3])).toEqual([2, 4, 4]);
    expect(allocateByLargestRemainder(kurus(7), [0, 0])).toEqual([4, 3]);
    expect(allocateByLargestRemainder(kurus(0), [])).toEqual([]);
  });

  it('refuses amounts that cannot be charged', () => {
    expect(() => allocateByLargestRemainder(kurus(1), [])).toThrow(RangeError);
    expect(() => allocateByLargestRemainder(kurus(-1), [1])).toThrow(RangeError);
    expect(() => allocateByLargestRemainder(kurus(1), [-1, 2])).toThrow(RangeError);
  });

  it('loses nothing, is within one kuruş of the exact share, and never exceeds the weight that covers it [MONEY-3]', () => {
    const weights = fc.array(fc.integer({ min: 0, max: 1_000_000_000 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(amount, weights, (whole, parts) => {
        const allocated = allocateByLargestRemainder(whole, parts);
        const total = parts.reduce((all, part) => all + part, 0);
        expect(sum(allocated)).toBe(whole);
        const isFair = (share: number, weight: number): boolean =>
          (total === 0 || Math.abs(share - (whole * weight) / total) < 1.000001) && (whole > total || share <= weight);
        expect(allocated.filter((share, index) => !isFair(share, parts[index] ?? 0))).toEqual([]);
      }),
    );
  });
});

describe('formatLira (tr-TR, two decimals)', () => {
  it('prints lira before the number, with the separators of Turkey [MONEY-1 MONEY-2]', () => {
    expect([formatLira(kurus(11890)), formatLira(kurus(123456789)), formatLira(kurus(-5))]).toEqual([
      '₺118,90',
      '₺1.234.567,89',
      '-₺0,05',
    ]);
  });

  it('prints what Intl prints [MONEY-2]', () => {
    const intl = new Intl.NumberFormat('tr-TR', { style: 'currency', currency: 'TRY' });
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).map(kurus), (shown) => {
        expect(formatLira(shown)).toBe(intl.format(shown / 100));
      }),
    );
  });
});
