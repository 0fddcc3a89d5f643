import type { operations } from '../../../openapi/types/cards.d.ts';
import { type SessionAccount, signedIn } from '../../platform/auth-guard/auth-guard.ts';
import type { AppContext } from '../../platform/context.ts';
import { type Service, success } from '../../platform/contract/contract.types.ts';
import { errors } from '../../platform/errors/error-catalogue.ts';
import type { WithAttempts } from '../attempts/index.ts';
import type { WithPayments } from '../payments/index.ts';
import { createCardChecks } from './card-check.ts';
import type { WithCardUse } from './card-use.port.ts';
import { createCardList } from './cards.service.ts';

/** Saved cards are for normal accounts. Spec §2. */
function normalAccountId(request: { account: SessionAccount | null }): string {
  const { id, accountType } = signedIn(request);
  if (accountType !== 'normal') throw errors.forbidden();
  return id;
}

export function cardsHandlers(context: AppContext<WithAttempts & WithPayments & WithCardUse>): Service<operations> {
  const cardList = createCardList(context);
  const cardChecks = createCardChecks(context);
  return {
    listCards: async (request) => success(await cardList.list(normalAccountId(request))),
    createCard: async (request) => cardList.refuseWithoutChallenge(normalAccountId(request), request.body),
    requestThreeDSecureCard: async (request) => {
      const { language, ip, headers } = request;
      const asker = { accountId: normalAccountId(request), key: headers['idempotency-key'], language, ip };
      return success(await cardChecks.request(asker, request.body));
    },
    readCardStatus: async (request) => success(await cardChecks.status(normalAccountId(request), request.params.id)),
    makeCardPrimary: async (request) => success(await cardList.makePrimary(normalAccountId(request), request.body._id)),
    deleteCard: async (request) => success(await cardList.remove(normalAccountId(request), request.body._id)),
  };
}
