import { boxSizesOf, isSubTypeOf, PRODUCT_TYPES, type ProductType, type SubType } from './product-types.ts';

declare const productSlugBrand: unique symbol;

/** "pad-super-12": type, sub-type and box size. */
export type ProductSlug = string & { readonly [productSlugBrand]: true };

export type ProductCoordinates = { readonly type: ProductType; readonly subType: SubType; readonly size: number };

export function formatProductSlug({ type, subType, size }: ProductCoordinates): ProductSlug {
  const slug = `${type}-${subType}-${size}`;
  if (!parseProductSlug(slug)) throw new RangeError(`The shop sells no such box: ${slug}`);
  return slug as ProductSlug;
}

/** The page that groups the sizes of one sub-type: "pad-super". */
export function formatPageIdentifier({ type, subType }: Omit<ProductCoordinates, 'size'>): string {
  return `${type}-${subType}`;
}

/** Null unless the shop sells this type, sub-type and box size. */
export function parseProductSlug(raw: string): ProductCoordinates | null {
  const cut = raw.lastIndexOf('-');
  const page = cut > 0 ? parsePageIdentifier(raw.slice(0, cut)) : null;
  if (!page || !/^[1-9]\d*$/.test(raw.slice(cut + 1))) return null;
  const size = Number(raw.slice(cut + 1));
  return boxSizesOf(page.type).includes(size) ? { ...page, size } : null;
}

/** "pad-super-plus" → pad, super-plus. */
export function parsePageIdentifier(raw: string): Omit<ProductCoordinates, 'size'> | null {
  for (const type of PRODUCT_TYPES) {
    const subType = raw.startsWith(`${type}-`) ? raw.slice(type.length + 1) : null;
    if (subType !== null && isSubTypeOf(type, subType)) return { type, subType };
  }
  return null;
}
