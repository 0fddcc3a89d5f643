import { defineModule } from '../../platform/module.ts';
import { accountHandlers } from './account.routes.ts';
import { credentialsPort } from './credentials.port.ts';

export const accountModule = defineModule({
  name: 'account',
  needs: [credentialsPort],
  build: (context) => ({ handlers: accountHandlers(context) }),
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
export { type CredentialsPort, credentialsPort } from './credentials.port.ts';
