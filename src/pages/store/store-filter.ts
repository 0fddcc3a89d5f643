import { boxSizesOf, type ProductType } from '../../../domain/product/index.ts';
import type { Product } from '../../services/catalog/index.ts';
import type { SizeRank, StoreFilter } from './store-search.ts';

/** Null when the type has no box of that rank. */
export function sizeOfRank(type: ProductType, rank: SizeRank): number | null {
  const sizes = boxSizesOf(type);
  if (rank === 'small') return sizes.length > 1 ? sizes[0]! : null;
  if (rank === 'large') return sizes.length > 1 ? sizes.at(-1)! : null;
  return sizes.length > 2 ? sizes[1]! : null;
}

/** One box of each sub-type of the shelf: of the wanted size and price, else the middle one. */
export function matching(products: readonly Product[], type: ProductType, filter: StoreFilter): Product[] {
  const { flow, size, max, buy = 'subscription' } = filter;
  const wanted = size === undefined ? undefined : sizeOfRank(type, size);
  const pages = new Map<string, Product[]>();
  for (const box of products) {
    if (box.type !== type || !box.isPurchasable) continue;
    if (flow !== undefined && box.intensity !== flow) continue;
    if (wanted !== undefined && box.productSize !== wanted) continue;
    if (max !== undefined && box.price[buy] > max * 100) continue;
    pages.set(box.pageIdentifier, [...(pages.get(box.pageIdentifier) ?? []), box]);
  }
  return [...pages.values()].flatMap((boxes) => boxes[Math.floor((boxes.length - 1) / 2)] ?? []);
}

/** As `matching`, for several shelves, in the chosen order. */
export function matchingOf(
  products: readonly Product[],
  types: readonly ProductType[],
  filter: StoreFilter,
): Product[] {
  const boxes = types.flatMap((type) => matching(products, type, filter));
  const { sort, buy = 'subscription' } = filter;
  if (sort === undefined) return boxes;
  const sign = sort === 'price' ? 1 : -1;
  return boxes.toSorted((a, b) => sign * (a.price[buy] - b.price[buy]));
}

export function hrefOfStore(path: string, { flow, size, max, buy, sort }: StoreFilter): string {
  const query = new URLSearchParams(
    Object.entries({ flow, size, max, buy, sort }).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  ).toString();
  return query === '' ? path : `${path}?${query}`;
}
