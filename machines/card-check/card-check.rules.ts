import type { Invariant } from 'model-testing';
import type { cardCheckMachine, CardCheckMeta } from './card-check.machine.ts';

/** What may be said about the money. While the bank may be testing the card, a lira may be held. */
const moneyIn: Record<string, CardCheckMeta['money']> = {
  recovering: 'unknown',
  unheard: 'unknown',
  closed: 'notCharged',
  filling: 'notCharged',
  requesting: 'unknown',
  challenging: 'unknown',
  unfinished: 'unknown',
  occupied: 'notCharged',
  saved: 'notCharged',
  declined: 'notCharged',
  suspended: 'unknown',
};

const aCard = {
  type: 'card.submit',
  card: { number: '5528790000000008', holder: 'Elif Yılmaz', expiryMonth: 12, expiryYear: 2030, cvc: '123' },
} as const;

/** What must hold in every state. */
export const cardCheckRules: readonly Invariant<typeof cardCheckMachine>[] = [
  {
    name: 'of the money we say what is certain, and else that we do not know. Spec §4',
    holds: (snapshot) => Object.values(snapshot.getMeta()).every((meta) => meta?.money === moneyIn[snapshot.value]),
  },
  {
    name: 'a card is sent only where it is certain that no other check is open',
    holds: (snapshot) => snapshot.can(aCard) === snapshot.matches('filling'),
  },
  {
    name: 'a check that is over, or that nobody began, is known by nothing any more',
    holds: ({ value, context: { attemptId, key, challenge } }) =>
      moneyIn[value] === 'unknown' || (attemptId === null && key === null && challenge === null),
  },
  {
    name: 'a card goes out under a key',
    holds: (snapshot) => !snapshot.matches('requesting') || snapshot.context.key !== null,
  },
  {
    name: 'the bank is asked about a check that exists',
    holds: (snapshot) =>
      (!snapshot.matches('challenging') && !snapshot.matches('unfinished')) || snapshot.context.challenge !== null,
  },
  {
    name: 'a card that was not added says why, and nothing else does',
    holds: (snapshot) => snapshot.matches('declined') === (snapshot.context.declineCode !== null),
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
      snapshot.can({ type: 'card.add' }) ||
      snapshot.can({ type: 'card.close' }) ||
      snapshot.can({ type: 'check.look' }) ||
      snapshot.can({ type: 'check.resume' }) ||
      snapshot.can({ type: 'session.restored' }),
  },
];
