import type { Invariant } from 'model-testing';
import type { orderNowMachine } from './order-now.machine.ts';
import type { NowMeta } from './order-now.types.ts';

const moneyIn: Record<string, NowMeta['money']> = {
  looking: 'unknown',
  unheard: 'unknown',
  idle: 'notCharged',
  previewing: 'notCharged',
  offered: 'notCharged',
  refused: 'notCharged',
  paying: 'unknown',
  challenging: 'unknown',
  unfinished: 'unknown',
  declined: 'notCharged',
  paid: 'charged',
  suspended: 'unknown',
};

/** What must hold in every state. */
export const orderNowRules: readonly Invariant<typeof orderNowMachine>[] = [
  {
    name: 'of the money we say what is certain, and else that we do not know. Spec §4',
    holds: (snapshot) => Object.values(snapshot.getMeta()).every((meta) => meta?.money === moneyIn[snapshot.value]),
  },
  {
    name: 'nothing is charged before its amount and what it moves were shown',
    holds: (snapshot) =>
      snapshot.can({ type: 'now.confirm' }) === snapshot.matches('offered') &&
      (!(snapshot.matches('offered') || snapshot.matches('paying')) || snapshot.context.offer !== null),
  },
  {
    name: 'nothing else is sent while an attempt is open or its end is not known',
    holds: (snapshot) =>
      moneyIn[snapshot.value] !== 'unknown' ||
      !(snapshot.can({ type: 'now.open' }) || snapshot.can({ type: 'now.confirm' })),
  },
  {
    name: 'a payment that is over, or that nobody began, is known by nothing any more',
    holds: ({ value, context: { attemptId, key, challenge, isChallenged } }) =>
      moneyIn[value] === 'unknown' || (attemptId === null && key === null && challenge === null && !isChallenged),
  },
  {
    name: 'a payment goes out under a key',
    holds: (snapshot) => !snapshot.matches('paying') || snapshot.context.key !== null,
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
    name: 'why nothing was charged is said where it was not, and nowhere else',
    holds: (snapshot) => snapshot.matches('declined') === (snapshot.context.declineCode !== null),
  },
  {
    name: 'the customer can go on, or the flow moves by itself',
    holds: (snapshot) =>
      snapshot.hasTag('busy') ||
      snapshot.matches('challenging') ||
      (['now.open', 'now.close', 'payment.check', 'payment.resume', 'session.restored'] as const).some((type) =>
        snapshot.can({ type }),
      ),
  },
];
