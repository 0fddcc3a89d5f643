import { type CardRow, connectCards } from '../../../machines/cards/cards.machine.ts';
import { deleteCard, listCards, makeCardPrimary } from '../../services/cards/index.ts';
import type { Api } from '../../services/http/index.ts';
import { listSubscriptions } from '../../services/subscriptions/index.ts';

/** The cards, with the subscriptions they pay for; without these if only they cannot be read. */
async function readRows(api: Api, signal: AbortSignal): Promise<CardRow[]> {
  const [cards, subscriptions] = await Promise.all([
    listCards(api, signal),
    listSubscriptions(api, signal).catch(() => []),
  ]);
  return cards.map((card) => ({
    ...card,
    subscriptions: subscriptions.filter(({ cardId }) => card.isInUse && cardId === card._id),
  }));
}

export const cardsFlow = (api: Api) =>
  connectCards({
    readRows: (_, signal) => readRows(api, signal),
    makePrimary: ({ row }, signal) => makeCardPrimary(api, row._id, signal),
    deleteRow: ({ row }, signal) => deleteCard(api, row._id, signal),
  });
