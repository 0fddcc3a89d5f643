import type { Executor } from '../../platform/database/database.ts';

/** What the card list asks of whoever charges cards. The modules behind it give it through `provide`. */
export type CardUsePort = {
  /** Card id to the ids of the running subscriptions that are paid with it. */
  cardsInUse(db: Executor, accountId: string): Promise<Map<string, string[]>>;
};

declare module '../../platform/context.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- declaration merging needs an interface
  interface AppContext {
    /** Absent while nothing is paid by card: no card is in use then. */
    cardUse?: CardUsePort;
  }
}
