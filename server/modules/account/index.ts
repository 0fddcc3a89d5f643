import { defineModule } from '../../platform/module.ts';
import { accountHandlers } from './account.routes.ts';
import { credentialsPort, ownerProofPort } from './credentials.port.ts';
import { forgetEmailChanges } from './email-changes.repository.ts';

const links = { max: 30, windowSeconds: 600 };

export const accountModule = defineModule({
  name: 'account',
  needs: [credentialsPort, ownerProofPort],
  rateLimits: {
    getProfile: { max: 120, windowSeconds: 60 },
    getAccountBalance: { max: 120, windowSeconds: 60 },
    updateAccount: { max: 30, windowSeconds: 600 },
    updateCorporationProfile: { max: 30, windowSeconds: 600 },
    checkEmailChange: links,
    confirmEmailChange: links,
  },
  build: (context) => ({
    handlers: accountHandlers(context),
    jobs: [
      {
        name: 'forget-email-changes',
        rhythm: { cron: '50 * * * *' },
        run: () => forgetEmailChanges(context.db, context.clock.now()),
      },
    ],
  }),
});

export { accountErrors } from './account.errors.ts';
export {
  type Account,
  findAccount,
  findAccountByEmail,
  insertAccount,
  isPhoneTaken,
  lockAccount,
  type MarketingChannel,
  moveBalance,
  type NewAccount,
  normalizeEmail,
  prepareFindAccount,
  setConsents,
} from './account.repository.ts';
export { checkDateOfBirth, checkNames, refusingTaken } from './account.service.ts';
export {
  type CredentialsPort,
  credentialsPort,
  type OwnerProofPort,
  ownerProofPort,
  type WithOwnerProof,
} from './credentials.port.ts';
