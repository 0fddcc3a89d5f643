import type { Invariant } from 'model-testing';
import type { duePaymentMachine } from './due-payment.machine.ts';
import type { DueMeta } from './due-payment.types.ts';

const moneyIn: Record<string, DueMeta['money']> = {
  checking: 'unknown',
  unheard: 'unknown',
  none: 'notCharged',
  due: 'notCharged',
  choosingCard: 'notCharged',
  requesting: 'unknown',
  challenging: 'unknown',
  unfinished: 'unknown',
  occupied: 'unknown',
  confirming: 'notCharged',
  dropping: 'notCharged',
  dropped: 'notCharged',
  paid: 'charged',
  suspended: 'unknown',
};

const aCard = { type: 'card.submit', card: { kind: 'saved', cardId: 'card-2' } } as const;

/** What must hold in every state. */
export const duePaymentRules: readonly Invariant<typeof duePaymentMachine>[] = [
  {
    name: 'of the money we say what is certain, and else that we do not know. Spec §4',
    holds: (snapshot) => Object.values(snapshot.getMeta()).every((meta) => meta?.money === moneyIn[snapshot.value]),
  },
  {
    name: 'nothing is paid while an attempt is open or its end is not known',
    holds: (snapshot) => snapshot.can(aCard) === snapshot.matches('choosingCard'),
  },
  {
    name: 'a payment that is over, or that nobody began, is known by nothing any more',
    holds: ({ value, context: { attemptId, key, challenge } }) =>
      moneyIn[value] === 'unknown' || (attemptId === null && key === null && challenge === null),
  },
  {
    name: 'only what is due is paid, or let go',
    holds: (snapshot) =>
      !['due', 'choosingCard', 'requesting', 'confirming', 'dropping'].includes(snapshot.value) ||
      (snapshot.context.dues?.length ?? 0) > 0,
  },
  {
    name: 'nothing is due when the server says so, and only then',
    holds: (snapshot) => !snapshot.matches('none') || snapshot.context.dues?.length === 0,
  },
  {
    name: 'a payment goes out under a key',
    holds: (snapshot) => !snapshot.matches('requesting') || snapshot.context.key !== null,
  },
  {
    name: 'the bank is asked about an attempt that exists',
    holds: (snapshot) =>
      (!snapshot.matches('challenging') && !snapshot.matches('unfinished')) || snapshot.context.challenge !== null,
  },
  {
    name: 'what was taken is said where it is certain, and nowhere else',
    holds: (snapshot) => snapshot.matches('paid') === (snapshot.context.paid !== null),
  },
  {
    name: 'who pays meanwhile is said where nothing can be paid',
    holds: (snapshot) => snapshot.matches('occupied') === (snapshot.context.occupant !== null),
  },
  {
    name: 'neither number nor code of a card is kept',
    holds: ({ context }) => !/5528790000000008|"123"/.test(JSON.stringify(context)),
  },
  {
    name: 'the customer can go on, or the flow moves by itself',
    holds: (snapshot) =>
      snapshot.hasTag('busy') ||
      snapshot.matches('challenging') ||
      snapshot.can({ type: 'due.look' }) ||
      snapshot.can({ type: 'due.close' }) ||
      snapshot.can({ type: 'pay.open' }) ||
      snapshot.can({ type: 'pay.close' }) ||
      snapshot.can({ type: 'payment.resume' }) ||
      snapshot.can({ type: 'drop.cancel' }) ||
      snapshot.can({ type: 'session.restored' }),
  },
];
