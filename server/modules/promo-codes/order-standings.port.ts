import type { Executor } from '../../platform/database/database.ts';
import { definePort } from '../../platform/module.ts';

/** `final`: delivered, and can no longer be returned. `off`: cancelled, refused or wholly refunded. */
export type OrderStanding = 'open' | 'final' | 'off';

/** What codes ask of whoever knows orders. */
export type OrderStandingsPort = {
  /** An unknown order is absent. */
  standingsOf(db: Executor, orderIds: readonly string[], now: Date): Promise<Map<string, OrderStanding>>;
};

export type WithOrderStandings = { orderStandings: OrderStandingsPort };
export const orderStandingsPort = definePort<WithOrderStandings>('orderStandings');
