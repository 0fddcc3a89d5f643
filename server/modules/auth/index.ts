import { sessionsPort } from '../../platform/auth-guard/auth-guard.ts';
import { defineModule } from '../../platform/module.ts';
import { credentialsPort } from '../account/index.ts';
import { forgetPast } from './auth.repository.ts';
import { authHandlers } from './auth.routes.ts';
import { createCredentials } from './credentials.ts';
import { seedDemoAccounts } from './demo-accounts.ts';
import { registerIdentityRoutes } from './identity.routes.ts';
import { sessionLookup } from './sessions.ts';

const minutes = (count: number) => count * 60;

export const authModule = defineModule({
  name: 'auth',
  provides: [sessionsPort, credentialsPort],
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
  seedOrder: 20,
  build(context) {
    const { db, clock } = context;
    return {
      ports: { findSession: sessionLookup(db), credentials: createCredentials(db) },
      handlers: authHandlers(context),
      routes: (app) => registerIdentityRoutes(app, context),
      jobs: [{ name: 'forget-past-sessions', rhythm: { cron: '20 * * * *' }, run: () => forgetPast(db, clock.now()) }],
      seed: () => seedDemoAccounts(context),
    };
  },
});

export { demoCharity, demoStudent, studentPromoCode } from './demo-accounts.ts';
