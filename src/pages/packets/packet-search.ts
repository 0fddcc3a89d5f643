import type { PacketFilter } from '../../services/packets/index.ts';
import { PROMO_LINK_PARAMETERS } from '../../../domain/promo/index.ts';
import { isPurchaseType } from '../../../domain/product/index.ts';

/** The filter in the address: `?intensity=low.high&type=pad.tampon&buy=subscription&max=350&sort=-price&page=2`. */
export interface PacketSearch {
  intensity?: string | undefined;
  type?: string | undefined;
  buy?: string | undefined;
  /** Whole lira. */
  max?: number | undefined;
  sort?: string | undefined;
  /** Counts from 1. */
  page?: number | undefined;
}

const intensities = ['low', 'medium', 'high', 'very-high'] as const;
const types = ['pad', 'pantyliner', 'tampon', 'heating-patch', 'donation', 'trial'] as const;
const sorts = ['sortOrder', 'price', '-price', 'intensity', '-intensity'] as const;

function among<Name extends string>(known: readonly Name[], raw: unknown): Name[] {
  const asked = new Set([raw].flat().flatMap((part) => (typeof part === 'string' ? part.split('.') : [])));
  return known.filter((name) => asked.has(name));
}

/** The most that the contract takes: more would be refused, and the page would be a 500. */
const lastPage = 10_000;
const highestPrice = 10_000_000;

const positive = (raw: unknown, most: number): number | undefined => {
  const value = Number(raw);
  return Number.isInteger(value) && value > 0 && value <= most ? value : undefined;
};

/** The code of a link: it stays in the normalised URL until the app has decided on it. */
export const linkOfSearch = (raw: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(PROMO_LINK_PARAMETERS.filter((name) => name in raw).map((name) => [name, raw[name]]));

/** The valid parameters of a URL. */
export function parsePacketSearch(raw: Record<string, unknown>): PacketSearch {
  return { ...linkOfSearch(raw), ...searchOfFilter(filterOfSearch(raw)) };
}

export function filterOfSearch(search: PacketSearch | Record<string, unknown>): PacketFilter {
  const intensity = among(intensities, search.intensity);
  const type = among(types, search.type);
  const [sort] = among(sorts, search.sort);
  const max = positive(search.max, highestPrice);
  const page = positive(search.page, lastPage);
  return {
    ...(intensity.length > 0 ? { intensities: intensity } : {}),
    ...(type.length > 0 ? { productTypes: type } : {}),
    ...(isPurchaseType(search.buy) ? { purchaseType: search.buy } : {}),
    ...(max === undefined ? {} : { maxPrice: max * 100 }),
    ...(sort && sort !== 'sortOrder' ? { sort } : {}),
    ...(page === undefined || page === 1 ? {} : { page: page - 1 }),
  };
}

export function searchOfFilter(filter: PacketFilter): PacketSearch {
  return {
    intensity: filter.intensities?.join('.') || undefined,
    type: filter.productTypes?.join('.') || undefined,
    buy: filter.purchaseType,
    max: filter.maxPrice === undefined ? undefined : Math.round(filter.maxPrice / 100),
    sort: filter.sort,
    page: filter.page ? filter.page + 1 : undefined,
  };
}
