import type { StepPromise } from 'model-testing';
import { isSame } from '../kit/index.ts';
import type { orderNowMachine } from './order-now.machine.ts';

type Step = StepPromise<typeof orderNowMachine>;
type Snapshot = Parameters<NonNullable<Step['given']>>[0];

const isWithoutTrouble = ({ context: { failure, declineCode, notice, paid } }: Snapshot) =>
  failure === null && declineCode === null && notice === null && paid === null;
const isForgotten = ({ context: { attemptId, key, challenge, isChallenged } }: Snapshot) =>
  attemptId === null && key === null && challenge === null && !isChallenged;
const isAcknowledged = (ran: Readonly<Record<string, unknown>>) =>
  (ran['acknowledge'] as { attemptId: string } | undefined)?.attemptId === 'attempt-1';

/** What a step must lead to, beside the promises of every payment. */
export const orderNowPromises: readonly Step[] = [
  {
    name: 'what sending it today moves and takes is asked first, and nothing is sent',
    on: ['now.open'],
    from: ['idle', 'refused', 'declined'],
    to: (after, { context }, _event, { asked: { preview, request } }) =>
      after.matches('previewing') &&
      isSame(preview, { id: context.id }) &&
      request === undefined &&
      after.context.offer === null &&
      isWithoutTrouble(after),
  },
  {
    name: 'it is shown, beside why it is shown again',
    on: ['preview.done'],
    to: (after, { context }, { output }) =>
      after.matches('offered') && after.context.offer === output && after.context.failure === context.failure,
  },
  {
    name: 'what cannot be sent says why',
    on: ['preview.failed.inPreparation', 'preview.failed.offline', 'after.readLimit'],
    from: ['previewing'],
    to: (after, _before, { error }) =>
      after.matches('refused') && (error ? after.context.failure === error : after.context.failure?.kind === 'timeout'),
  },
  {
    name: 'closing the offer leads back to where the customer began',
    on: ['now.close'],
    from: ['previewing', 'offered', 'refused', 'declined', 'paid'],
    to: (after) => after.matches('idle') && after.context.offer === null && isWithoutTrouble(after),
  },
  {
    name: 'what is paid is the amount and the box that were shown, and the card’s holder is not asked for yet. Payments: one key',
    on: ['now.confirm'],
    from: ['offered'],
    to: (after, { context }, _event, { asked: { request } }) =>
      isSame(request, {
        id: context.id,
        key: after.context.key,
        charged: context.offer!.charged,
        cycle: context.offer!.cycle,
        isChallenged: false,
      }),
  },
  {
    name: 'a bank that wants the holder is asked once more, under another key, and its page opens',
    on: ['request.failed.holderWanted'],
    given: ({ context }) => !context.isChallenged,
    to: (after, { context }, _event, { asked: { request }, ran }) =>
      after.matches('requesting') &&
      isWithoutTrouble(after) &&
      after.context.attemptId === null &&
      isAcknowledged(ran) &&
      isSame(request, {
        id: context.id,
        key: `${context.keySeed}-${context.payments + 1}`,
        charged: context.offer!.charged,
        cycle: context.offer!.cycle,
        isChallenged: true,
      }),
  },
  {
    name: 'a bank that wants the holder once more is not asked a third time',
    on: ['request.failed.holderWanted'],
    given: ({ context }) => context.isChallenged,
    to: (after, _before, _event, { ran }) =>
      after.matches('declined') && after.context.declineCode === 'challengeRequired' && isAcknowledged(ran),
  },
  {
    name: 'what costs another amount by now is shown again, and said so',
    on: ['request.failed.priceChanged'],
    to: (after, { context }, { error }, { asked: { preview } }) =>
      after.matches('previewing') &&
      isSame(preview, { id: context.id }) &&
      after.context.offer === null &&
      after.context.failure === error &&
      isForgotten(after),
  },
  {
    name: 'a session that ends before it was asked for is shown, and nothing else is',
    on: ['preview.failed.sessionOver'],
    to: (after) => after.matches('suspended') && isWithoutTrouble(after),
  },
];
