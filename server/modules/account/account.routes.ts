import type { operations } from '../../../openapi/types/account.d.ts';
import { signedIn } from '../../platform/auth-guard/auth-guard.ts';
import type { AppContext } from '../../platform/context.ts';
import { type Service, success } from '../../platform/contract/contract.types.ts';
import { errors } from '../../platform/errors/error-catalogue.ts';
import { type Account, listBalanceMovements } from './account.repository.ts';
import { requireAccount, saveAccount, updateAccount } from './account.service.ts';
import type { WithCredentials } from './credentials.port.ts';
import { toAccountView, toBalance, toMovementView } from './account.view.ts';

const movementLimit = 50;

type Handled = 'getProfile' | 'updateAccount' | 'updateCorporationProfile' | 'getAccountBalance';

export function accountHandlers(context: AppContext<WithCredentials>): Pick<Service<operations>, Handled> {
  const answer = async (account: Account) =>
    success(toAccountView(account, await context.credentials.describe(context.db, account.id)));

  return {
    getProfile: async (request) => answer(await requireAccount(context, signedIn(request).id)),
    updateAccount: async (request) =>
      answer(await updateAccount(context, signedIn(request).id, request.query.version, request.body)),
    updateCorporationProfile: async (request) => {
      const { id, accountType } = signedIn(request);
      if (accountType !== 'charity') throw errors.forbidden();
      return answer(await saveAccount(context, id, request.query.version, { corporation: request.body }));
    },
    getAccountBalance: async (request) => {
      const account = await requireAccount(context, signedIn(request).id);
      const movements = await listBalanceMovements(context.db, account.id, movementLimit);
      return success({ balance: toBalance(account.balanceKurus), movements: movements.map(toMovementView) });
    },
  };
}
