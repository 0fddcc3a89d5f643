import { type Kurus, ZERO_KURUS } from '../money/index.ts';

/** What it costs to send a parcel to a country, VAT included, and how long it takes from the day after it was ordered. */
export type Delivery = {
  readonly shipping: Kurus;
  /** Monday to Saturday. */
  readonly workingDays: { readonly earliest: number; readonly latest: number };
};

/** Where everybody shops from until a region says otherwise. */
export const HOME_DELIVERY: Delivery = { shipping: ZERO_KURUS, workingDays: { earliest: 2, latest: 4 } };

/** By the id of a country in the locations. */
const served: Readonly<Record<string, Delivery>> = { tr: HOME_DELIVERY };

/** Null where the shop does not deliver yet. */
export const deliveryTo = (countryId: string): Delivery | null => served[countryId] ?? null;
