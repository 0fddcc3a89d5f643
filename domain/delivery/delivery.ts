import { type Kurus, ZERO_KURUS } from '../money/index.ts';

/** Shipping cost to a country, VAT included, and delivery time, counted from the day after the order. */
export type Delivery = {
  readonly shipping: Kurus;
  /** Monday to Saturday. */
  readonly workingDays: { readonly earliest: number; readonly latest: number };
};

/** The default, until a region has another. */
export const HOME_DELIVERY: Delivery = { shipping: ZERO_KURUS, workingDays: { earliest: 2, latest: 4 } };

/** By the country's id in the locations. */
const served: Readonly<Record<string, Delivery>> = { tr: HOME_DELIVERY };

/** Null where the shop does not deliver yet. */
export const deliveryTo = (countryId: string): Delivery | null => served[countryId] ?? null;
