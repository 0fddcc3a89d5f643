import type { Executor } from '../../platform/database/database.ts';
import { definePort } from '../../platform/module.ts';

/** `final`: delivered, and can no longer be returned. `off`: cancelled, refused or wholly refunded. */
export type PurchaseStatus = 'open' | 'final' | 'off';

/** A purchase by the attempt that paid for it, with the subscription that it began. */
export type PurchaseName = { purchaseId: string | null; subscriptionId: string | null };

/** Cards and addresses of an account's paid orders, written so that the same one is the same text. */
export type AccountTraces = { readonly cards: ReadonlySet<string>; readonly addresses: ReadonlySet<string> };

/** What codes ask of the module that knows orders. */
export type PurchaseStatusPort = {
  /**
   * The status of the orders with a discount, by the id of each asked purchase's use: `open` when one is, else `final`
   * when one is, else `off`. Those of a subscription's later deliveries are never final: they only keep the use.
   */
  statusesOf(
    db: Executor,
    uses: readonly (PurchaseName & { id: string })[],
    now: Date,
  ): Promise<Map<string, PurchaseStatus>>;
  /** By account, also for one that has paid for nothing. */
  tracesOf(db: Executor, accountIds: readonly string[]): Promise<Map<string, AccountTraces>>;
};

export type WithPurchaseStatus = { purchaseStatus: PurchaseStatusPort };
export const purchaseStatusPort = definePort<WithPurchaseStatus>('purchaseStatus');
