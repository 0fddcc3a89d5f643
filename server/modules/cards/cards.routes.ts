import type { operations } from '../../../openapi/types/cards.d.ts';
import { type SessionAccount, signedIn } from '../../platform/auth-guard/auth-guard.ts';
import type { AppContext } from '../../platform/context.ts';
import { type Service, success } from '../../platform/contract/contract.types.ts';
import { errors } from '../../platform/errors/error-catalogue.ts';
import { createCardList } from './cards.service.ts';

/** Saved cards are for normal accounts. Spec §2. */
function normalAccountId(request: { account: SessionAccount | null }): string {
  const { id, accountType } = signedIn(request);
  if (accountType !== 'normal') throw errors.forbidden();
  return id;
}

/** Saving a card under 3-D Secure is an attempt: its two operations belong to shopping, where attempts settle. */
type Handled = 'listCards' | 'createCard' | 'makeCardPrimary' | 'deleteCard';

export function cardsHandlers(context: AppContext): Pick<Service<operations>, Handled> {
  const cardList = createCardList(context);
  return {
    listCards: async (request) => success(await cardList.list(normalAccountId(request))),
    createCard: async (request) => cardList.refuseWithoutChallenge(normalAccountId(request), request.body),
    makeCardPrimary: async (request) => success(await cardList.makePrimary(signedIn(request).id, request.body._id)),
    deleteCard: async (request) => success(await cardList.remove(signedIn(request).id, request.body._id)),
  };
}
