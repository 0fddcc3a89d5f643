export { accountErrors, unprintableWords } from './account.errors.ts';
export {
  accountDeletedMail,
  confirmEmailMail,
  emailChangeAskedMail,
  emailChangedMail,
  emailInUseMail,
} from './account.mails.ts';
export {
  type Account,
  type AccountChange,
  changeAccount,
  changeEmail,
  findAccount,
  findAccountByEmail,
  insertAccount,
  isPhoneTaken,
  keepUnsubscribeSecret,
  listAllBalanceMovements,
  listBalanceMovements,
  listMailable,
  lockAccount,
  lockAccounts,
  type MarketingChannel,
  moveBalance,
  type NewAccount,
  noteProvenEmail,
  prepareFindAccount,
  readAccountCopy,
  setConsents,
  setLocked,
  takenField,
} from './account.repository.ts';
export { knownOf, toAccountView, toBalance, toMovementView } from './account.view.ts';
export {
  credentialsPort,
  type CredentialsPort,
  type LoginFacts,
  ownerProofPort,
  type OwnerProofPort,
  type WithCredentials,
  type WithOwnerProof,
} from './credentials.port.ts';
export {
  runningSubscriptionsPort,
  type RunningSubscriptionsPort,
  type WithRunningSubscriptions,
} from './running-subscriptions.port.ts';
export { type SharedLinksPort, sharedLinksPort, type WithSharedLinks } from './shared-links.port.ts';
