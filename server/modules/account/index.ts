import { defineModule } from '../../platform/module.ts';
import { accountData } from './account.personal-data.ts';
import { accountHandlers } from './account.routes.ts';
import { credentialsPort, ownerProofPort, runningSubscriptionsPort } from './account/index.ts';
import { forgetEmailChanges } from './profile/index.ts';
import { forgetKept } from './leaving/index.ts';

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

export {
  type Account,
  accountErrors,
  type CredentialsPort,
  credentialsPort,
  findAccount,
  findAccountByEmail,
  insertAccount,
  isPhoneTaken,
  keepUnsubscribeSecret,
  knownOf,
  listMailable,
  lockAccount,
  lockAccounts,
  type MarketingChannel,
  moveBalance,
  type NewAccount,
  noteProvenEmail,
  type OwnerProofPort,
  ownerProofPort,
  prepareFindAccount,
  type RunningSubscriptionsPort,
  runningSubscriptionsPort,
  setConsents,
  setLocked,
  type SharedLinksPort,
  sharedLinksPort,
  takenField,
  unprintableWords,
  type WithCredentials,
  type WithOwnerProof,
  type WithSharedLinks,
} from './account/index.ts';
export { checkDateOfBirth, checkLines, checkNames, checkPhone, nameAccount, refusingTaken } from './profile/index.ts';
