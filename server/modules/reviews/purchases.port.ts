import type { Localized } from '../../../domain/locale/index.ts';
import type { Executor, Tx } from '../../platform/database/database.ts';
import { definePort } from '../../platform/module.ts';

export type DeliveredType = { orderId: string; productTypeId: string; deliveredAt: Date };
export type OrderToReview = { orderId: string; accountId: string };
/** Delivered later than `after`, and until `until`. */
export type DeliveryTimes = { after: Date; until: Date };
/** A product type of an order. `isLatest`: a review of it would be of this order and of no later one. */
export type UnreviewedType = { products: Localized[]; isLatest: boolean };

/** What reviews ask of the module that knows orders. */
export type PurchasesPort = {
  /** Every product type of every delivered order of the account. */
  deliveredProductTypes(db: Executor, accountId: string): Promise<DeliveredType[]>;
  /** What of the order was kept and not reviewed. */
  unreviewedTypesOf(db: Executor, order: OrderToReview): Promise<UnreviewedType[]>;
  /** Whose delivered orders no review was asked for, in the order of their ids. */
  listToRemind(db: Executor, times: DeliveryTimes, page: { afterId: string; limit: number }): Promise<OrderToReview[]>;
  /** When the first of them after then was delivered. */
  nextToRemind(db: Executor, after: Date): Promise<Date | null>;
  /** Once for each order; false when it was done, or must not be any more. */
  markReminded(tx: Tx, orderId: string, now: Date): Promise<boolean>;
  /** The account of an order. */
  ownerOf(db: Executor, orderId: string): Promise<string | null>;
};

export type WithPurchases = { purchases: PurchasesPort };
export const purchasesPort = definePort<WithPurchases>('purchases');
