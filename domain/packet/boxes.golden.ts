import { kurus } from '../money/index.ts';
import type { BoxOffer } from './boxes.ts';

/** Expected answer of client and server for a count: boxes by size, largest first, and their price in kuruş. */
export type GoldenVector = {
  readonly why: string;
  readonly offers: readonly BoxOffer[];
  readonly count: number;
  readonly expected: {
    readonly sizes: readonly number[];
    readonly oneTimePurchase: number;
    readonly subscription: number;
  } | null;
};

const box = (size: number, oneTimePurchase: number, subscription: number): BoxOffer => ({
  _product: `box-of-${size}`,
  size,
  price: { oneTimePurchase: kurus(oneTimePurchase), subscription: kurus(subscription) },
});

const pads = [box(8, 5990, 5092), box(12, 8490, 7217), box(24, 15990, 13592)];
const dearBulk = [box(8, 3000, 2550), box(12, 5000, 4250), box(24, 9900, 8415)];
const linear = [box(8, 4000, 3400), box(12, 6000, 5100), box(24, 12000, 10200)];
const subscribersPreferBulk = [box(8, 3000, 3000), box(12, 5000, 4000), box(24, 9900, 5000)];

export const goldenBoxes: readonly GoldenVector[] = [
  { why: 'one box', offers: pads, count: 8, expected: { sizes: [8], oneTimePurchase: 5990, subscription: 5092 } },
  { why: 'a pair', offers: pads, count: 20, expected: { sizes: [12, 8], oneTimePurchase: 14480, subscription: 12309 } },
  {
    why: 'bulk is cheaper',
    offers: pads,
    count: 24,
    expected: { sizes: [24], oneTimePurchase: 15990, subscription: 13592 },
  },
  {
    why: 'only three boxes reach it',
    offers: pads,
    count: 28,
    expected: { sizes: [12, 8, 8], oneTimePurchase: 20470, subscription: 17401 },
  },
  {
    why: 'a pair beats three',
    offers: pads,
    count: 32,
    expected: { sizes: [24, 8], oneTimePurchase: 21980, subscription: 18684 },
  },
  {
    why: 'the most there is',
    offers: pads,
    count: 72,
    expected: { sizes: [24, 24, 24], oneTimePurchase: 47970, subscription: 40776 },
  },
  {
    why: 'three small ones are cheaper',
    offers: dearBulk,
    count: 24,
    expected: { sizes: [8, 8, 8], oneTimePurchase: 9000, subscription: 7650 },
  },
  {
    why: 'a tie goes to the fewest',
    offers: linear,
    count: 48,
    expected: { sizes: [24, 24], oneTimePurchase: 24000, subscription: 20400 },
  },
  {
    why: 'the one-time price decides, also for subscribers',
    offers: subscribersPreferBulk,
    count: 24,
    expected: { sizes: [8, 8, 8], oneTimePurchase: 9000, subscription: 9000 },
  },
  { why: 'nothing sums to it', offers: pads, count: 10, expected: null },
  { why: 'four boxes would', offers: pads, count: 80, expected: null },
  { why: 'a gap below the top', offers: pads, count: 52, expected: null },
  { why: 'no pieces', offers: pads, count: 0, expected: null },
  { why: 'no offers', offers: [], count: 8, expected: null },
];
