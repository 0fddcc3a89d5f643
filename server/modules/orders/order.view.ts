import { kurus, toDecimal } from '../../../domain/money/index.ts';
import type { OrderStatus } from '../../../domain/lifecycle/index.ts';
import type { components } from '../../../openapi/types/orders.d.ts';
import type { orderLines, orders } from './tables.ts';

type Wire = components['schemas'];
export type StoredOrder = typeof orders.$inferSelect;
export type StoredLine = typeof orderLines.$inferSelect;

const lira = (amount: number): number => toDecimal(kurus(amount));

/** Before the parcel is packed: its letter and its address can still change. */
const unpacked: ReadonlySet<OrderStatus> = new Set<OrderStatus>([
  'CREATED',
  'RECREATED',
  'PAID',
  'DUE_PAYMENT',
  'EDITED',
]);
export const isUnpacked = (status: OrderStatus): boolean => unpacked.has(status);

const toLine = (line: StoredLine): Wire['Order']['products'][number] => ({
  type: line.type,
  ...(line.itemId !== null && { _id: line.itemId }),
  slug: line.slug,
  name: line.name,
  quantity: line.quantity,
  isQuantifiable: line.isQuantifiable,
  sortOrder: line.position,
  unitPrice: lira(line.unitKurus),
  price: {
    grossOriginalAmount: lira(line.grossOriginalKurus),
    grossPromoDiscountAmount: lira(line.grossPromoDiscountKurus),
    grossAmount: lira(line.grossKurus),
  },
  ...(!line.isQuantifiable && {
    items: line.boxes.map(({ productId, boxes }) => ({ _product: productId, quantity: boxes })),
  }),
});

/** `lines` in their own order. */
export function toOrderView(order: StoredOrder, lines: readonly StoredLine[]): Wire['Order'] {
  return {
    _id: order.id,
    number: order.number,
    status: order.status,
    statusHistory: order.statusHistory,
    purchaseType: order.purchaseType,
    createdAt: order.createdAt.toISOString(),
    deliveredAt: order.deliveredAt?.toISOString() ?? null,
    price: {
      _currency: 'TRY',
      grossOriginalAmount: lira(order.grossOriginalKurus),
      grossSubscriptionDiscountAmount: lira(order.grossSubscriptionDiscountKurus),
      grossPromoDiscountAmount: lira(order.grossPromoDiscountKurus),
      shippingAmount: lira(order.shippingKurus),
      balanceAmount: lira(order.balanceKurus),
      chargedAmount: lira(order.chargedKurus),
    },
    products: lines.filter(({ isQuantifiable }) => isQuantifiable).map(toLine),
    packets: lines.filter(({ isQuantifiable }) => !isQuantifiable).map(toLine),
    promoCode: order.promoCode,
    _subscription: order.subscriptionId,
    cycle: order.cycle,
    deliveryAddress: order.deliveryAddress,
    billingAddress: order.billingAddress,
    card: order.card,
    customLetter: order.customLetter,
    isLetterOpen: isUnpacked(order.status),
    cargo: order.cargo,
    refund: order.refund,
  };
}
