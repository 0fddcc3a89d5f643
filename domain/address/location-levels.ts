import type { Localized } from '../locale/index.ts';

/** From the widest to the narrowest. In Turkey: country, il, ilçe, mahalle. Spec §3. */
export const LOCATION_LEVELS = ['country', 'state', 'city', 'neighborhood'] as const;
export type LocationLevel = (typeof LOCATION_LEVELS)[number];

/** A place as a list of choices offers it. */
export type Place = { readonly _id: string; readonly name: Localized };

/** What is chosen at each level; null: not yet. */
export type LocationChoice = Readonly<Record<LocationLevel, Place | null>>;
