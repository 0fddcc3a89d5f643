import { toDecimal, type Kurus } from '../../../../domain/money/index.ts';
import { struckThroughPrice } from '../../../../domain/pricing/index.ts';
import {
  boxSizesOf,
  byCatalogueOrder,
  formatPageIdentifier,
  intensityOf,
  isPurchasable,
  PAD_LENGTHS_CM,
  picture,
  type PictureDescriptor,
  PRODUCT_TYPES,
  type ProductType,
  productShelfName,
  type SubType,
  subTypeNames,
  subTypesOf,
} from '../../../../domain/product/index.ts';
import { kurus } from '../../../../domain/money/index.ts';
import type { components } from '../../../../openapi/types/catalog.d.ts';
import { productSubTypeId, productTypeId } from './catalog-ids.ts';
import type { PriceRow, SaleProduct } from './catalog.repository.ts';
import { pageDescription, pageOccasion, typeDescriptions } from './catalog.texts.ts';

type Schemas = components['schemas'];
export type ProductView = Schemas['Product'];

export const productPicture = (slug: string, variant: string): PictureDescriptor =>
  picture({ entity: 'product', idType: 'slug', id: slug, variant });

export function previousPrice(history: readonly PriceRow[], productId: string, now: Date): Kurus | null {
  const changes = history
    .filter((row) => row.productId === productId)
    .map((row) => ({ price: kurus(row.oneTimeKurus), from: new Date(row.from).getTime() }));
  return struckThroughPrice(changes, now.getTime());
}

/** One box as the contract shows it. `previous` in kuruş. */
export function toProductView(product: SaleProduct, previous: Kurus | null): ProductView {
  const { id, slug, type, subType, size, price, stock } = product;
  return {
    _id: id,
    _productType: productTypeId(type),
    _productSubType: productSubTypeId({ type, subType }),
    type,
    subType,
    name: product.name,
    description: pageDescription({ type, subType }),
    pageIdentifier: formatPageIdentifier({ type, subType }),
    slug,
    productSize: size,
    intensity: intensityOf(type, subType),
    price: {
      grossAmount: toDecimal(price.oneTimePurchase),
      subscription: toDecimal(price.subscription),
      oneTimePurchase: toDecimal(price.oneTimePurchase),
      previous: previous === null ? null : toDecimal(previous),
    },
    isSuitableFor: { subscription: product.isSuitableForSubscription, charity: product.isSuitableForCharity },
    isPurchasable: product.isPurchasable,
    isInStock: stock > 0,
    picture: productPicture(slug, 'card'),
  };
}

export const inCatalogueOrder = <Product extends Pick<SaleProduct, 'type' | 'subType' | 'size'>>(
  products: readonly Product[],
): Product[] => products.toSorted(byCatalogueOrder);

export const productTypeViews = (): Schemas['ProductType'][] =>
  PRODUCT_TYPES.map((type, index) => ({
    _id: productTypeId(type),
    slug: type,
    name: productShelfName(type),
    description: typeDescriptions[type],
    isPurchasable: isPurchasable(type),
    sortOrder: index + 1,
    picture: picture({ entity: 'product-type', idType: 'slug', id: type, variant: 'card' }),
  }));

const lengthOf = (type: ProductType, subType: SubType): number | null =>
  type === 'pad' ? ((PAD_LENGTHS_CM as Partial<Record<SubType, number>>)[subType] ?? null) : null;

/** The boxes of a type that have as many pieces as `selected`, beside each other. */
export function familyOf(selected: ProductView, views: readonly ProductView[]): Schemas['FamilyMember'][] {
  const members = views.filter(
    ({ type, productSize }) => type === selected.type && productSize === selected.productSize,
  );
  return members.length < 2
    ? []
    : members.map(({ pageIdentifier, type, subType, intensity, price: { subscription, oneTimePurchase } }) => ({
        pageIdentifier,
        subType,
        intensity,
        lengthCm: lengthOf(type, subType),
        occasion: pageOccasion({ type, subType }),
        price: { subscription, oneTimePurchase },
      }));
}

const everyPage = (): { type: ProductType; subType: SubType }[] =>
  PRODUCT_TYPES.flatMap((type) => subTypesOf(type).map((subType) => ({ type, subType })));

export const productSubTypeViews = (): Schemas['ProductSubType'][] =>
  everyPage().map(({ type, subType }, index) => ({
    _id: productSubTypeId({ type, subType }),
    _productType: productTypeId(type),
    slug: subType,
    pageIdentifier: formatPageIdentifier({ type, subType }),
    name: subTypeNames[subType],
    description: pageDescription({ type, subType }),
    intensity: intensityOf(type, subType),
    sizes: [...boxSizesOf(type)],
    sortOrder: index + 1,
  }));
