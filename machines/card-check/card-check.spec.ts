import type { Invariant, Postcondition } from 'model-testing';
import { conflict, invalid } from '../../domain/failure/index.ts';
import { kurus } from '../../domain/money/index.ts';
import { isSame } from '../kit/index.ts';
import { paymentInProgress, paymentSpec, typedCard } from '../families/testing.ts';
import { cardCheckCopy } from './card-check.copy.ts';
import { cardCheckMachine } from './card-check.machine.ts';

/** Invariants, in addition to those of every payment. */
const cardCheckInvariants: readonly Invariant<typeof cardCheckMachine>[] = [
  {
    name: 'a card that was not added says why, and nothing else does',
    holds: (snapshot) => snapshot.matches('declined') === (snapshot.context.declineCode !== null),
  },
];

type Step = Postcondition<typeof cardCheckMachine>;
type Snapshot = Parameters<NonNullable<Step['given']>>[0];

const isSent = ({ context }: Snapshot) => context.key !== null;

const isWithoutTrouble = ({ context: { notice, failure, declineCode, paid } }: Snapshot) =>
  notice === null && failure === null && declineCode === null && paid === null;

/** Postconditions, in addition to those of every payment. */
const cardCheckPostconditions: readonly Step[] = [
  {
    name: 'who has no check open may add a card, also while a payment is open elsewhere',
    on: ['find.done.payment'],
    given: (before) => !isSent(before),
    to: ['closed'],
  },
  {
    name: 'a card that the server does not take because of an open payment leads to that payment',
    on: ['find.done.payment'],
    given: isSent,
    to: ['occupied'],
  },
  {
    name: 'adding a card opens its form, without old failures',
    on: ['card.add'],
    from: ['closed', 'saved', 'declined', 'occupied'],
    to: (after) => after.matches('filling') && isWithoutTrouble(after),
  },
  {
    name: 'closing the form shows the cards',
    on: ['card.close'],
    from: ['filling', 'saved', 'declined', 'occupied'],
    to: (after) => after.matches('closed') && isWithoutTrouble(after),
  },
  {
    name: 'what is sent is the card that was typed',
    on: ['card.submit'],
    from: ['filling'],
    to: (after, _before, event, { asked: { request } }) =>
      isSame(request, { key: after.context.key, card: event['card'] }),
  },
];

/**
 * The card is sent once, under a key, and is never kept: neither in this flow nor anywhere else. Its owner approves at
 * the bank in the flow three-d-secure; then the server says whether the card was added. A check that was left
 * behind, here, in another tab or on another device, is found when the page opens: by the attempt that the bank sent
 * the customer back with, by its key, or as the account's open attempt. While another payment of the account is open,
 * the bank is not asked a second question. The outcome of a check is shown once.
 */
export const cardCheckFlow = paymentSpec(cardCheckMachine, {
  name: 'card-check',
  description: {
    tr: {
      title: 'Kart ekler',
      text: 'Müşteri bir kart ekler; bankası kartı 1 lirayla dener ve o lirayı geri verir.',
    },
    en: {
      title: 'Adds a card',
      text: 'A customer adds a card; their bank tests it with one lira, which it gives back.',
    },
  },
  copy: cardCheckCopy,
  inputs: {
    opened: { attemptId: null, keySeed: 'seed' },
    returned: { attemptId: 'attempt-1', keySeed: 'seed' },
  },
  events: { 'card.submit': [{ card: typedCard }] },
  purpose: 'cardCheck',
  amount: kurus(0),
  found: { nothing: { answer: null } },
  failed: {
    paymentInProgress,
    tooMany: conflict({ code: 'CARD_LIMIT_REACHED' }),
    invalid: invalid([{ field: 'cardNumber', code: 'invalid' }]),
  },
  paid: 'saved',
  declined: 'declined',
  undone: 'filling',
  refused: 'filling',
  rest: 'closed',
  send: { type: 'card.submit', card: typedCard },
  from: 'filling',
  money: {
    closed: 'notCharged',
    filling: 'notCharged',
    occupied: 'notCharged',
    saved: 'notCharged',
    declined: 'notCharged',
  },
  nothing: ['nothing'],
  refusals: ['tooMany', 'invalid'],
  doubts: ['paymentInProgress'],
  ways: ['card.add', 'card.close'],
  tags: { busy: [], form: ['filling'] },
  invariants: cardCheckInvariants,
  postconditions: cardCheckPostconditions,
});
