import { toKurus } from '../../../../domain/money/index.ts';
import { fitsWish, PACKET_INTENSITIES } from '../../../../domain/packet/index.ts';
import { parsePageIdentifier, parseProductSlug } from '../../../../domain/product/index.ts';
import type { components } from '../../../../openapi/types/packets.d.ts';
import { type FilterValue } from '../../../platform/request/json-filter.ts';
import { type PacketRule, packetShelves } from './packet-types.data.ts';
import type { PacketView } from '../packets/index.ts';

export type PacketEntry = { view: PacketView; popularOrder: number | null };
export type PacketSort = NonNullable<components['schemas']['PacketFilter']['sort']>;
export type PacketPage = components['schemas']['PacketPage'];

const intensityRank = ({ intensity }: PacketView): number => PACKET_INTENSITIES.indexOf(intensity);
const holdsType = ({ items }: PacketView, type: FilterValue): boolean =>
  items.some(({ _product }) => _product.type === type);

export function isOnShelf(rule: PacketRule, { view, popularOrder }: PacketEntry): boolean {
  switch (rule.by) {
    case 'ProductType':
      return holdsType(view, rule.productType);
    case 'Intensity':
      return view.intensity === rule.intensity;
    case 'Popular':
      return popularOrder !== null;
    default:
      return rule satisfies never;
  }
}

export const listFilterFields = ['_packetType', 'intensity', 'productType', 'slug'] as const;
export type ListFilter = Partial<Record<(typeof listFilterFields)[number], FilterValue>>;

export function filterEntries(entries: readonly PacketEntry[], filter: ListFilter): PacketEntry[] {
  const shelf = packetShelves.find(({ view }) => view._id === filter._packetType);
  if (filter._packetType !== undefined && !shelf) return [];
  return entries.filter(
    (entry) =>
      (!shelf || isOnShelf(shelf.rule, entry)) &&
      (filter.intensity === undefined || entry.view.intensity === filter.intensity) &&
      (filter.productType === undefined || holdsType(entry.view, filter.productType)) &&
      (filter.slug === undefined || entry.view.slug === filter.slug),
  );
}

type Wanted = Pick<components['schemas']['PacketFilter'], 'intensities' | 'productTypes' | 'maxPrice' | 'purchaseType'>;

export const entriesWanted = (entries: readonly PacketEntry[], { maxPrice, ...wanted }: Wanted): PacketEntry[] => {
  const wish = { ...wanted, ...(maxPrice === undefined ? {} : { maxPrice: toKurus(maxPrice) }) };
  return entries.filter(({ view }) => fitsWish(traitsOf(view), wish));
};

const traitsOf = ({ intensity, items, price }: PacketView) => ({
  intensity,
  productTypes: items.map(({ _product }) => _product.type),
  price: { subscription: toKurus(price.subscription), oneTimePurchase: toKurus(price.oneTimePurchase) },
});

/** `entries` come in `sortOrder`. */
export function sortEntries(
  entries: readonly PacketEntry[],
  sort: PacketSort,
  purchaseType: 'subscription' | 'oneTimePurchase' = 'oneTimePurchase',
): PacketEntry[] {
  const price = ({ view }: PacketEntry): number => view.price[purchaseType];
  const intensity = ({ view }: PacketEntry): number => intensityRank(view);
  switch (sort) {
    case 'sortOrder':
      return [...entries];
    case 'price':
      return entries.toSorted((a, b) => price(a) - price(b));
    case '-price':
      return entries.toSorted((a, b) => price(b) - price(a));
    case 'intensity':
      return entries.toSorted((a, b) => intensity(a) - intensity(b));
    case '-intensity':
      return entries.toSorted((a, b) => intensity(b) - intensity(a));
    default:
      return sort satisfies never;
  }
}

export const toPage = (entries: readonly PacketEntry[], page: number, limit: number): PacketPage => ({
  items: entries.slice(page * limit, (page + 1) * limit).map(({ view }) => view),
  pageInfo: { page, limit, total: entries.length },
});

export const popularOf = (entries: readonly PacketEntry[]): PacketView[] =>
  entries
    .filter(({ popularOrder }) => popularOrder !== null)
    .toSorted((a, b) => (a.popularOrder ?? 0) - (b.popularOrder ?? 0))
    .map(({ view }) => view);

/** The pages (`pad-super`) of a packet's or product's slug. */
function pagesOf(slug: string, entries: readonly PacketEntry[]): string[] {
  const box = parseProductSlug(slug);
  if (box) return [`${box.type}-${box.subType}`];
  if (parsePageIdentifier(slug)) return [slug];
  const packet = entries.find(({ view }) => view.slug === slug);
  return packet ? packet.view.summary.map(({ _subType }) => _subType) : [];
}

/** Packets that share most sub-types with `slug` first, then the popular ones; never `slug` itself. */
export function suggestionsFor(entries: readonly PacketEntry[], slug: string | undefined, limit: number): PacketView[] {
  const pages = slug === undefined ? [] : pagesOf(slug, entries);
  const shared = ({ view }: PacketEntry): number =>
    view.summary.filter(({ _subType }) => pages.includes(_subType)).length;
  const popularity = ({ popularOrder }: PacketEntry): number => popularOrder ?? Number.MAX_SAFE_INTEGER;
  return entries
    .filter(({ view }) => view.slug !== slug)
    .toSorted((a, b) => shared(b) - shared(a) || popularity(a) - popularity(b))
    .slice(0, limit)
    .map(({ view }) => view);
}
