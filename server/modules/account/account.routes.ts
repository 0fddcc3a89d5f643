import { lineText } from '../../../domain/text/index.ts';
import type { operations } from '../../../openapi/types/account.d.ts';
import { signedIn } from '../../platform/auth-guard/auth-guard.ts';
import type { AppContext } from '../../platform/context.ts';
import { type Service, success } from '../../platform/contract/contract.types.ts';
import { errors } from '../../platform/errors/error-catalogue.ts';
import {
  type Account,
  listBalanceMovements,
  toAccountView,
  toBalance,
  toMovementView,
  type WithCredentials,
  type WithOwnerProof,
  type WithRunningSubscriptions,
} from './account/index.ts';
import {
  checkEmailChange,
  checkLines,
  confirmEmailChange,
  findPendingEmail,
  requireAccount,
  saveAccount,
  updateAccount,
} from './profile/index.ts';
import { closeAccount, exportPersonalData, leavingReasons, readPersonalData } from './leaving/index.ts';

const movementLimit = 50;

type Handled =
  | 'getProfile'
  | 'updateAccount'
  | 'checkEmailChange'
  | 'confirmEmailChange'
  | 'updateCorporationProfile'
  | 'getAccountBalance'
  | 'listAccountDeletionReasons'
  | 'getHeldData'
  | 'downloadHeldData'
  | 'deleteAccount';

export function accountHandlers(
  context: AppContext<WithCredentials & WithOwnerProof & WithRunningSubscriptions>,
): Pick<Service<operations>, Handled> {
  async function answer(account: Account) {
    const login = await context.credentials.describe(context.db, account.id);
    return success(toAccountView(account, login, await findPendingEmail(context, account.id, login)));
  }

  return {
    getProfile: async (request) => answer(await requireAccount(context, signedIn(request).id)),
    updateAccount: async (request) =>
      answer(await updateAccount(context, signedIn(request), request.query.version, request.body, request.language)),
    checkEmailChange: async ({ body }) => success({ email: await checkEmailChange(context, body.token) }),
    confirmEmailChange: async ({ body }) => success({ email: await confirmEmailChange(context, body.token) }),
    updateCorporationProfile: async (request) => {
      const { id, accountType } = signedIn(request);
      if (accountType !== 'charity') throw errors.forbidden();
      const { corporationName, taxOffice } = request.body;
      checkLines({ corporationName, taxOffice });
      const lines = { corporationName: lineText(corporationName), taxOffice: lineText(taxOffice) };
      const corporation = { ...request.body, ...lines };
      return answer(await saveAccount(context, id, request.query.version, { corporation }));
    },
    getAccountBalance: async (request) => {
      const account = await requireAccount(context, signedIn(request).id);
      const movements = await listBalanceMovements(context.db, account.id, movementLimit);
      return success({ balance: toBalance(account.balanceKurus), movements: movements.map(toMovementView) });
    },
    listAccountDeletionReasons: async () => success([...leavingReasons]),
    getHeldData: async (request) => success(await readPersonalData(context, signedIn(request).id)),
    downloadHeldData: async (request, reply) => {
      const data = await exportPersonalData(context, signedIn(request), request.body.currentPassword);
      reply.header('content-disposition', `attachment; filename="mercan-${data.exportedAt.slice(0, 10)}.json"`);
      return success(data);
    },
    deleteAccount: async (request) =>
      success(await closeAccount(context, signedIn(request), request.query.version, request.body)),
  };
}
