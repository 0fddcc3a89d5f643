import type { Executor } from '../../platform/database/database.ts';
import { definePort } from '../../platform/module.ts';

export type DeliveredType = { orderId: string; productTypeId: string; deliveredAt: Date };

/** What reviews ask of whoever knows orders. */
export type PurchasesPort = {
  /** Every product type of every delivered order of the account. */
  deliveredProductTypes(db: Executor, accountId: string): Promise<DeliveredType[]>;
};

export type WithPurchases = { purchases: PurchasesPort };
export const purchasesPort = definePort<WithPurchases>('purchases');
