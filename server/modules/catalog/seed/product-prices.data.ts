import type { ProductType, SubType } from '../../../../domain/product/index.ts';

/** Box size to kuruş, once and by subscription. */
type BoxPrices = Readonly<Record<number, readonly [oneTime: number, subscription: number]>>;

/** Prices of the opening catalogue. A box without a price is not sold. */
export const openingPrices: Readonly<Record<ProductType, Readonly<Partial<Record<SubType, BoxPrices>>>>> = {
  pad: {
    standard: { 8: [9090, 7690], 12: [12_790, 10_790], 24: [22_790, 19_390] },
    super: { 8: [9990, 8490], 12: [13_990, 11_890], 24: [24_990, 21_290] },
    'super-plus': { 8: [10_990, 9290], 12: [15_490, 13_190], 24: [27_490, 23_390] },
  },
  pantyliner: {
    thong: { 12: [7690, 6490], 24: [13_990, 11_890], 36: [19_490, 16_490] },
    standard: { 12: [8190, 6990], 24: [14_890, 12_690], 36: [20_690, 17_590] },
    super: { 12: [8790, 7490], 24: [15_990, 13_590], 36: [22_190, 18_890] },
  },
  tampon: {
    mini: { 8: [8790, 7490], 16: [16_390, 13_990], 24: [23_190, 19_690] },
    standard: { 8: [9390, 7990], 16: [17_590, 14_990], 24: [24_890, 21_190] },
    super: { 8: [9990, 8490], 16: [18_790, 15_990], 24: [26_490, 22_490] },
  },
  'heating-patch': { standard: { 3: [14_990, 12_790], 6: [26_990, 22_990] } },
  donation: { standard: { 1: [9990, 9990] } },
  trial: { standard: { 1: [8990, 8990] } },
};

/** Earlier, higher prices, once and by subscription: the struck-through price is taken from them. */
export const formerPrices: Readonly<Record<string, readonly [oneTime: number, subscription: number]>> = {
  'heating-patch-standard-6': [29_990, 25_490],
  'pantyliner-thong-36': [21_490, 18_290],
};

export const formerPricesFrom = '2025-09-01T00:00:00.000Z';
export const openingPricesFrom = '2026-02-01T00:00:00.000Z';

/** Boxes of each product in the warehouse on the first day. */
export const openingStock = 20_000;
