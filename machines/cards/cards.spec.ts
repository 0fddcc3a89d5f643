import type { StepPromise } from 'model-testing';
import { listSpec } from '../kit/testing.ts';
import { cardsCopy } from './cards.copy.ts';
import { type CardRow, cardsMachine } from './cards.machine.ts';
import { cardsRules } from './cards.rules.ts';

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

/** What a step must lead to, beside the promises of every list. */
const promises: readonly StepPromise<typeof cardsMachine>[] = [
  {
    name: 'no card yet is an answer, not a failure',
    on: ['read.done.none'],
    to: (after) => after.matches('listed') && after.context.rows?.length === 0,
  },
];

export const cardsFlow = listSpec(cardsMachine, {
  name: 'cards',
  copy: cardsCopy,
  deleting: 'confirm',
  rows: [bonus, world],
  rules: cardsRules,
  promises,
});
