import { parseCalendarDay } from '../../domain/calendar/index.ts';
import { conflict, invalid, MISCALCULATION_CODE } from '../../domain/failure/index.ts';
import { failures, paymentInProgress, paymentSpec, sampleAmount, typedCard } from '../kit/testing.ts';
import { duePaymentCopy } from './due-payment.copy.ts';
import { duePaymentMachine } from './due-payment.machine.ts';
import { duePaymentPromises } from './due-payment.promises.ts';
import { duePaymentRules } from './due-payment.rules.ts';
import type { DueCard, DuePayment } from './due-payment.types.ts';

const due: DuePayment = {
  id: 'due-1',
  subscriptionId: 'subscription-1',
  declineCode: 'insufficientFunds',
  amount: sampleAmount,
  cardId: 'card-1',
  lastFourDigits: '0008',
  since: parseCalendarDay('2026-12-07')!,
  payBy: parseCalendarDay('2026-12-14')!,
};
const cards: DueCard[] = [
  { id: 'card-1', name: 'Bonus', lastFourDigits: '0008', isExpired: false },
  { id: 'card-2', name: 'World', lastFourDigits: '0009', isExpired: false },
];
const held = { dues: [due], cards };
const notDue = conflict({ code: 'NOT_DUE', data: { orderStatus: 'PAID' } });

export const duePaymentFlow = paymentSpec(duePaymentMachine, {
  name: 'due-payment',
  copy: duePaymentCopy,
  inputs: { opened: { keySeed: 'seed' } },
  events: { 'card.submit': [{ card: { kind: 'saved', cardId: 'card-2' } }, { card: { kind: 'new', ...typedCard } }] },
  purpose: 'duePayment',
  beside: held,
  found: {
    nothing: { dues: [], cards: [], answer: null },
    due: { ...held, answer: null },
    cardless: { dues: [due], cards: [], answer: null },
    paid: { dues: [], cards: [], answer: { kind: 'paid', attemptId: 'attempt-1', amount: sampleAmount } },
    renewal: { ...held, answer: { kind: 'renewal' } },
  },
  failed: {
    notDue,
    priceChanged: conflict({ code: MISCALCULATION_CODE }),
    cardUnusable: invalid([{ field: 'card._card', code: 'invalid' }]),
    soldOut: conflict({ code: 'OUT_OF_STOCK' }),
    paymentInProgress,
    invalid: invalid([{ field: 'card.cardNumber', code: 'invalid' }]),
  },
  outcomes: {
    drop: {
      done: { dropped: null },
      failed: { notDue, paymentInProgress, ...failures('offline', 'sessionOver', 'gone') },
    },
  },
  project: ({ context }) => ({
    dues: context.dues?.length ?? null,
    hasCards: context.cards.length > 0,
    occupant: context.occupant,
  }),
  paid: 'paid',
  declined: 'choosingCard',
  declinedBefore: 'due',
  undone: 'choosingCard',
  refused: 'choosingCard',
  rest: 'due',
  send: { type: 'card.submit', card: { kind: 'saved', cardId: 'card-2' } },
  from: 'choosingCard',
  money: {
    none: 'notCharged',
    due: 'notCharged',
    choosingCard: 'notCharged',
    occupied: 'unknown',
    confirming: 'notCharged',
    dropping: 'notCharged',
    dropped: 'notCharged',
    paid: 'charged',
  },
  nothing: ['due', 'cardless'],
  refusals: ['soldOut', 'invalid'],
  doubts: ['paymentInProgress'],
  ways: ['due.close', 'pay.open', 'pay.close', 'drop.cancel'],
  tags: { busy: ['dropping'], form: ['choosingCard'] },
  rules: duePaymentRules,
  promises: duePaymentPromises,
});
