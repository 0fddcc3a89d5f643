import type { StepPromise } from '../../model-testing/flow-spec.ts';
import type { checkoutMachine } from './checkout.machine.ts';
import { isSame } from './checkout.trouble-promises.ts';

type Promise = StepPromise<typeof checkoutMachine>;
type Snapshot = Parameters<NonNullable<Promise['given']>>[0];

/** The key was spent on an order of another tab, and no payment is known that this one could be asked about. */
export const isKeyAnothers = ({ context }: Snapshot): boolean =>
  context.attemptKey !== null &&
  context.attemptFingerprint === null &&
  context.attemptId === null &&
  context.challenge === null;

/** What other tabs of the same shop do meanwhile. */
export const elsewherePromises: readonly Promise[] = [
  {
    name: 'keys that another tab has spent are not used again. Payments: one key',
    on: ['attempt.ended'],
    from: ['form', 'resting', 'busy', 'paying'],
    to: ({ context }, before, { keySeed, attemptNumber }) =>
      isSame(
        [context.keySeed, context.attemptNumber, context.attemptKey],
        [keySeed, attemptNumber, before.context.attemptKey],
      ),
  },
  {
    name: 'an open payment that ended in another tab is asked about',
    on: ['attempt.ended'],
    from: ['interrupted'],
    to: ['recovering'],
  },
  {
    name: 'what is ordered is not disturbed by another tab',
    on: ['attempt.ended'],
    from: ['form', 'busy', 'paying'],
    to: (after, before) => isSame(after.value, before.value),
  },
  {
    name: 'a key that another order has used says nothing of this one',
    on: ['order.failed.keyOfAnotherTab'],
    to: (after) => isKeyAnothers(after),
  },
  {
    name: 'what was paid in another tab leaves the cart',
    on: ['recovery.done.paid'],
    given: isKeyAnothers,
    to: (_after, _before, { output }, { ran }) => isSame(ran['takeOutPaid'], { answer: output }),
  },
  {
    name: 'the end of another order is not taken for the end of this one',
    on: ['recovery.done.paid', 'recovery.done.declined', 'recovery.done.none'],
    given: isKeyAnothers,
    to: (after, before, { outcome }) =>
      after.hasTag('form') &&
      after.context.attemptKey === null &&
      after.context.notice === (outcome === 'paid' ? 'paidElsewhere' : before.context.notice),
  },
];
