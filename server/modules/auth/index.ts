import { sessionsPort } from '../../platform/auth-guard/auth-guard.ts';
import { defineModule } from '../../platform/module.ts';
import { credentialsPort, ownerProofPort, sharedLinksPort } from '../account/index.ts';
import { authData } from './auth.personal-data.ts';
import { forgetPast } from './auth.repository.ts';
import { authHandlers } from './auth.routes.ts';
import { createCredentials, createOwnerProof } from './credentials.ts';
import { seedDemoAccounts } from './demo-accounts.ts';
import { registerIdentityRoutes } from './identity.routes.ts';
import { mailResetLinks } from './password.service.ts';
import { sessionLookup } from './sessions.ts';
import { forgetPastCodes, mailSignInCodes } from './sign-in-code.service.ts';

const minutes = (count: number) => count * 60;
/** A dormitory may open its accounts behind one address in one evening. */
const registrations = { max: 5, windowSeconds: minutes(10), field: 'email', perAddress: 100 };
const identities = { max: 60, windowSeconds: minutes(1) };
const looks = { max: 60, windowSeconds: minutes(5) };
const passwordChanges = { max: 10, windowSeconds: minutes(15) };

export const authModule = defineModule({
  name: 'auth',
  needs: [sharedLinksPort],
  provides: [sessionsPort, credentialsPort, ownerProofPort],
  rateLimits: {
    login: { max: 20, windowSeconds: minutes(1), field: 'email', perAddress: 60 },
    loginWithGoogle: identities,
    loginWithApple: identities,
    register: registrations,
    registerCharityAccount: registrations,
    requestPasswordReset: { max: 5, windowSeconds: minutes(15), field: 'email', perAddress: 50 },
    checkPasswordReset: { max: 100, windowSeconds: minutes(5) },
    doPasswordReset: { max: 50, windowSeconds: minutes(15) },
    requestSignInCode: { max: 5, windowSeconds: minutes(15), field: 'email', perAddress: 50 },
    readSignInCode: { max: 120, windowSeconds: minutes(1) },
    readSignInLink: { max: 100, windowSeconds: minutes(5) },
    loginWithCode: { max: 60, windowSeconds: minutes(1) },
    createPassword: passwordChanges,
    changePassword: passwordChanges,
    checkIfEmailExists: looks,
    checkIfPhoneNumberExists: looks,
    listSessions: { max: 120, windowSeconds: minutes(1) },
    endSession: { max: 60, windowSeconds: minutes(1) },
    endOtherSessions: { max: 30, windowSeconds: minutes(1) },
    listSignInMethods: { max: 120, windowSeconds: minutes(1) },
    linkIdentity: passwordChanges,
    unlinkIdentity: passwordChanges,
    logout: { max: 30, windowSeconds: minutes(1) },
  },
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

export { demoCharity, demoStudent, studentPromoCode } from './demo-accounts.ts';
