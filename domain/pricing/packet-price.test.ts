import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { kurus, sum } from '../money/index.ts';
import type { PurchaseType } from '../product/index.ts';
import { refundShare } from '../refund/index.ts';
import { exactPacketPrice, priceOrder, readyPacketPrice, roundDownTo90 } from './index.ts';

const amounts = fc.integer({ min: 0, max: 100_000_000 });

describe('the price of a ready-made packet', () => {
  it('is the sum of its boxes less a discount that is rounded once, and then down to ,90 [PACKET-4]', () => {
    const price = { subscription: kurus(3333), oneTimePurchase: kurus(4005) };
    expect([0, 10].map((percent) => exactPacketPrice([{ price, quantity: 3 }], percent))).toEqual([
      { subscription: 9999, oneTimePurchase: 12_015 },
      { subscription: 8999, oneTimePurchase: 10_813 },
    ]);
    const exact = exactPacketPrice([{ price, quantity: 3 }], 10);
    expect(readyPacketPrice(exact)).toEqual({ subscription: 8990, oneTimePurchase: 10_790 });
  });

  it.each([
    [35_460, 35_390],
    [35_390, 35_390],
    [35_389, 35_290],
    [35_391, 35_390],
    [35_399, 35_390],
    [35_400, 35_390],
    [35_489, 35_390],
    [35_490, 35_490],
    [190, 190],
    [189, 90],
    [90, 90],
    [89, 89],
    [50, 50],
    [0, 0],
  ])('%i kuruş are rounded down to %i', (exact, rounded) => {
    expect(roundDownTo90(kurus(exact))).toBe(rounded);
  });

  it('is never above the exact one, less than one lira below it, and ends in ,90 from 0,90 on', () => {
    fc.assert(
      fc.property(amounts, (exact) => {
        const rounded = roundDownTo90(kurus(exact));
        expect([rounded <= exact, exact - rounded < 100, rounded >= 0]).toEqual([true, true, true]);
        expect(exact < 90 ? rounded - exact : rounded % 100).toBe(exact < 90 ? 0 : 90);
        expect(roundDownTo90(rounded)).toBe(rounded);
      }),
    );
  });

  it('is monotonic: subscribing never costs more, and a price fall never raises it', () => {
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 300 }), (exact, more) => {
        expect(roundDownTo90(kurus(exact))).toBeLessThanOrEqual(roundDownTo90(kurus(exact + more)));
      }),
    );
  });

  it('is refundable in any parts to the kuruş, from card and balance together', () => {
    fc.assert(
      fc.property(
        fc.record({
          price: fc.record({ oneTimePurchase: amounts.map(kurus), subscription: amounts.map(kurus) }),
          quantity: fc.integer({ min: 1, max: 99 }),
          purchaseType: fc.constantFrom<PurchaseType>('subscription', 'oneTimePurchase'),
        }),
        fc.integer({ min: 0, max: 100_000 }),
        fc.array(fc.integer({ min: 0, max: 99 })),
        ({ price, quantity, purchaseType }, balance, cuts) => {
          const packet = { key: 'packet', price: readyPacketPrice(price), quantity, purchaseType };
          const pads = { ...packet, key: 'pads', price, quantity: 1 };
          const order = priceOrder({ lines: [packet, pads], promo: null, balance: kurus(balance) });
          const [line] = order.lines;
          const steps = [0, ...cuts.map((cut) => Math.min(cut, quantity)), quantity].toSorted((a, b) => a - b);
          const backOf = (total: number) =>
            sum(steps.slice(1).map((to, nth) => refundShare(kurus(total), quantity, steps[nth]!, to)));
          expect(backOf(line!.chargedAmount) + backOf(line!.balanceAmount)).toBe(
            roundDownTo90(price[purchaseType]) * quantity,
          );
        },
      ),
    );
  });
});
