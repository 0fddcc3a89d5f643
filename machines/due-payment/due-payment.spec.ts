import type { Invariant, Postcondition } from 'model-testing';
import { parseCalendarDay } from '../../domain/calendar/index.ts';
import { conflict, failure, invalid, MISCALCULATION_CODE } from '../../domain/failure/index.ts';
import { isSame } from '../kit/index.ts';
import { paymentInProgress, paymentSpec, sampleAmount, typedCard } from '../families/testing.ts';
import { failures } from '../kit/testing.ts';
import { duePaymentCopy } from './due-payment.copy.ts';
import { duePaymentMachine } from './due-payment.machine.ts';
import type { DueCard, DueFound, DuePayment } from './due-payment.types.ts';

const due: DuePayment = {
  id: 'due-1',
  subscriptionId: 'subscription-1',
  declineCode: 'insufficientFunds',
  retryOn: parseCalendarDay('2026-12-08'),
  amount: sampleAmount,
  cardId: 'card-1',
  lastFourDigits: '0008',
  since: parseCalendarDay('2026-12-07')!,
  window: { earliest: parseCalendarDay('2026-12-09')!, latest: parseCalendarDay('2026-12-11')! },
  payBy: parseCalendarDay('2026-12-14')!,
};

const cards: DueCard[] = [
  { id: 'card-1', name: 'Bonus', lastFourDigits: '0008', isExpired: false },
  { id: 'card-2', name: 'World', lastFourDigits: '0009', isExpired: false },
];

const loaded = { dues: [due], cards };
const notDue = conflict({ code: 'NOT_DUE', data: { orderStatus: 'PAID' } });

/** Invariants, in addition to those of every payment. */
const duePaymentInvariants: readonly Invariant<typeof duePaymentMachine>[] = [
  {
    name: 'only what is due is paid, or cancelled',
    holds: (snapshot) =>
      !['due', 'choosingCard', 'requesting', 'confirming', 'dropping'].includes(snapshot.value) ||
      (snapshot.context.dues?.length ?? 0) > 0,
  },
  {
    name: 'nothing is due when the server says so, and only then',
    holds: (snapshot) => !snapshot.matches('none') || snapshot.context.dues?.length === 0,
  },
  {
    name: 'a link that pays nothing says why',
    holds: (snapshot) => snapshot.matches('refused') === (snapshot.context.refusal !== null),
  },
  {
    name: 'who pays meanwhile is said where nothing can be paid',
    holds: (snapshot) => snapshot.matches('occupied') === (snapshot.context.occupant !== null),
  },
];

type Step = Postcondition<typeof duePaymentMachine>;
type Snapshot = Parameters<NonNullable<Step['given']>>[0];

const isSent = ({ context }: Snapshot) => context.key !== null;

const isWithoutTrouble = ({ context: { notice, failure, declineCode, paid } }: Snapshot) =>
  notice === null && failure === null && declineCode === null && paid === null;

const isForgotten = ({ context: { attemptId, key, challenge } }: Snapshot) =>
  attemptId === null && key === null && challenge === null;

const noticeOf: Record<string, string> = { NOT_DUE: 'notDue', MISCALCULATION: 'priceChanged' };

