import type { Tx } from '../../../platform/database/database.ts';
import { definePort } from '../../../platform/module.ts';

/** Links that show something of an account without signing in. */
export type SharedLinksPort = {
  /** Revokes these links: another person may have made them or may know them. */
  withdraw(tx: Tx, accountId: string): Promise<void>;
};

export type WithSharedLinks = { sharedLinks: SharedLinksPort };
export const sharedLinksPort = definePort<WithSharedLinks>('sharedLinks');
