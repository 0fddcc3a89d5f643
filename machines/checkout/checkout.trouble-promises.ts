import type { PathEvent, StepPromise } from 'model-testing';
import type { checkoutMachine } from './checkout.machine.ts';
import type { Decline } from './checkout.types.ts';

export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

type Promise = StepPromise<typeof checkoutMachine>;

/** How the bank's refusal can reach the flow. */
export const refusals: Promise['on'] = [
  'recovery.done.declined',
  'order.done.declined',
  'order.failed.cardDeclined',
  'lookup.done.declined',
  'challenge.done.declined',
];

/** A refusal comes as an answer, as the end of the bank's page, or with the error. */
const refusalIn = ({ output, error }: PathEvent): Decline =>
  ((output as { decline?: Decline } | undefined)?.decline ??
    output ??
    (error as { data: Decline } | undefined)?.data) as Decline;

/** What is remembered of what went wrong, and for how long. */
export const troublePromises: readonly Promise[] = [
  {
    name: 'why the bank refused is remembered in its own words',
    on: refusals,
    given: ({ context }) => context.keyStatus !== 'anothers',
    to: ({ context }, _, event) => {
      const { declineCode, retryable } = refusalIn(event);
      return isSame(context.decline, { declineCode, retryable });
    },
  },
  {
    name: 'a payment whose time ran out may be tried again, and says so',
    on: ['challenge.done.expired'],
    to: ({ context }) => isSame(context.decline, { declineCode: 'expired', retryable: true }),
  },
  {
    name: 'a new try that goes out begins without the troubles of the last one',
    on: ['order.place', 'payment.resume'],
    to: (after) => {
      const { notice, failure, decline } = after.context;
      return !after.hasTag('paying') || isSame([notice, failure, decline], [null, null, null]);
    },
  },
  {
    name: 'what did not work is remembered with its reason',
    on: [
      'recovery.failed.offline',
      'quote.failed.unavailable',
      'contracts.failed.unavailable',
      'order.failed.outOfStock',
      'order.failed.invalid',
    ],
    to: ({ context }, _, { error }) => context.failure === error,
  },
  {
    name: 'an order that is over for good leaves nothing behind that the next one could be taken for',
    on: [
      'order.failed.miscalculation',
      'order.failed.outOfStock',
      'order.failed.addressGone',
      'order.failed.textsChanged',
      'order.failed.codeRefused',
      'order.failed.invalid',
      'challenge.done.cancelled',
    ],
    to: ({ context: { attemptId, attemptKey, attemptFingerprint, challenge, lookups } }) =>
      isSame([attemptId, attemptKey, attemptFingerprint, challenge, lookups], [null, null, null, null, 0]),
  },
];
