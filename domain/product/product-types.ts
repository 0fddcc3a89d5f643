import type { Localized } from '../locale/index.ts';

/** Catalogue order. The keys of `sizes` are box sizes in pieces; intensities per sub-type are Spec §3. */
export const PRODUCT_TYPES = ['pad', 'pantyliner', 'tampon', 'heating-patch', 'donation', 'trial'] as const;
export type ProductType = (typeof PRODUCT_TYPES)[number];

export type SubType = 'thong' | 'mini' | 'standard' | 'super' | 'super-plus';

/** 1 Light, 2 Regular, 3 Heavy, 4 Ultra Heavy. */
export type Intensity = 1 | 2 | 3 | 4;

type ProductTypeFacts = {
  readonly name: Localized;
  readonly subTypes: readonly SubType[];
  readonly intensities: Readonly<Partial<Record<SubType, Intensity>>>;
  readonly sizes: readonly number[];
};

const facts: Readonly<Record<ProductType, ProductTypeFacts>> = {
  pad: {
    name: { tr: 'Ped', en: 'Pad' },
    subTypes: ['standard', 'super', 'super-plus'],
    intensities: { standard: 1, super: 2, 'super-plus': 3 },
    sizes: [8, 12, 24],
  },
  pantyliner: {
    name: { tr: 'Günlük ped', en: 'Pantyliner' },
    subTypes: ['thong', 'standard', 'super'],
    intensities: { thong: 1, standard: 2, super: 3 },
    sizes: [12, 24, 36],
  },
  tampon: {
    name: { tr: 'Tampon', en: 'Tampon' },
    subTypes: ['mini', 'standard', 'super'],
    intensities: { mini: 1, standard: 2, super: 3 },
    sizes: [8, 16, 24],
  },
  'heating-patch': {
    name: { tr: 'Isı bandı', en: 'Heating patch' },
    subTypes: ['standard'],
    intensities: {},
    sizes: [3, 6],
  },
  donation: { name: { tr: 'Bağış', en: 'Donation' }, subTypes: ['standard'], intensities: {}, sizes: [1] },
  trial: { name: { tr: 'Deneme kutusu', en: 'Trial box' }, subTypes: ['standard'], intensities: {}, sizes: [1] },
};

/** The fixed list behind `isPurchasable`: a donation is not part of the catalogue. Spec §3. */
const purchasable: ReadonlySet<ProductType> = new Set<ProductType>([
  'pad',
  'pantyliner',
  'tampon',
  'heating-patch',
  'trial',
]);

/** Types that a custom packet can contain. */
export const PACKABLE_TYPES = ['pad', 'pantyliner', 'tampon'] as const satisfies readonly ProductType[];
export type PackableType = (typeof PACKABLE_TYPES)[number];

export const subTypeNames: Readonly<Record<SubType, Localized>> = {
  thong: { tr: 'Tanga', en: 'Thong' },
  mini: { tr: 'Mini', en: 'Mini' },
  standard: { tr: 'Standart', en: 'Standard' },
  super: { tr: 'Süper', en: 'Super' },
  'super-plus': { tr: 'Süper Plus', en: 'Super Plus' },
};

export const intensityNames: Readonly<Record<Intensity, Localized>> = {
  1: { tr: 'Hafif', en: 'Light' },
  2: { tr: 'Normal', en: 'Regular' },
  3: { tr: 'Yoğun', en: 'Heavy' },
  4: { tr: 'Çok yoğun', en: 'Ultra Heavy' },
};

export function isProductType(value: unknown): value is ProductType {
  return (PRODUCT_TYPES as readonly unknown[]).includes(value);
}

export function isSubTypeOf(type: ProductType, value: unknown): value is SubType {
  return (facts[type].subTypes as readonly unknown[]).includes(value);
}

export function isPurchasable(type: ProductType): boolean {
  return purchasable.has(type);
}

export function isPackable(type: ProductType): type is PackableType {
  return (PACKABLE_TYPES as readonly ProductType[]).includes(type);
}

export function productTypeName(type: ProductType): Localized {
  return facts[type].name;
}

const plurals: Readonly<Partial<Record<ProductType, string>>> = {
  pad: 'Pads',
  pantyliner: 'Pantyliners',
  tampon: 'Tampons',
};

/** Name of the type's shelf: one word in Turkish, a plural in English. */
export function productShelfName(type: ProductType): Localized {
  const { tr, en } = facts[type].name;
  return { tr, en: plurals[type] ?? en };
}

/** Sub-types of a type, in catalogue order. */
export function subTypesOf(type: ProductType): readonly SubType[] {
  return facts[type].subTypes;
}

/** Pieces per box, ascending. */
export function boxSizesOf(type: ProductType): readonly number[] {
  return facts[type].sizes;
}

/** Null for types without a flow (heating patch, donation, trial) and for a sub-type of another type. */
export function intensityOf(type: ProductType, subType: SubType): Intensity | null {
  return facts[type].intensities[subType] ?? null;
}

type Placed = { readonly type: ProductType; readonly subType: SubType; readonly size?: number };

/** Comparator: type, then sub-type, then box size. */
export function byCatalogueOrder(a: Placed, b: Placed): number {
  return (
    PRODUCT_TYPES.indexOf(a.type) - PRODUCT_TYPES.indexOf(b.type) ||
    facts[a.type].subTypes.indexOf(a.subType) - facts[b.type].subTypes.indexOf(b.subType) ||
    (a.size ?? 0) - (b.size ?? 0)
  );
}
