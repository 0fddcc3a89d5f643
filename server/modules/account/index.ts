import type { ServerModule } from '../../platform/module.ts';
import { accountHandlers } from './account.routes.ts';

export const accountModule: ServerModule = { name: 'account', handlers: accountHandlers };

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
export type { CredentialsPort, LoginFacts } from './credentials.port.ts';
export type { AccountTag, BalanceReason, Corporation } from './tables.ts';
