import type { Executor } from '../../platform/database/database.ts';

/** `final`: delivered, and can no longer be returned. `off`: cancelled, refused or wholly refunded. */
export type OrderStanding = 'open' | 'final' | 'off';

/** What codes ask of whoever knows orders; given through `provide`. */
export type OrderStandingsPort = {
  /** An unknown order is absent. */
  standingsOf(db: Executor, orderIds: readonly string[], now: Date): Promise<Map<string, OrderStanding>>;
};

declare module '../../platform/context.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- declaration merging needs an interface
  interface AppContext {
    /** Absent while nobody says how orders stand: uses stay pending then. */
    orderStandings?: OrderStandingsPort;
  }
}
