import type { Executor } from '../../platform/database/database.ts';
import { definePort } from '../../platform/module.ts';

/** `final`: delivered, and can no longer be returned. `off`: cancelled, refused or wholly refunded. */
export type OrderStanding = 'open' | 'final' | 'off';

/** A purchase by the attempt that paid for it, with the subscription that it began. */
export type PurchaseName = { purchaseId: string | null; subscriptionId: string | null };

/** Cards and addresses of an account's paid orders, written so that the same one is the same text. */
export type AccountTraces = { readonly cards: ReadonlySet<string>; readonly addresses: ReadonlySet<string> };

/** What codes ask of the module that knows orders. */
export type OrderStandingsPort = {
  /**
   * How the orders with a discount stand, by the id of each asked purchase's use: `open` when one is, else `final` when
   * one is, else `off`. Those of a subscription's later deliveries are never final: they only keep the use.
   */
  standingsOf(
    db: Executor,
    uses: readonly (PurchaseName & { id: string })[],
    now: Date,
  ): Promise<Map<string, OrderStanding>>;
  /** By account, also for one that has paid for nothing. */
  tracesOf(db: Executor, accountIds: readonly string[]): Promise<Map<string, AccountTraces>>;
};

export type WithOrderStandings = { orderStandings: OrderStandingsPort };
export const orderStandingsPort = definePort<WithOrderStandings>('orderStandings');
