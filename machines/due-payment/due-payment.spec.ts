import { parseCalendarDay } from '../../domain/calendar/index.ts';
import { bug, conflict, invalid, MISCALCULATION_CODE, rejected, unavailable } from '../../domain/failure/index.ts';
import { kurus } from '../../domain/money/index.ts';
import { defineFlow, failures } from '../kit/testing.ts';
import type { ThreeDSecureInput } from '../three-d-secure/index.ts';
import { duePaymentCopy } from './due-payment.copy.ts';
import { duePaymentMachine } from './due-payment.machine.ts';
import { duePaymentPromises } from './due-payment.promises.ts';
import { duePaymentRules } from './due-payment.rules.ts';
import type { DueCard, DueFound, DuePayment, PayingCard } from './due-payment.types.ts';

const attemptId = 'attempt-1';
const amount = kurus(47_850);
const due: DuePayment = {
  id: 'due-1',
  subscriptionId: 'subscription-1',
  declineCode: 'insufficientFunds',
  amount,
  cardId: 'card-1',
  lastFourDigits: '0008',
  since: parseCalendarDay('2026-12-07')!,
  payBy: parseCalendarDay('2026-12-14')!,
};
const cards: DueCard[] = [
  { id: 'card-1', name: 'Bonus', lastFourDigits: '0008', isExpired: false },
  { id: 'card-2', name: 'World', lastFourDigits: '0009', isExpired: false },
];
const found: DueFound = { dues: [due], cards, answer: null };
const challenge: ThreeDSecureInput = {
  purpose: 'duePayment',
  attemptId,
  redirectUrl: 'https://bank.example/3ds/1',
  amount,
  expiresAt: 1_800_000_300_000,
};
const declined = { kind: 'declined', attemptId, declineCode: 'doNotHonour' } as const;
const saved: PayingCard = { kind: 'saved', cardId: 'card-2' };
const typed: PayingCard = {
  kind: 'new',
  number: '5528790000000008',
  holder: 'Elif Yılmaz',
  expiryMonth: 12,
  expiryYear: 2030,
  cvc: '123',
};
const inProgress = conflict({ code: 'PAYMENT_IN_PROGRESS', data: { attemptId } });
const notDue = conflict({ code: 'NOT_DUE', data: { orderStatus: 'PAID' } });

export const duePaymentFlow = defineFlow(duePaymentMachine, {
  name: 'due-payment',
  copy: duePaymentCopy,
  inputs: { opened: { keySeed: 'seed' } },
  events: { 'card.submit': [{ card: saved }, { card: typed }] },
  outcomes: {
    find: {
      done: {
        nothing: { dues: [], cards: [], answer: null },
        due: found,
        cardless: { ...found, cards: [] },
        open: { ...found, answer: { kind: 'open', challenge } },
        paid: { dues: [], cards: [], answer: { kind: 'paid', attemptId, amount } },
        declined: { ...found, answer: declined },
        renewal: { ...found, answer: { kind: 'renewal' } },
        payment: { ...found, answer: { kind: 'payment' } },
      },
      failed: failures('offline', 'sessionOver'),
    },
    request: {
      done: {
        bankAsks: { kind: 'open', challenge },
        paidAtOnce: { kind: 'paid', attemptId, amount },
        declined,
      },
      failed: {
        cardDeclined: rejected({
          code: 'CARD_DECLINED',
          data: { attemptId, declineCode: 'insufficientFunds', retryable: true },
        }),
        notDue,
        priceChanged: conflict({ code: MISCALCULATION_CODE }),
        soldOut: conflict({ code: 'OUT_OF_STOCK' }),
        paymentInProgress: inProgress,
        bankUnavailable: unavailable({ code: 'BANK_UNAVAILABLE' }),
        keyTaken: conflict({ code: 'IDEMPOTENCY_MISMATCH' }),
        invalid: invalid([{ field: 'card.cardNumber', code: 'invalid' }]),
        ...failures('offline', 'timedOut', 'unavailable', 'sessionOver'),
        broken: bug(),
      },
    },
    drop: {
      done: { dropped: null },
      failed: {
        notDue,
        paymentInProgress: inProgress,
        ...failures('offline', 'sessionOver', 'gone'),
      },
    },
    challenge: {
      done: {
        paid: { outcome: 'paid', attemptId, orderIds: [] },
        declined: { outcome: 'declined', attemptId, declineCode: 'challengeFailed', retryable: true },
        expired: { outcome: 'expired', attemptId },
        cancelled: { outcome: 'cancelled', attemptId },
        unknown: { outcome: 'unknown', attemptId },
      },
      failed: { broken: new Error('challenge broke') },
    },
  },
  project: ({ context }) => ({
    dues: context.dues?.length ?? null,
    hasCards: context.cards.length > 0,
    attemptId: context.attemptId,
    isSent: context.key !== null,
    declineCode: context.declineCode,
    notice: context.notice,
    occupant: context.occupant,
    failure: context.failure?.code ?? context.failure?.kind ?? null,
  }),
  tags: { busy: ['checking', 'requesting', 'dropping'], form: ['choosingCard', 'requesting'] },
  invariants: duePaymentRules,
  promises: duePaymentPromises,
});
