import type { Executor } from '../../platform/database/database.ts';
import { definePort } from '../../platform/module.ts';

export type LoginFacts = {
  lastSuccessfulLogin: Date | null;
  hasPassword: boolean;
  providers: ('password' | 'google' | 'apple')[];
};

/** What the account module asks of the one that keeps passwords. */
export type CredentialsPort = {
  describe(db: Executor, accountId: string): Promise<LoginFacts>;
  /** True when it is the account's password; false also when it has none. */
  checkPassword(accountId: string, password: string): Promise<boolean>;
};

export type WithCredentials = { credentials: CredentialsPort };
export const credentialsPort = definePort<WithCredentials>('credentials');
