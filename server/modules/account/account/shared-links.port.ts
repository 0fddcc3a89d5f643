import type { Tx } from '../../../platform/database/database.ts';
import { definePort } from '../../../platform/module.ts';

/** Links that show something of an account without signing in. */
export type SharedLinksPort = {
  /** Ends them: another person may have made them, or knows them. */
  withdraw(tx: Tx, accountId: string): Promise<void>;
};

export type WithSharedLinks = { sharedLinks: SharedLinksPort };
export const sharedLinksPort = definePort<WithSharedLinks>('sharedLinks');
