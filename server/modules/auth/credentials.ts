import type { Db } from '../../platform/database/database.ts';
import type { CredentialsPort } from '../account/index.ts';
import { findCredentials, listProviders } from './auth.repository.ts';
import { verifyPassword } from './passwords.ts';

/** How an account signs in, for whoever shows or changes it. */
export const createCredentials = (db: Db): CredentialsPort => ({
  async describe(executor, accountId) {
    const found = await findCredentials(executor, accountId);
    const providers = await listProviders(executor, accountId);
    const hasPassword = Boolean(found?.passwordHash);
    return {
      lastSuccessfulLogin: found?.lastSuccessfulLogin ?? null,
      hasPassword,
      providers: hasPassword ? ['password', ...providers] : providers,
    };
  },
  checkPassword: async (accountId, password) =>
    verifyPassword((await findCredentials(db, accountId))?.passwordHash ?? null, password),
});