/** Postconditions, in addition to those of every payment. */
const duePaymentPostconditions: readonly Step[] = [
  {
    name: 'whatever is found, what is due and what it can be paid with is what the server says',
    on: [
      'find.done.nothing',
      'find.done.due',
      'find.done.cardless',
      'find.done.open',
      'find.done.paid',
      'find.done.declined',
      'find.done.renewal',
      'find.done.payment',
      'find.done.refused',
    ],
    to: ({ context }, _before, { output }) =>
      isSame(context.dues, (output as DueFound).dues) && isSame(context.cards, (output as DueFound).cards),
  },
  {
    name: 'nothing is due by the server’s word alone',
    on: ['find.done.nothing'],
    to: (after, { context }) => after.matches('none') && isForgotten(after) && after.context.notice === context.notice,
  },
  {
    name: 'a mailed link that does not count ends here, with its reason',
    on: ['find.done.refused'],
    to: (after) => after.matches('refused') && after.context.refusal === 'ALREADY_PAID' && isForgotten(after),
  },
  {
    name: 'a payment by a link that no longer counts is not sent again: why is looked up',
    on: ['request.failed.linkOver'],
    to: (after, _before, _event, { asked: { find } }) =>
      after.matches('looking') && isSame(find, { key: null, attemptId: null }),
  },
  {
    name: 'another open payment does not block a customer who has sent none',
    on: ['find.done.payment'],
    given: (before) => !isSent(before),
    to: (after) => after.matches('due') && after.context.occupant === null,
  },
  {
    name: 'while the shop asks the bank itself, nothing else can be paid',
    requirements: 'SUBSCRIPTION-14',
    on: ['find.done.renewal'],
    to: (after) => after.matches('occupied') && after.context.occupant === 'renewal' && isForgotten(after),
  },
  {
    name: 'a payment that the server does not take because of another one leads to that one',
    on: ['find.done.payment'],
    given: isSent,
    to: (after) => after.matches('occupied') && after.context.occupant === 'payment' && isForgotten(after),
  },
  {
    name: 'the status of the other one, or of the link, is asked again, without anything of ours',
    on: ['payment.check', 'after.lookPause'],
    from: ['occupied', 'refused'],
    to: (after, _before, _event, { asked: { find } }) =>
      after.matches('looking') && isSame(find, { key: null, attemptId: null }) && isWithoutTrouble(after),
  },
  {
    name: 'once what waits at the bank is asked about again, what was said before is old',
    on: ['after.lookPause'],
    from: ['unfinished'],
    to: isWithoutTrouble,
  },
  {
    name: 'paying leads to the choice of a card, without old failures',
    on: ['pay.open'],
    from: ['due'],
    to: (after) => after.matches('choosingCard') && isWithoutTrouble(after),
  },
  {
    name: 'closing the choice shows what is due',
    on: ['pay.close'],
    from: ['choosingCard'],
    to: (after) => after.matches('due') && isWithoutTrouble(after),
  },
  {
    name: 'what is paid is the oldest that is due, with the card that was chosen',
    requirements: 'SUBSCRIPTION-14',
    on: ['card.submit'],
    from: ['choosingCard'],
    to: (after, { context }, event, { asked: { request } }) =>
      isSame(request, { key: after.context.key, due: context.dues![0], card: event['card'] }),
  },
  {
    name: 'what is not due any more, costs another amount by now or cannot be paid with this card is read again and said so',
    on: ['request.failed.notDue', 'request.failed.priceChanged', 'request.failed.cardUnusable'],
    to: (after, _before, { error }, { asked: { find } }) =>
      after.matches('looking') &&
      isSame(find, { key: null, attemptId: null }) &&
      after.context.notice === (noticeOf[(error as { code: string }).code] ?? 'cardUnusable'),
  },
  {
    name: 'nothing is cancelled before it was confirmed',
    on: ['drop.open'],
    from: ['due', 'choosingCard'],
    to: (after, _before, _event, { asked }) =>
      after.matches('confirming') && isWithoutTrouble(after) && !('drop' in asked),
  },
  { name: 'a box that is kept is still due', on: ['drop.cancel'], from: ['confirming'], to: ['due'] },
  {
    name: 'what is cancelled is the box that was shown',
    on: ['drop.confirm'],
    from: ['confirming'],
    to: (after, { context }, _event, { asked: { drop } }) =>
      after.matches('dropping') && isSame(drop, { due: context.dues![0] }),
  },
  {
    name: 'what was cancelled is shown, and everything it changes is read again',
    requirements: 'SUBSCRIPTION-15',
    on: ['drop.done'],
    to: (after, _before, _event, { ran }) => after.matches('dropped') && 'refreshAccount' in ran,
  },
  {
    name: 'where it is not known whether it was cancelled, or it cannot be by now, what is due is read again',
    on: ['drop.failed.notDue', 'drop.failed.paymentInProgress', 'drop.failed.offline', 'after.saveLimit'],
    from: ['dropping'],
    to: (after, _before, { error }, { asked }) => {
      const code = (error as { code?: string } | undefined)?.code;
      const { notice, failure } = after.context;
      const isSaid = error ? notice === (code === 'NOT_DUE' ? 'notDue' : null) : failure?.kind === 'timeout';
      return after.matches('looking') && !('drop' in asked) && isSaid;
    },
  },
  {
    name: 'a loss of the connection, or another refusal, of the cancellation is shown',
    on: ['drop.failed.offline', 'drop.failed.gone'],
    to: ({ context }, _before, { error }) => context.failure === error,
  },
  { name: 'what cannot be cancelled is still due', on: ['drop.failed.gone'], to: ['due'] },
  {
    name: 'once its end was read, what else is due is shown',
    on: ['due.close'],
    from: ['paid', 'dropped', 'none'],
    to: (after, _before, _event, { asked: { find } }) =>
      after.matches('looking') && isSame(find, { key: null, attemptId: null }) && isWithoutTrouble(after),
  },
  {
    name: 'a session that ends while a box is cancelled is shown',
    on: ['drop.failed.sessionOver'],
    to: ['suspended'],
  },
];

/**
 * Only the server says what is due. A card is sent once, under a key, and is never kept. Its owner approves at the
 * bank in the flow three-d-secure. While an attempt is open, the customer's or the shop's own, no other payment can
 * begin: the page says so, and asks for the outcome. Cancelling a box charges nothing, now or later; the
 * subscription goes on with the next one. The link of a mail leads to the same flow with other services
 * (`src/flows/mailed-payment`): a typed card, which is not kept; a link that is not valid ends in `refused`.
 */
export const duePaymentFlow = paymentSpec(duePaymentMachine, {
  name: 'due-payment',
  description: {
    tr: {
      title: 'Geçmeyen ödemeyi tamamlar',
      text: 'Kartından ödeme alınamayan müşteri kutusunu aynı ya da başka bir kartla öder, ya da ondan vazgeçer.',
    },
    en: {
      title: 'Makes up for a payment that failed',
      text: 'A customer whose card did not go through pays for the box with the same card or another, or lets it go.',
    },
  },
  copy: duePaymentCopy,
  inputs: { opened: { keySeed: 'seed' } },
  events: { 'card.submit': [{ card: { kind: 'saved', cardId: 'card-2' } }, { card: { kind: 'new', ...typedCard } }] },
  purpose: 'duePayment',
  beside: loaded,
  found: {
    nothing: { dues: [], cards: [], answer: null },
    due: { ...loaded, answer: null },
    cardless: { dues: [due], cards: [], answer: null },
    paid: { dues: [], cards: [], answer: { kind: 'paid', attemptId: 'attempt-1', amount: sampleAmount } },
    renewal: { ...loaded, answer: { kind: 'renewal' } },
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
  invariants: duePaymentInvariants,
  postconditions: duePaymentPostconditions,
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
      reason: 'the screen offers it before a card is chosen; tests/explorer/pages/screens.spec.ts plays it',
    },
    { item: 'duePayment.dropping drop failed[4]', reason: 'nothing but a fault refuses it in another way' },
    { item: 'duePayment.dropping after saveLimit[0]', reason: 'as a lost connection, which is played' },
  ],
});
