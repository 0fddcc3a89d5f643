import type { StepPromise } from 'model-testing';
import type { checkoutMachine } from './checkout.machine.ts';
import { isSame } from './checkout.trouble-promises.ts';

type Promise = StepPromise<typeof checkoutMachine>;
type Snapshot = Parameters<NonNullable<Promise['given']>>[0];

/** The key was spent on an order of another tab. */
export const isKeyAnothers = ({ context }: Snapshot): boolean => context.keyStatus === 'anothers';

/** What is bought, and how it is paid. A blank code is not sent. Spec §5 */
export const boughtIn = ({ context: { items, promoCode, useAccountBalance } }: Snapshot) => ({
  items,
  promoCode: promoCode?.trim() ? promoCode : null,
  useAccountBalance,
});

/** The cart is still the one that the order was sent for. */
export const hasOrderedCart = (snapshot: Snapshot): boolean =>
  isSame((JSON.parse(snapshot.context.attemptFingerprint!) as unknown[])[0], boughtIn(snapshot));

/** What other tabs of the same shop do meanwhile. */
export const elsewherePromises: readonly Promise[] = [
  {
    name: 'keys that another tab has spent are not used again. Payments: one key',
    on: ['attempt.ended'],
    from: ['form', 'resting', 'busy', 'paying'],
    to: ({ context }, before, { keySeed, attemptNumber }) =>
      context.keySeed === keySeed &&
      context.attemptNumber >= (attemptNumber as number) &&
      (before.context.keySeed !== keySeed || context.attemptNumber >= before.context.attemptNumber) &&
      context.attemptKey === before.context.attemptKey,
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
    name: 'a cart that another tab has changed is priced before it is ordered. Spec §4',
    on: ['lookup.done.neverArrived', 'order.failed.invalid'],
    given: (before) => !hasOrderedCart(before),
    to: (after) => after.matches({ filling: after.context.items.length > 0 ? 'quoting' : 'empty' }),
  },
  {
    name: 'a new key that another order has used says nothing of this one; what it paid for leaves the cart',
    on: ['order.failed.keyOfAnotherTab'],
    given: ({ context }) => context.keyStatus === 'new',
    to: ({ context }, _before, _event, { asked }) =>
      context.keyStatus === 'anothers' && context.notice === 'triedElsewhere' && asked.recovery?.isKeyAnothers === true,
  },
  {
    name: 'a key that this order has gone out under before is its own',
    on: ['order.failed.keyOfAnotherTab'],
    given: ({ context }) => context.keyStatus !== 'new',
    to: ({ context }, _before, _event, { asked }) =>
      context.keyStatus === 'own' && context.notice === null && asked.recovery?.isKeyAnothers === false,
  },
  {
    name: 'once the server has answered, the key is this order’s own',
    on: ['order.done', 'order.failed', 'after.orderLimit'],
    given: ({ context }, { outcome }) => context.keyStatus !== 'new' || outcome !== 'keyOfAnotherTab',
    to: ({ context }) => context.keyStatus === 'own',
  },
  {
    name: 'a payment that is taken up here is this order’s own',
    on: ['payment.resume'],
    from: ['interrupted'],
    to: ({ context }) => context.keyStatus === 'own',
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
