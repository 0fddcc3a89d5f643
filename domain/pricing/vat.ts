import type { CalendarDay } from '../calendar/index.ts';
import { subtract, kurus, type Kurus } from '../money/index.ts';
import type { ProductType } from '../product/index.ts';

/** `menstrual-care`: pads, pantyliners, tampons. `general`: everything else, shipping too. */
export const VAT_CLASSES = ['menstrual-care', 'general'] as const;
export type VatClass = (typeof VAT_CLASSES)[number];

type DatedRate = { readonly from: string; readonly percent: number };

/** VAT (KDV) in percent, newest first, each valid from its day. A change of the law is a new line here. */
export const vatRates: Readonly<Record<VatClass, readonly DatedRate[]>> = {
  'menstrual-care': [
    { from: '2023-07-10', percent: 10 },
    { from: '2022-04-01', percent: 8 },
    { from: '2000-01-01', percent: 18 },
  ],
  general: [
    { from: '2023-07-10', percent: 20 },
    { from: '2000-01-01', percent: 18 },
  ],
};

export function vatClassOf(type: ProductType): VatClass {
  return type === 'pad' || type === 'pantyliner' || type === 'tampon' || type === 'trial' || type === 'donation'
    ? 'menstrual-care'
    : 'general';
}

/** Percent in force on a day. Throws RangeError before the year 2000. */
export function vatPercentOn(vatClass: VatClass, day: CalendarDay): number {
  const rate = vatRates[vatClass].find(({ from }) => from <= day);
  if (!rate) throw new RangeError(`No KDV rate is known for ${day}`);
  return rate.percent;
}

/** The VAT inside a price that includes it, rounded half up: 11000 at 10 % → 1000. */
export function vatIncluded(grossAmount: Kurus, percent: number): Kurus {
  return subtract(grossAmount, kurus(Math.round((grossAmount * 100) / (100 + percent))));
}
