import type { Invariant, Postcondition } from 'model-testing';
import { listCopy, listSpec } from '../families/testing.ts';
import { type CardRow, cardsMachine } from './cards.machine.ts';

const cardsCopy = listCopy(
  { tr: 'Kartlar', en: 'the cards' },
  { read: 'listCards', makePrimary: 'makeCardPrimary', delete: 'deleteCard' },
  'confirm',
);

const bonus: CardRow = {
  _id: 'bonus',
  alias: '',
  bankName: 'Bonus',
  brand: 'mastercard',
  lastFourDigits: '0008',
  cardHolderName: 'Elif Yılmaz',
  expireMonth: '12',
  expireYear: '2030',
  isExpired: false,
  isPrimary: true,
  isInUse: true,
  subscriptions: [{ _id: 's1', name: 'Moda kutusu' }],
};

const world: CardRow = {
  ...bonus,
  _id: 'world',
  bankName: 'World',
  brand: 'visa',
  lastFourDigits: '1129',
  expireMonth: '08',
  expireYear: '2026',
  isExpired: true,
  isPrimary: false,
  isInUse: false,
  subscriptions: [],
};

/** Invariants, in addition to those of every list. */
const cardsInvariants: readonly Invariant<typeof cardsMachine>[] = [
  {
    name: 'at most one card is the primary one',
    requirements: 'CARD-2',
    holds: ({ context: { rows } }) => (rows ?? []).filter(({ isPrimary }) => isPrimary).length <= 1,
  },
];

/** Postconditions, in addition to those of every list. */
const postconditions: readonly Postcondition<typeof cardsMachine>[] = [
  {
    name: 'no card yet is an answer, not a failure',
    on: ['read.done.none'],
    to: (after) => after.matches('listed') && after.context.rows?.length === 0,
  },
];

/**
 * Reads the cards, makes one the primary one, and deletes one after a question that names it. A card that a running
 * subscription is paid with stays: the server refuses to delete it, and the screen names that subscription and
 * leads there. Adding one is the flow card-check. A charity keeps no cards.
 */
export const cardsFlow = listSpec(cardsMachine, {
  name: 'cards',
  description: {
    tr: {
      title: 'Kartlarını düzenler',
      text: 'Müşteri kayıtlı kartlarını ve her birinden neyin ödendiğini görür, birini ana kart yapar, birini siler.',
    },
    en: {
      title: 'Keeps the saved cards',
      text: 'A customer sees the saved cards and what each pays for, makes one the main one, and deletes one.',
    },
  },
  copy: cardsCopy,
  deleting: 'confirm',
  rows: [bonus, world],
  invariants: cardsInvariants,
  postconditions,
});
