import type { SessionAccount } from '../../../platform/auth-guard/auth-guard.ts';
import type { Executor, Tx } from '../../../platform/database/database.ts';
import { definePort } from '../../../platform/module.ts';

export type LoginFacts = {
  lastSuccessfulLogin: Date | null;
  hasPassword: boolean;
  providers: ('password' | 'google' | 'apple')[];
  /** A changed number means that all earlier sessions have ended. */
  sessionEpoch: number;
};

/** What the account module needs from the module that keeps passwords. */
export type CredentialsPort = {
  /** Whether the account's e-mail address is proven. */
  isEmailProven(db: Executor, accountId: string): Promise<boolean>;
  describe(db: Executor, accountId: string): Promise<LoginFacts>;
  countSessions(db: Executor, accountId: string): Promise<number>;
  /** Ends the account's sessions and every link that opens or shows something of it. */
  endSessions(tx: Tx, accountId: string): Promise<void>;
  /**
   * Secures the account for a new mailbox: ends sessions, reset links and the identities of Google and Apple, which
   * the old mailbox may control. False, without effect, when the account's epoch is no longer `sessionEpoch`.
   */
  moveToNewEmail(tx: Tx, accountId: string, sessionEpoch: number): Promise<boolean>;
};

export type WithCredentials = { credentials: CredentialsPort };
export const credentialsPort = definePort<WithCredentials>('credentials');

/** Demanded before changes that could take over an account: a stolen open session must not be enough for them. */
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
