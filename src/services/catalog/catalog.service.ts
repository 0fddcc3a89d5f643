import type { CartItemData, CartItemType } from '../../../domain/cart/index.ts';
import type { PriceByPurchaseType, ProductPrice } from '../../../domain/product/index.ts';
import { toKurus } from '../../../domain/money/index.ts';
import type { components, paths } from '../../../openapi/types/catalog.d.ts';
import { type Api, find, read } from '../http/index.ts';

type Wire = components['schemas'];

/** One box on the shelf, as the contract has it, with prices in kuruş. */
export type Product = Omit<Wire['Product'], 'price' | '_productType' | '_productSubType'> & {
  price: ProductPrice;
  choice: CartChoice;
};
/** Type and data of the cart line for an item. */
export interface CartChoice {
  type: CartItemType;
  data: CartItemData;
}
/** A sub-type beside the others of its type. */
export type FamilyMember = Omit<Wire['FamilyMember'], 'price'> & { price: PriceByPurchaseType };
export type ProductPage = Omit<Wire['ProductPage'], 'sizes' | 'related' | 'family'> & {
  sizes: Product[];
  related: Product[];
  family: FamilyMember[];
};
export type ProductType = Wire['ProductType'];

export interface ProductQuery {
  type?: Wire['ProductTypeSlug'];
  subType?: Wire['ProductSubTypeSlug'];
  pageIdentifier?: string;
}

const category = 'menstrual';

const toPrices = (wire: Wire['FamilyMember']['price']): PriceByPurchaseType => ({
  subscription: toKurus(wire.subscription),
  oneTimePurchase: toKurus(wire.oneTimePurchase),
});

export function toProduct(product: Wire['Product']): Product {
  const { price: wire, _productType, _productSubType, ...rest } = product;
  const { _id, slug, name } = rest;
  const price = toPrices(wire);
  return {
    ...rest,
    price: {
      ...price,
      grossAmount: toKurus(wire.grossAmount),
      previous: wire.previous === null ? null : toKurus(wire.previous),
    },
    choice: { type: rest.type === 'donation' ? 'donation' : 'product', data: { _id, slug, name, price, items: [] } },
  };
}

/** The contract's format of a slug: a URL with another one is not found, and is not an error. */
const isSlug = (raw: string) => /^[a-z0-9._-]{1,300}$/.test(raw);

const client = (api: Api) => api.client<paths>();

/** The types of the shelf in catalogue order. */
export function listProductTypes(api: Api, signal?: AbortSignal): Promise<ProductType[]> {
  const path = '/public/user/categories/{category}/product-types';
  return read(client(api).GET(path, { params: { path: { category } }, signal }));
}

/** Every box that matches, in catalogue order. */
export async function listProducts(api: Api, query: ProductQuery = {}, signal?: AbortSignal): Promise<Product[]> {
  const params = { query: { query: JSON.stringify(query) } };
  return (await read(client(api).GET('/public/user/products/', { params, signal }))).map(toProduct);
}

/** The page of a box (`pad-super-12`) or of a sub-type (`pad-super`); `trial` and `heating-patch` are pages too. */
export async function findProductPage(api: Api, slug: string, signal?: AbortSignal): Promise<ProductPage | null> {
  if (!isSlug(slug)) return null;
  const params = { path: { slug } };
  const page = await find(client(api).GET('/public/user/products/slug/{slug}', { params, signal }));
  return (
    page && {
      ...page,
      sizes: page.sizes.map(toProduct),
      related: page.related.map(toProduct),
      family: page.family.map((member) => ({ ...member, price: toPrices(member.price) })),
    }
  );
}
