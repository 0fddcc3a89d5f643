import type { Executor } from '../../platform/database/database.ts';
import { definePort } from '../../platform/module.ts';

/** `final`: delivered, and can no longer be returned. `off`: cancelled, refused or wholly refunded. */
export type OrderStanding = 'open' | 'final' | 'off';

/** A purchase by the attempt that paid for it, with the subscription that it began. */
export type PurchaseName = { purchaseId: string | null; subscriptionId: string | null };

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
};

export type WithOrderStandings = { orderStandings: OrderStandingsPort };
export const orderStandingsPort = definePort<WithOrderStandings>('orderStandings');
