import type { AppContext } from '../../platform/context.ts';
import type { ServerModule } from '../../platform/module.ts';
import { findCredentials, forgetPast, listProviders } from './auth.repository.ts';
import { authHandlers } from './auth.routes.ts';
import { seedDemoAccounts } from './demo-accounts.ts';
import { registerIdentityRoutes } from './identity.routes.ts';
import { verifyPassword } from './passwords.ts';
import { sessionLookup } from './sessions.ts';

const minutes = (count: number) => count * 60;

export const authModule: ServerModule = {
  name: 'auth',
  provide: ({ db }: AppContext) => ({
    findSession: sessionLookup(db),
    credentials: {
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
    },
  }),
  handlers: (context) => ({ ...authHandlers(context) }),
  routes: registerIdentityRoutes,
  rateLimits: {
    login: { max: 20, windowSeconds: minutes(1) },
    loginWithGoogle: { max: 20, windowSeconds: minutes(1) },
    loginWithApple: { max: 20, windowSeconds: minutes(1) },
    register: { max: 10, windowSeconds: minutes(10) },
    registerCharityAccount: { max: 10, windowSeconds: minutes(10) },
    requestPasswordReset: { max: 5, windowSeconds: minutes(15) },
    checkPasswordReset: { max: 20, windowSeconds: minutes(5) },
    doPasswordReset: { max: 10, windowSeconds: minutes(15) },
    createPassword: { max: 10, windowSeconds: minutes(15) },
    changePassword: { max: 10, windowSeconds: minutes(15) },
    checkIfEmailExists: { max: 30, windowSeconds: minutes(5) },
    checkIfPhoneNumberExists: { max: 30, windowSeconds: minutes(5) },
  },
  jobs: ({ db, clock }) => [
    { name: 'forget-past-sessions', rhythm: { cron: '20 * * * *' }, run: () => forgetPast(db, clock.now()) },
  ],
  seed: seedDemoAccounts,
  seedOrder: 20,
};

export { demoCharity, demoStudent, studentPromoCode } from './demo-accounts.ts';
export { type SignedInAccount, signInAs, type TestAccount } from './test-accounts.ts';
