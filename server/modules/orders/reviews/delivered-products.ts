import { productTypeName, type ProductType, PRODUCT_TYPES } from '../../../../domain/product/index.ts';
import type { components } from '../../../../openapi/types/orders.d.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { findProducts, productTypeId, type SaleProduct } from '../../catalog/index.ts';
import { listReviewed, type OrderToReview, type UnreviewedType } from '../../reviews/index.ts';
import { listDelivered } from '../order/index.ts';

type Wire = components['schemas'];
/** `isKept`: not all units of it were refunded. */
type Delivered = { orderId: string; deliveredAt: Date; product: SaleProduct; isKept: boolean };

/** A donation was not delivered to the customer: there is nothing to review. */
const isReviewable = ({ type }: SaleProduct): boolean => type !== 'donation';

/** Every product in every delivered order, once per order; the latest delivery first. */
async function listDeliveredProducts(db: Executor, accountId: string): Promise<Delivered[]> {
  const delivered = await listDelivered(db, accountId);
  const boxesOf = (lines: (typeof delivered)[number]['lines']) => [
    ...new Set(lines.flatMap(({ boxes }) => boxes.map(({ productId }) => productId))),
  ];
  const products = await findProducts(
    db,
    delivered.flatMap(({ lines }) => boxesOf(lines)),
  );
  return delivered.flatMap(({ order, lines }) => {
    const kept = new Set(boxesOf(lines.filter(({ quantity, refundedUnits }) => refundedUnits < quantity)));
    return boxesOf(lines).flatMap((productId) => {
      const product = products.get(productId);
      if (!product || !order.deliveredAt || !isReviewable(product)) return [];
      return [{ orderId: order.id, deliveredAt: order.deliveredAt, product, isKept: kept.has(productId) }];
    });
  });
}

export async function deliveredProductTypes(db: Executor, accountId: string) {
  const seen = new Map<string, { orderId: string; productTypeId: string; deliveredAt: Date }>();
  for (const { orderId, deliveredAt, product } of await listDeliveredProducts(db, accountId)) {
    const typeId = productTypeId(product.type);
    seen.set(`${orderId} ${typeId}`, { orderId, productTypeId: typeId, deliveredAt });
  }
  return [...seen.values()];
}

/** Products of delivered orders whose product type was not reviewed for that order. One entry per product. */
export async function listUnreviewedProducts(db: Executor, accountId: string): Promise<Wire['UnreviewedProduct'][]> {
  const reviewed = new Set(
    (await listReviewed(db, accountId)).map(({ orderId, productTypeId: type }) => `${orderId} ${type}`),
  );
  const found = new Map<string, Wire['UnreviewedProduct']>();
  for (const { orderId, deliveredAt, product } of await listDeliveredProducts(db, accountId)) {
    const _productType = productTypeId(product.type);
    if (reviewed.has(`${orderId} ${_productType}`) || found.has(product.id)) continue;
    const { id, slug, name } = product;
    found.set(id, { _order: orderId, _productType, _product: id, slug, name, deliveredAt: deliveredAt.toISOString() });
  }
  return [...found.values()];
}

/** The product types the customer has received, in catalogue order. */
export async function listReviewableTypes(db: Executor, accountId: string): Promise<Wire['ReviewableProductType'][]> {
  const delivered = await listDeliveredProducts(db, accountId);
  const reviewed = new Set(
    (await listReviewed(db, accountId)).map(({ orderId, productTypeId: type }) => `${orderId} ${type}`),
  );
  return PRODUCT_TYPES.flatMap((type: ProductType) => {
    const ofType = delivered.filter(({ product }) => product.type === type);
    if (ofType.length === 0) return [];
    const _productType = productTypeId(type);
    const isReviewed = ofType.every(({ orderId }) => reviewed.has(`${orderId} ${_productType}`));
    return [{ _productType, slug: type, name: { ...productTypeName(type) }, isReviewed }];
  });
}

/** Product types of an order that its customer kept and has not reviewed for this order. */
export async function unreviewedTypesOf(
  db: Executor,
  { orderId, accountId }: OrderToReview,
): Promise<UnreviewedType[]> {
  const delivered = await listDeliveredProducts(db, accountId);
  const reviewed = new Set((await listReviewed(db, accountId)).map((row) => `${row.orderId} ${row.productTypeId}`));
  const own = delivered.filter((one) => one.orderId === orderId && one.isKept).map(({ product }) => product);
  const types = [...new Set(own.map(({ type }) => type))].filter(
    (type) => !reviewed.has(`${orderId} ${productTypeId(type)}`),
  );
  return types.map((type) => {
    const latest = delivered.find(
      (one) => one.product.type === type && !reviewed.has(`${one.orderId} ${productTypeId(type)}`),
    );
    return {
      products: own.filter((product) => product.type === type).map(({ name }) => name),
      isLatest: latest?.orderId === orderId,
    };
  });
}
