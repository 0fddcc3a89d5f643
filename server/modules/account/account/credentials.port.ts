import type { SessionAccount } from '../../../platform/auth-guard/auth-guard.ts';
import type { Executor, Tx } from '../../../platform/database/database.ts';
import { definePort } from '../../../platform/module.ts';

export type LoginFacts = {
  lastSuccessfulLogin: Date | null;
  hasPassword: boolean;
  providers: ('password' | 'google' | 'apple')[];
  /** Another number means that every session of then has ended. */
  sessionEpoch: number;
};

/** What the account module asks of the one that keeps passwords. */
export type CredentialsPort = {
  /** Whether the account's mailbox was proven to be read. */
  isEmailProven(db: Executor, accountId: string): Promise<boolean>;
  describe(db: Executor, accountId: string): Promise<LoginFacts>;
  countSessions(db: Executor, accountId: string): Promise<number>;
  /** Ends the account's sessions and every link that opens or shows something of it. */
  endSessions(tx: Tx, accountId: string): Promise<void>;
  /**
   * The owner of a new mailbox takes the account over to it: sessions, reset links and the identities of Google and
   * Apple end, all of which the old mailbox may hold. False, and nothing happens, when the epoch is another one by now.
   */
  moveToNewEmail(tx: Tx, accountId: string, sessionEpoch: number): Promise<boolean>;
};

export type WithCredentials = { credentials: CredentialsPort };
export const credentialsPort = definePort<WithCredentials>('credentials');

/** Asked before an account could be taken over: an open session that is found must not be enough for it. */
export type OwnerProofPort = {
  /**
   * Resolves when the session's holder has proven to be the owner just now: by the account's password or, where it has
   * none, by having signed in within the last ten minutes. Throws 403 WRONG_PASSWORD, 403 SIGN_IN_AGAIN, or
   * 429 TOO_MANY_ATTEMPTS after five wrong passwords in fifteen minutes.
   */
  demand(session: SessionAccount, currentPassword: string | undefined): Promise<void>;
};

export type WithOwnerProof = { ownerProof: OwnerProofPort };
export const ownerProofPort = definePort<WithOwnerProof>('ownerProof');
