import type { StepPromise } from 'model-testing';
import type { cardCheckMachine } from './card-check.machine.ts';

type Step = StepPromise<typeof cardCheckMachine>;
type Snapshot = Parameters<NonNullable<Step['given']>>[0];

const isSent = ({ context }: Snapshot) => context.key !== null;
const isNotSent = (snapshot: Snapshot) => !isSent(snapshot);
const isWithoutTrouble = ({ context: { notice, failure, declineCode } }: Snapshot) =>
  notice === null && failure === null && declineCode === null;

/** What a step must lead to. Each names its section of the specification. */
export const cardCheckPromises: readonly Step[] = [
  {
    name: 'whoever opens the page learns first of a check that was left behind, also after the bank’s page. Spec §4',
    on: ['start'],
    to: (after, _before, _event, { asked: { recovery } }) =>
      after.matches('recovering') && recovery?.attemptId === after.context.attemptId && recovery.key === null,
  },
  {
    name: 'what is not known is asked again: by itself, when the customer wants, and after signing in. Spec §4',
    on: ['check.look', 'after.lookPause', 'session.restored'],
    from: ['unheard', 'suspended'],
    given: (before, { type }) => (type === 'session.restored') === before.matches('suspended'),
    to: (after, { context }, _event, { asked: { recovery } }) =>
      after.matches('recovering') &&
      recovery?.attemptId === context.attemptId &&
      recovery.key === context.key &&
      after.context.failure === null,
  },
  {
    name: 'a check that waits at the bank is asked about again',
    on: ['after.lookPause'],
    from: ['unfinished'],
    to: (after, { context }, _event, { asked: { recovery } }) =>
      after.matches('recovering') && recovery?.attemptId === context.attemptId,
  },
  {
    name: 'an answer that does not come is not taken for one',
    on: ['recovery.failed.offline', 'after.readLimit'],
    from: ['recovering'],
    to: (after, { context }, { error }) =>
      after.matches('unheard') &&
      after.context.key === context.key &&
      after.context.failure === (error ?? context.failure),
  },
  {
    name: 'a card that the bank has saved is told once, and the cards are read anew. Spec §4',
    on: ['recovery.done.saved', 'request.done.savedAtOnce', 'challenge.done.paid'],
    to: (after, _before, _event, { ran }) =>
      after.matches('saved') &&
      'refreshCards' in ran &&
      (ran['acknowledge'] as { attemptId: string }).attemptId === 'attempt-1',
  },
  {
    name: 'a card that was not confirmed says why, and is told once',
    on: [
      'recovery.done.declined',
      'request.done.declined',
      'request.failed.cardDeclined',
      'challenge.done.declined',
      'challenge.done.expired',
    ],
    to: (after, _before, { output, error }, { ran }) => {
      const { outcome, declineCode = outcome } = (output ?? (error as { data: object } | undefined)?.data ?? {}) as {
        outcome?: string;
        declineCode?: string;
      };
      return (
        after.matches('declined') &&
        after.context.declineCode === declineCode &&
        !('refreshCards' in ran) &&
        (ran['acknowledge'] as { attemptId: string }).attemptId === 'attempt-1'
      );
    },
  },
  {
    name: 'a check that was left behind can be continued',
    on: ['recovery.done.open', 'recovery.done.silent'],
    to: (after, _before, { output }) =>
      after.matches('unfinished') && after.context.challenge === (output as { challenge: unknown }).challenge,
  },
  {
    name: 'whoever continues it stands before the bank’s page',
    on: ['check.resume'],
    from: ['unfinished'],
    to: (after, { context }, _event, { asked: { challenge } }) =>
      after.matches('challenging') && challenge === context.challenge,
  },
  {
    name: 'who has no check open may add a card, also while a payment is open elsewhere',
    on: ['recovery.done.none', 'recovery.done.payment'],
    given: isNotSent,
    to: ['closed'],
  },
  {
    name: 'a card that never arrived is told so, and can be sent again. Payments: one key',
    on: ['recovery.done.none'],
    given: isSent,
    to: (after) => after.matches('filling') && after.context.notice === 'notReceived',
  },
  {
    name: 'a card that the server does not take because of an open payment leads to that payment',
    on: ['recovery.done.payment'],
    given: isSent,
    to: ['occupied'],
  },
  {
    name: 'whoever wants to add a card gets its form, without old troubles',
    on: ['card.add'],
    from: ['closed', 'saved', 'declined', 'occupied'],
    to: (after) => after.matches('filling') && isWithoutTrouble(after),
  },
  {
    name: 'whoever does not want to any more sees the cards',
    on: ['card.close'],
    from: ['filling', 'saved', 'declined', 'occupied'],
    to: (after) => after.matches('closed') && isWithoutTrouble(after),
  },
  {
    name: 'each card that is sent goes out once, under a key of its own. Payments: one key',
    on: ['card.submit'],
    from: ['filling'],
    to: (after, { context }, event, { asked: { request } }) =>
      after.matches('requesting') &&
      isWithoutTrouble(after) &&
      after.context.checks === context.checks + 1 &&
      request?.key === `${context.keySeed}-${context.checks + 1}` &&
      request.card === event['card'],
  },
  {
    name: 'the bank’s page opens as soon as the bank asks. Spec §4',
    on: ['request.done.bankAsks'],
    to: (after, _before, { output }, { asked: { challenge } }) =>
      after.matches('challenging') && challenge === (output as { challenge: unknown }).challenge,
  },
  {
    name: 'while nobody knows whether the card arrived, the server is asked under its key and nothing is sent again',
    on: [
      'request.failed.offline',
      'request.failed.timedOut',
      'request.failed.unavailable',
      'request.failed.broken',
      'request.failed.paymentInProgress',
      'after.requestLimit',
    ],
    from: ['requesting'],
    to: (after, { context }, _event, { asked: { recovery } }) =>
      after.matches('recovering') && recovery?.key === context.key && recovery?.key !== null,
  },
  {
    name: 'a card that is not taken leads back to the form with its reason; nothing typed is lost',
    on: [
      'request.failed.bankUnavailable',
      'request.failed.tooMany',
      'request.failed.keyTaken',
      'request.failed.invalid',
    ],
    to: (after, _before, { error }) => after.matches('filling') && after.context.failure === error,
  },
  {
    name: 'whoever gives up at the bank is back at the form, and reads that nothing was charged',
    on: ['challenge.done.cancelled'],
    to: (after) => after.matches('filling') && after.context.notice === 'cancelled',
  },
  {
    name: 'a check whose end is not known is not forgotten: it can be continued. Spec §4',
    on: ['challenge.done.unknown', 'challenge.failed.broken'],
    to: (after, { context }) => after.matches('unfinished') && after.context.attemptId === context.attemptId,
  },
  {
    name: 'a session that ends is told',
    on: ['recovery.failed.sessionOver', 'request.failed.sessionOver'],
    to: (after, { context }) => after.matches('suspended') && after.context.key === context.key,
  },
];
