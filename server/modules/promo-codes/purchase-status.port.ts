import type { Executor } from '../../platform/database/database.ts';
import { definePort } from '../../platform/module.ts';

/** `final`: delivered and no longer returnable. `off`: cancelled, refused or wholly refunded. */
export type PurchaseStatus = 'open' | 'final' | 'off';

/** Identifies a purchase by its paying attempt and by the subscription that it began. */
export type PurchaseName = { purchaseId: string | null; subscriptionId: string | null };

/** Cards and addresses of an account's paid orders, normalised so that equal ones are equal strings. */
export type AccountTraces = { readonly cards: ReadonlySet<string>; readonly addresses: ReadonlySet<string> };

/** What promo codes need from the module that knows orders. */
export type PurchaseStatusPort = {
  /**
   * By use id, the status of its purchase's discounted orders: `open` if any of them is open, else `final`
   * if any is, else `off`. Later deliveries of a subscription are never final: they only keep the use counted.
   */
  statusesOf(
    db: Executor,
    uses: readonly (PurchaseName & { id: string })[],
    now: Date,
  ): Promise<Map<string, PurchaseStatus>>;
  /** Traces by account id; also for accounts without a paid order. */
  tracesOf(db: Executor, accountIds: readonly string[]): Promise<Map<string, AccountTraces>>;
};

export type WithPurchaseStatus = { purchaseStatus: PurchaseStatusPort };
export const purchaseStatusPort = definePort<WithPurchaseStatus>('purchaseStatus');
