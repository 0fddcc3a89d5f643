import type { Localized } from '../locale/index.ts';

/** From the widest to the narrowest. In Turkey: country, il, ilçe, mahalle. Spec §3. */
export const LOCATION_LEVELS = ['country', 'state', 'city', 'neighborhood'] as const;
export type LocationLevel = (typeof LOCATION_LEVELS)[number];

/** A place in a list of choices. */
export type Place = { readonly _id: string; readonly name: Localized };

/** The chosen place of each level; null: not chosen yet. */
export type LocationChoice = Readonly<Record<LocationLevel, Place | null>>;
