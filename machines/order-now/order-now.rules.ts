import type { Invariant } from 'model-testing';
import type { orderNowMachine } from './order-now.machine.ts';

/** What must hold in every state, beside the rules of every payment. */
export const orderNowRules: readonly Invariant<typeof orderNowMachine>[] = [
  {
    name: 'nothing is charged before its amount and what it moves were shown',
    holds: (snapshot) =>
      !(snapshot.matches('offered') || snapshot.matches('requesting')) || snapshot.context.offer !== null,
  },
  {
    name: 'nothing is offered while an attempt is open or its end is not known',
    holds: (snapshot) =>
      Object.values(snapshot.getMeta()).every((meta) => meta?.money !== 'unknown') ||
      !snapshot.can({ type: 'now.open' }),
  },
  {
    name: 'the holder is asked for only while a payment is on its way',
    holds: ({ context: { isChallenged, key } }) => !isChallenged || key !== null,
  },
  {
    name: 'why nothing was charged is said where it was not, and nowhere else',
    holds: (snapshot) =>
      snapshot.matches('declined') === (snapshot.context.declineCode !== null || snapshot.context.notice !== null),
  },
];
