import { parseCalendarDay } from '../../domain/calendar/index.ts';
import { conflict, failure, invalid, MISCALCULATION_CODE } from '../../domain/failure/index.ts';
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
  retryOn: parseCalendarDay('2026-12-08'),
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
    refused: { dues: [], cards: [], answer: null, refusal: 'ALREADY_PAID' },
  },
  failed: {
    notDue,
    priceChanged: conflict({ code: MISCALCULATION_CODE }),
    cardUnusable: invalid([{ field: 'card._card', code: 'invalid' }]),
    soldOut: conflict({ code: 'OUT_OF_STOCK' }),
    paymentInProgress,
    linkOver: failure('invalid', { code: 'LINK_EXPIRED' }),
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
    refusal: context.refusal,
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
  beyondBrowser: [
    ...[
      'duePayment.looking find done[3]',
      'duePayment.requesting request failed[5]',
      'duePayment.refused payment.check[0]',
    ].map((item) => ({
      item,
      reason: 'a mailed link has a page of its own: tests/flows/subscription/mailed-payment.spec.ts',
    })),
    ...['duePayment.requesting request done[0]', 'duePayment.requesting request done[1]'].map((item) => ({
      item,
      reason: 'a customer who is there is always asked at the bank',
    })),
    ...['duePayment.requesting request failed[0]', 'duePayment.dropping drop failed[0]'].map((item) => ({
      item,
      reason: 'a session that ends takes the page to the door, as it does while it is looked up',
    })),
    {
      item: 'duePayment.suspended session.restored[0]',
      reason: 'the door is a page of its own: after it this one starts over, and asks first',
    },
    ...['duePayment.requesting request failed[1]', 'duePayment.requesting request failed[4]'].map((item) => ({
      item,
      reason:
        'server/modules/subscriptions/due-payments/due-payments.test.ts plays two tabs and useless cards, src/flows/due-payment/due-screen.test.tsx what is shown',
    })),
    { item: 'duePayment.requesting request failed[3]', reason: 'the price of a box that is due is frozen' },
    {
      item: 'duePayment.requesting request failed[7]',
      reason: 'a bank that cannot be reached: tests/flows/content/out-of-reach.spec.ts plays it to the purchase',
    },
    {
      item: 'duePayment.challenging challenge failed[0]',
      reason: 'the challenge is a machine of ours that ends by itself; it breaks only by a fault in its code',
    },
    {
      item: 'duePayment.choosingCard drop.open[0]',
      reason: 'the screen offers it before a card is chosen; tests/explorer/screens.spec.ts plays it',
    },
    { item: 'duePayment.dropping drop failed[4]', reason: 'nothing but a fault refuses it in another way' },
    { item: 'duePayment.dropping after saveLimit[0]', reason: 'as a lost connection, which is played' },
  ],
});
