import { defineModule } from '../../platform/module.ts';
import { accountData } from './account.personal-data.ts';
import { accountHandlers } from './account.routes.ts';
import { credentialsPort, ownerProofPort } from './credentials.port.ts';
import { forgetEmailChanges } from './email-changes.repository.ts';
import { forgetKept } from './leaving.service.ts';
import { runningSubscriptionsPort } from './running-subscriptions.port.ts';

export const accountModule = defineModule({
  name: 'account',
  needs: [credentialsPort, ownerProofPort, runningSubscriptionsPort],
  build: (context) => ({
    handlers: accountHandlers(context),
    personalData: accountData,
    jobs: [
      {
        name: 'forget-email-changes',
        rhythm: { cron: '50 * * * *' },
        run: () => forgetEmailChanges(context.db, context.clock.now()),
      },
      {
        name: 'forget-what-was-kept',
        rhythm: { cron: '55 0 * * *' },
        run: () => forgetKept(context),
      },
    ],
  }),
});

export { accountErrors, unprintableWords } from './account.errors.ts';
export {
  type Account,
  findAccount,
  findAccountByEmail,
  insertAccount,
  isPhoneTaken,
  keepUnsubscribeSecret,
  listMailable,
  lockAccount,
  lockAccounts,
  type MarketingChannel,
  moveBalance,
  type NewAccount,
  noteProvenEmail,
  prepareFindAccount,
  setConsents,
  setLocked,
  takenField,
} from './account.repository.ts';
export { knownOf } from './account.view.ts';
export { type RunningSubscriptionsPort, runningSubscriptionsPort } from './running-subscriptions.port.ts';
export { type SharedLinksPort, sharedLinksPort, type WithSharedLinks } from './shared-links.port.ts';
export { checkDateOfBirth, checkLines, checkNames, checkPhone, nameAccount, refusingTaken } from './account.service.ts';
export {
  type CredentialsPort,
  credentialsPort,
  type OwnerProofPort,
  ownerProofPort,
  type WithCredentials,
  type WithOwnerProof,
} from './credentials.port.ts';
