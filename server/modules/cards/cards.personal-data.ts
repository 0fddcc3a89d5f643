import type { PersonalData } from '../../platform/personal-data/personal-data.ts';
import { customerKeyOf, deleteCardsOf, listSavedCards } from './cards.repository.ts';
import { leaveVault } from './left-vaults.repository.ts';

/** A job empties the bank's vault too, since the bank may be unavailable. */
export const cardsData: PersonalData = {
  tables: {
    saved_cards: 'erased',
    card_customers: 'erased',
    left_vaults: { unnamed: 'what the bank has still to forget, by the bank’s own keys' },
  },
  async erase(tx, { id }, now) {
    const tokens = new Map<string, string[]>();
    const box = await customerKeyOf(tx, id);
    if (box !== null) tokens.set(box, []);
    for (const { customerKey, cardToken } of await listSavedCards(tx, id)) {
      tokens.set(customerKey, [...(tokens.get(customerKey) ?? []), cardToken]);
    }
    for (const [customerKey, cardTokens] of tokens) await leaveVault(tx, { customerKey, cardTokens, now });
    await deleteCardsOf(tx, id);
  },
  copy: async (db, { id }) => ({
    cards: (await listSavedCards(db, id)).map((saved) => {
      const { customerKey: _key, cardToken: _token, ...card } = saved;
      return card;
    }),
  }),
};
