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

/** One box of each sub-type of the shelf: of the wanted size, else the middle one. */
export function matching(products: readonly Product[], type: ProductType, { flow, size }: StoreFilter): Product[] {
  const wanted = size === undefined ? undefined : sizeOfRank(type, size);
  const pages = new Map<string, Product[]>();
  for (const box of products) {
    if (box.type !== type || !box.isPurchasable) continue;
    if (flow !== undefined && box.intensity !== flow) continue;
    if (wanted !== undefined && box.productSize !== wanted) continue;
    pages.set(box.pageIdentifier, [...(pages.get(box.pageIdentifier) ?? []), box]);
  }
  return [...pages.values()].flatMap((boxes) => boxes[Math.floor((boxes.length - 1) / 2)] ?? []);
}

export function hrefOfStore(path: string, { flow, size }: StoreFilter): string {
  const query = new URLSearchParams({
    ...(flow === undefined ? {} : { flow: String(flow) }),
    ...(size === undefined ? {} : { size }),
  }).toString();
  return query === '' ? path : `${path}?${query}`;
}
