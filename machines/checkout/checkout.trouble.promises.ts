import { isSame } from '../kit/testing.ts';
import type { PathEvent, StepPromise } from 'model-testing';
import { isChoiceGone } from './checkout.addresses.ts';
import type { checkoutMachine } from './checkout.machine.ts';
import type { CheckoutNotice, Decline, OpenPayment } from './checkout.types.ts';

type Step = StepPromise<typeof checkoutMachine>;
type Snapshot = Parameters<NonNullable<Step['given']>>[0];

/** What is kept of a payment that is open. */
export function challengeIn(output: unknown): object {
  const { money: _money, ...challenge } = (output as { payment: OpenPayment }).payment;
  return challenge;
}

/** Which payment may be open: the one the bank sent back with, else the one that was found, else that of the key. */
export const openIn = ({ context: { attemptId, attemptKey, challenge } }: Snapshot) => ({
  attemptId: attemptId ?? challenge?.attemptId ?? null,
  attemptKey,
});

/** How the bank's refusal can reach the flow. */
export const refusals: Step['on'] = [
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
export const troublePromises: readonly Step[] = [
  {
    name: 'why the bank refused is remembered in its own words',
    on: refusals,
    given: ({ context }) => context.keyStatus !== 'anothers',
    to: ({ context }, _, event) => {
      const { attemptId, declineCode, retryable } = refusalIn(event);
      return isSame(context.decline, { ...(attemptId !== undefined && { attemptId }), declineCode, retryable });
    },
  },
  {
    name: 'a payment whose time ran out may be tried again, and says so',
    on: ['challenge.done.expired'],
    to: ({ context }, _, { output }) => {
      const { attemptId } = output as Decline;
      return isSame(context.decline, { attemptId, declineCode: 'expired', retryable: true });
    },
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
      'order.failed.addressesGone',
      'order.failed.billingGone',
      'order.failed.textsChanged',
      'order.failed.codeRefused',
      'order.failed.invalid',
      'challenge.done.cancelled',
    ],
    to: ({ context: { attemptId, attemptKey, attemptFingerprint, challenge, lookups } }) =>
      isSame([attemptId, attemptKey, attemptFingerprint, challenge, lookups], [null, null, null, null, 0]),
  },
  {
    name: 'a session that ends before money moved is shown, and nothing is lost',
    requirements: 'ERROR-12',
    on: ['quote.failed.sessionOver', 'contracts.failed.sessionOver', 'order.failed.sessionOver'],
    to: ['suspended'],
  },
  {
    name: 'a session that ends while a payment may be open says that we do not know',
    requirements: 'PAYMENT-5',
    on: ['recovery.failed.sessionOver', 'lookup.failed.sessionOver'],
    to: ['lockedOut'],
  },
];

/** Why the shopper is back at the form, by what happened. */
const whyBack: Record<string, CheckoutNotice> = {
  miscalculation: 'priceChanged',
  outOfStock: 'outOfStock',
  textsChanged: 'textsChanged',
  codeRefused: 'codeRefused',
  invalid: 'rejected',
  neverArrived: 'notReceived',
  cancelled: 'cancelled',
};

/** What a shopper who is back at the form reads and does. */
export const noticePromises: readonly Step[] = [
  {
    name: 'another payment is offered when the server has given up waiting for the bank, and not before. Payments: one open attempt',
    on: ['recovery.done.unfinished', 'recovery.done.givenUp'],
    to: (after, _before, { outcome }) => after.can({ type: 'payment.again' }) === (outcome === 'givenUp'),
  },
  {
    name: 'it is an order of its own: nothing of the open one is sent with it',
    on: ['payment.again'],
    from: ['interrupted'],
    given: ({ context }) => context.canPayAgain,
    to: (after) => {
      const { attemptId, attemptKey, challenge, notice, failure, decline } = after.context;
      return (
        after.matches('filling') &&
        isSame([attemptId, attemptKey, challenge, notice, failure, decline], [null, null, null, null, null, null])
      );
    },
  },
  {
    name: 'back at the form the reason is shown',
    on: [
      'order.failed.miscalculation',
      'order.failed.outOfStock',
      'order.failed.textsChanged',
      'order.failed.codeRefused',
      'order.failed.invalid',
      'lookup.done.neverArrived',
      'challenge.done.cancelled',
    ],
    // An address that went meanwhile is the news then.
    given: ({ context }) => !isChoiceGone(context),
    to: ({ context }, _, { outcome }) => context.notice === whyBack[String(outcome)],
  },
  {
    name: 'texts that have changed are accepted again. Law: distance sales',
    on: ['order.failed.textsChanged'],
    to: ({ context: { agreements, contracts } }) => contracts.length === 0 && !Object.values(agreements).includes(true),
  },
  {
    name: 'the price that a refused code was taken off from stands no more',
    on: ['order.failed.codeRefused'],
    to: ({ context: { quote } }) => quote === null,
  },
  {
    name: 'a notice leaves with its reason',
    on: ['address.choose', 'quote.done', 'agreement.set'],
    from: ['form'],
    to: ({ context: { notice, agreements } }, _, { type }) =>
      type === 'address.choose'
        ? notice === null
        : type === 'agreement.set'
          ? notice !== 'textsChanged' || Object.values(agreements).includes(false)
          : notice !== 'rejected',
  },
  {
    name: 'what was said of one cart is not said of another',
    on: ['cart.changed'],
    from: ['form'],
    to: ({ context: { notice } }) => notice !== 'cancelled' && notice !== 'triedElsewhere',
  },
];

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
  isSame(JSON.parse(snapshot.context.attemptFingerprint!.split('\n')[0]!), boughtIn(snapshot));

/** What other tabs of the same shop do meanwhile. */
export const elsewherePromises: readonly Step[] = [
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
    from: ['interrupted', 'unapproved'],
    to: ['recovering'],
  },
  {
    name: 'what is ordered is not disturbed by another tab',
    on: ['attempt.ended'],
    from: ['form', 'busy', 'paying'],
    to: (after, before) => isSame(after.value, before.value),
  },
  {
    name: 'a cart that another tab has changed is priced before it is ordered',
    requirements: 'CHECKOUT-7',
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
    from: ['interrupted', 'unapproved', 'checking'],
    to: ({ context }) => context.keyStatus === 'own',
  },
  {
    name: 'the end of another order is not taken for the end of this one',
    on: ['recovery.done.paid', 'recovery.done.declined', 'recovery.done.none'],
    given: (before) => isKeyAnothers(before) && !isChoiceGone(before.context),
    to: (after, before, { outcome }) =>
      after.hasTag('form') &&
      after.context.attemptKey === null &&
      after.context.notice === (outcome === 'paid' ? 'paidElsewhere' : before.context.notice),
  },
  {
    name: 'an open card check is shown: no payment begins before it ends. Payments: one attempt per account',
    on: ['recovery.done.cardCheck'],
    given: ({ context }) => context.keyStatus !== 'anothers' && !isChoiceGone(context),
    to: (after) => after.matches('filling') && after.context.notice === 'checkOpen' && after.context.attemptId === null,
  },
];
