import type { Intensity } from '../product/index.ts';

/** Sub-types that a quiz can name and recommend, in catalogue order. */
export const QUIZ_SUB_TYPES = [
  'pad-standard',
  'pad-super',
  'pad-super-plus',
  'pantyliner-thong',
  'pantyliner-standard',
  'pantyliner-super',
  'tampon-mini',
  'tampon-standard',
  'tampon-super',
] as const;
export type QuizSubType = (typeof QUIZ_SUB_TYPES)[number];

export const CURRENT_PRODUCT_TYPES = ['pad', 'tampon', 'pantyliner', 'cup', 'period-underwear', 'other'] as const;
export type CurrentProductType = (typeof CURRENT_PRODUCT_TYPES)[number];

export const PANTYLINER_USAGE_TYPES = ['none', 'end-of-period', 'between-periods', 'every-day'] as const;
export type PantylinerUsageType = (typeof PANTYLINER_USAGE_TYPES)[number];

/** 0: a day without flow. */
export type FlowLevel = 0 | Intensity;

/** Pieces of one product on one day. */
export type ProductUsage = { readonly _subType: QuizSubType; readonly amount: number };

export type QuizAnswers = {
  readonly name: string;
  /** Days from one period's first day to the next's; null when it is irregular or not known. */
  readonly cycleDistance: number | null;
  /** Days a period lasts. */
  readonly cycleDuration: number;
  /** One level for each day of `cycleDuration`; at least one is above 0. */
  readonly intensityOfEachDay: readonly FlowLevel[];
  readonly currentProductTypes: readonly CurrentProductType[];
  readonly currentProductUsages: {
    readonly lightDay: readonly ProductUsage[];
    readonly firstDay: readonly ProductUsage[];
    readonly heavyDay: readonly ProductUsage[];
  };
  readonly pantylinerUsageType: PantylinerUsageType;
  /** Pieces a day. */
  readonly pantylinerUsageAmount: number;
};

/** Version of the consent text of the quiz's last question. Change it with the text. */
export const QUIZ_CONSENT_VERSION = '2026-11';
