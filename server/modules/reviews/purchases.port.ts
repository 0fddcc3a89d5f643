import type { Localized } from '../../../domain/locale/index.ts';
import type { Executor, Tx } from '../../platform/database/database.ts';
import { definePort } from '../../platform/module.ts';

export type DeliveredType = { orderId: string; productTypeId: string; deliveredAt: Date };
export type OrderToReview = { orderId: string; accountId: string };
/** Orders delivered after `after`, and until `until`. */
export type DeliveryTimes = { after: Date; until: Date };
/** A product type of an order. `isLatest`: a review of it would belong to this order, and to no later one. */
export type UnreviewedType = { products: Localized[]; isLatest: boolean };

/** What reviews need from the module that knows orders. */
export type PurchasesPort = {
  /** Every product type of every delivered order of the account. */
  deliveredProductTypes(db: Executor, accountId: string): Promise<DeliveredType[]>;
  /** The order's product types that were not returned and have no review yet. */
  unreviewedTypesOf(db: Executor, order: OrderToReview): Promise<UnreviewedType[]>;
  /** Delivered orders for which no review was requested, in the order of their ids. */
  listToRemind(db: Executor, times: DeliveryTimes, page: { afterId: string; limit: number }): Promise<OrderToReview[]>;
  /** The earliest delivery after `after` for which no review was requested. */
  nextToRemind(db: Executor, after: Date): Promise<Date | null>;
  /** Marks the order once; false when it is marked already, or no reminder is allowed any more. */
  markReminded(tx: Tx, orderId: string, now: Date): Promise<boolean>;
  /** The account of an order. */
  ownerOf(db: Executor, orderId: string): Promise<string | null>;
};

export type WithPurchases = { purchases: PurchasesPort };
export const purchasesPort = definePort<WithPurchases>('purchases');
