import { sessionsPort } from '../../platform/auth-guard/auth-guard.ts';
import { defineModule } from '../../platform/module.ts';
import { credentialsPort, ownerProofPort, sharedLinksPort } from '../account/index.ts';
import { authData } from './auth.personal-data.ts';
import { createCredentials, createOwnerProof, forgetPast } from './access/index.ts';
import { authHandlers } from './auth.routes.ts';
import { mailResetLinks, seedDemoAccounts, sessionLookup } from './sign-in/index.ts';
import { registerIdentityRoutes } from './identity/index.ts';
import { forgetPastCodes, mailSignInCodes } from './sign-in-codes/index.ts';

export const authModule = defineModule({
  name: 'auth',
  needs: [sharedLinksPort],
  provides: [sessionsPort, credentialsPort, ownerProofPort],
  seedOrder: 20,
  build(context) {
    const { db, clock } = context;
    const ownerProof = createOwnerProof(context);
    return {
      ports: { findSession: sessionLookup(context), credentials: createCredentials(context), ownerProof },
      personalData: authData,
      handlers: authHandlers({ ...context, ownerProof }),
      routes: (app) => registerIdentityRoutes(app, context),
      jobs: [
        { name: 'mail-reset-links', rhythm: { everySeconds: 2 }, run: () => mailResetLinks(context) },
        { name: 'mail-sign-in-codes', rhythm: { everySeconds: 2 }, run: () => mailSignInCodes(context) },
        { name: 'forget-past-sessions', rhythm: { cron: '20 * * * *' }, run: () => forgetPast(db, clock.now()) },
        { name: 'forget-past-sign-in-codes', rhythm: { cron: '25 * * * *' }, run: () => forgetPastCodes(context) },
      ],
      seed: () => seedDemoAccounts(context),
    };
  },
});

export { demoCharity, demoStudent, studentPromoCode } from './sign-in/index.ts';
