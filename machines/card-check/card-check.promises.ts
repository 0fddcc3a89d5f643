import type { StepPromise } from 'model-testing';
import { isSame } from '../kit/index.ts';
import type { cardCheckMachine } from './card-check.machine.ts';

type Step = StepPromise<typeof cardCheckMachine>;
type Snapshot = Parameters<NonNullable<Step['given']>>[0];

const isSent = ({ context }: Snapshot) => context.key !== null;
const isWithoutTrouble = ({ context: { notice, failure, declineCode, paid } }: Snapshot) =>
  notice === null && failure === null && declineCode === null && paid === null;

/** What a step must lead to, beside the promises of every payment. */
export const cardCheckPromises: readonly Step[] = [
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
