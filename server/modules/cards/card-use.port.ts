import type { Executor } from '../../platform/database/database.ts';
import { definePort } from '../../platform/module.ts';

/** What the card list needs from the module that charges cards. */
export type CardUsePort = {
  /** Card id to the ids of the running subscriptions that are paid with it. */
  cardsInUse(db: Executor, accountId: string): Promise<Map<string, string[]>>;
};

export type WithCardUse = { cardUse: CardUsePort };
export const cardUsePort = definePort<WithCardUse>('cardUse');
