import type { StepEffects, StepPromise } from 'model-testing';
import { isSame } from '../kit/testing.ts';
import type { checkoutMachine } from './checkout.machine.ts';
import { isChoiceGone } from './checkout.addresses.ts';
import { addressPromises } from './checkout.addresses.promises.ts';
import {
  boughtIn,
  challengeIn,
  elsewherePromises,
  hasOrderedCart,
  isKeyAnothers,
  noticePromises,
  openIn,
  refusals,
  troublePromises,
} from './checkout.trouble.promises.ts';
import type { AgreementKind, CheckoutOutput } from './checkout.types.ts';

type Step = StepPromise<typeof checkoutMachine>;
type Snapshot = Parameters<NonNullable<Step['given']>>[0];
type Asked = StepEffects<typeof checkoutMachine>['asked'];

/** Everything that is wanted, however it is ordered. */
const holds = (whole: object | null | undefined, wanted: object): boolean =>
  Object.entries(wanted).every(([key, value]) => isSame((whole as Record<string, unknown> | null)?.[key], value));

const sentTo = ({ context: { addressId, billingAddressId } }: Snapshot) => ({ addressId, billingAddressId });

/** The order is priced by the server before anything else can be done with it; an empty cart needs no price. */
const isRepriced = (after: Snapshot, asked: Asked): boolean =>
  after.context.items.length > 0
    ? after.matches({ filling: 'quoting' }) && holds(asked.quote, boughtIn(after))
    : after.matches({ filling: 'empty' });
const isAgreed = ({ context: { quote, addressId, agreements } }: Snapshot): boolean =>
  quote !== null && addressId !== null && agreements.preliminaryInformation && agreements.distanceSales;
const mayAskAgain = ({ context }: Snapshot): boolean => context.lookups < 3;

export const checkoutPromises: readonly Step[] = [
  ...noticePromises,
  ...troublePromises,
  ...elsewherePromises,
  ...addressPromises,
  {
    name: 'the flow begins with a question about a payment that may be open. Payments: one open attempt',
    on: ['start'],
    to: (after, _before, _event, { asked }) => after.matches('recovering') && holds(asked.recovery, openIn(after)),
  },
  {
    name: 'the cart is followed in every state',
    on: ['cart.changed'],
    from: ['resting', 'busy', 'paying'],
    to: ({ context }, _, event) => context.items === event['items'] && context.promoCode === event['promoCode'],
  },
  {
    name: 'whatever changes the price before paying is priced again',
    requirements: 'CHECKOUT-7',
    on: ['cart.changed', 'address.choose', 'balance.use'],
    from: ['form'],
    to: (after, before, event, { asked }) =>
      isRepriced(after, asked) &&
      after.context.addressId === (event['addressId'] ?? before.context.addressId) &&
      (event.type !== 'address.choose' || after.context.billingAddressId === event['billingAddressId']) &&
      after.context.useAccountBalance === (event['use'] ?? before.context.useAccountBalance),
  },
  {
    name: 'a price that did not come, or a payment that was refused, begins with a price again',
    on: ['quote.retry', 'payment.retry'],
    from: ['filling.quoteFailed', 'filling.draftFailed', 'declined'],
    given: (before, { type }) => before.matches('declined') === (type === 'payment.retry'),
    to: (after, _before, _event, { asked }) => isRepriced(after, asked),
  },
  {
    name: 'an order that was given up, or cannot be had at its price, begins with a price again',
    requirements: 'CHECKOUT-7',
    on: [
      'recovery.done.none',
      'challenge.done.cancelled',
      'order.failed.miscalculation',
      'order.failed.outOfStock',
      'order.failed.textsChanged',
      'order.failed.codeRefused',
    ],
    to: (after, _before, _event, { asked }) => isRepriced(after, asked),
  },
  {
    name: 'an order whose key was spent on another one begins with a price again',
    on: ['recovery.done.paid', 'recovery.done.declined', 'recovery.done.none'],
    given: isKeyAnothers,
    to: (after, _before, _event, { asked }) => isRepriced(after, asked),
  },
  {
    name: 'a price leads to the contracts, or to the address that is missing',
    on: ['quote.done'],
    to: (after, _, { output }, { asked }) =>
      after.context.quote === output &&
      (after.context.addressId === null
        ? after.matches({ filling: 'addressing' })
        : after.matches({ filling: 'drafting' }) && holds(asked.contracts, { ...boughtIn(after), ...sentTo(after) })),
  },
  {
    name: 'with the contracts drawn up the order can be placed',
    on: ['contracts.done'],
    to: ['filling.ready'],
  },
  {
    name: 'that a price does not come is shown',
    on: ['quote.failed.unavailable', 'after.readLimit'],
    from: ['filling.quoting'],
    to: ['filling.quoteFailed'],
  },
  {
    name: 'that contracts do not come is shown',
    on: ['contracts.failed.unavailable', 'after.readLimit'],
    from: ['filling.drafting'],
    to: ['filling.draftFailed'],
  },
  {
    name: 'only a contract that can be read can be accepted, or taken back. Law: distance sales',
    on: ['agreement.set'],
    from: ['form'],
    to: (after, { value, context }, event) =>
      isSame(after.value, value) &&
      after.context.agreements[event['kind'] as AgreementKind] ===
        (context.contracts.length > 0 ? event['accepted'] : context.agreements[event['kind'] as AgreementKind]),
  },
  {
    name: 'an order with both contracts accepted is sent, once',
    requirements: 'CHECKOUT-10',
    on: ['order.place'],
    from: ['filling.ready'],
    given: isAgreed,
    to: (after, { context: { quote, contracts, agreedAt } }, { card, at }, { asked }) =>
      after.matches({ paying: 'requesting' }) &&
      holds(asked.order, {
        ...boughtIn(after),
        ...sentTo(after),
        quote,
        contracts,
        card,
        agreedAt: after.context.keyStatus === 'new' ? at : (agreedAt ?? at),
        attemptKey: after.context.attemptKey,
      }),
  },
  {
    name: 'an order without them is not sent. Law: distance sales',
    on: ['order.place'],
    from: ['filling.ready'],
    given: (before) => !isAgreed(before),
    to: ['filling.ready'],
  },
  {
    name: 'what the server calls paid is paid. Payments: PAID only from a verified result',
    on: ['recovery.done.paid', 'order.done.paidAtOnce', 'lookup.done.paid', 'challenge.done.paid'],
    given: (before) => !isKeyAnothers(before),
    to: (after, _, { output }) => {
      const { attemptId, orderIds } = output as CheckoutOutput;
      return after.matches('paid') && isSame(after.output, { attemptId, orderIds });
    },
  },
  {
    name: 'what the bank refused is declined, and nothing was charged',
    on: [...refusals, 'challenge.done.expired'],
    given: (before) => !isKeyAnothers(before),
    to: ['declined'],
  },
  {
    name: 'where the bank asks, the shopper answers there',
    requirements: 'PAYMENT-1',
    on: ['order.done.bankAsks', 'lookup.done.bankAsks'],
    to: (after, _, { output }, { asked }) =>
      after.matches({ paying: 'challenging' }) && holds(asked.challenge as object, challengeIn(output)),
  },
  {
    name: 'a payment found open is offered, never begun again; of one at the bank we say that nothing was charged. Payments: resume',
    on: ['recovery.done.unfinished', 'recovery.done.givenUp', 'recovery.done.atBank', 'recovery.done.anotherAtBank'],
    to: (after, _before, { output, outcome }) =>
      after.matches(outcome === 'unfinished' || outcome === 'givenUp' ? 'interrupted' : 'unapproved') &&
      holds(after.context.challenge, challengeIn(output)),
  },
  {
    name: 'an open payment is taken up where the shopper wants it',
    on: ['payment.resume'],
    from: ['interrupted', 'unapproved', 'checking'],
    to: (after, { context }, _, { asked }) =>
      after.matches({ paying: 'challenging' }) && holds(asked.challenge as object, { ...context.challenge }),
  },
  {
    name: 'what became of a payment is asked before another one. Payments: one open attempt',
    on: [
      'order.failed.paymentInProgress',
      'order.failed.keyOfAnotherTab',
      'payment.check',
      'network.returned',
      'session.restored',
    ],
    from: ['paying', 'unreachable', 'suspended', 'lockedOut'],
    given: (before, { type }) =>
      type === 'payment.check'
        ? before.matches('unreachable') || before.matches({ paying: 'unknown' })
        : type === 'network.returned'
          ? before.matches('unreachable')
          : type !== 'session.restored' || before.matches('suspended') || before.matches('lockedOut'),
    to: (after, before, _event, { asked }) => after.matches('recovering') && holds(asked.recovery, openIn(before)),
  },
  {
    name: 'a shop out of reach is asked again by itself',
    on: ['after.recoverPause'],
    from: ['unreachable'],
    to: (after, before, _event, { asked }) => after.matches('recovering') && holds(asked.recovery, openIn(before)),
  },
  {
    name: 'an open payment that is not resumed is asked about from time to time',
    on: ['after.interruptedPoll'],
    from: ['interrupted'],
    to: ['recovering'],
  },
  {
    name: 'one that waits for approval too, and nothing else is said of it meanwhile',
    on: ['after.interruptedPoll'],
    from: ['unapproved'],
    to: (after, before, _event, { asked }) => after.matches('checking') && holds(asked.recovery, openIn(before)),
  },
  {
    name: 'and so is one whose end we do not know',
    on: ['after.unknownPoll'],
    from: ['paying.unknown'],
    to: ['recovering'],
  },
  {
    name: 'a question without an answer waits',
    on: ['recovery.failed.offline', 'after.readLimit'],
    from: ['recovering', 'checking'],
    to: ['unreachable'],
  },
  {
    name: 'an order without an answer is looked up before any other. Payments: lookup before a new charge',
    on: [
      'order.failed.offline',
      'order.failed.timedOut',
      'order.failed.unavailable',
      'order.failed.broken',
      'after.orderLimit',
      'after.lookupPause',
    ],
    to: (after, { context: { attemptKey } }, _, { asked }) =>
      after.matches({ paying: 'lookingUp' }) && holds(asked.lookup, { attemptKey }),
  },
  {
    name: 'a lookup without an answer is asked again, three times',
    on: ['lookup.failed.offline', 'after.readLimit'],
    from: ['paying.lookingUp'],
    given: mayAskAgain,
    to: ({ context, value }, before) =>
      JSON.stringify(value) === '{"paying":"pausing"}' && context.lookups === before.context.lookups + 1,
  },
  {
    name: 'then the question waits for the connection: the order may never have arrived',
    on: ['lookup.failed.offline', 'after.readLimit'],
    from: ['paying.lookingUp'],
    given: (before) => !mayAskAgain(before),
    to: ['unreachable'],
  },
  {
    name: 'where the bank does not answer, the outcome is shown as unknown',
    on: ['challenge.done.unknown', 'challenge.failed'],
    to: ['paying.unknown'],
  },
  {
    name: 'an order that the server never saw is shown as such, and sent again it is the same one. Payments: one key',
    on: ['recovery.done.none'],
    given: ({ context }) => context.lookups > 0 && !isChoiceGone(context),
    to: ({ context }, before) =>
      context.notice === 'notReceived' && context.attemptKey === before.context.attemptKey && context.lookups === 0,
  },
  {
    name: 'without an open payment nothing new is shown, and there is none to go back to',
    on: ['recovery.done.none'],
    given: ({ context }) => !isChoiceGone(context),
    to: ({ context }, before) =>
      context.attemptId === null &&
      context.challenge === null &&
      (before.context.lookups > 0 || context.notice === before.context.notice),
  },
  {
    name: 'an order that never arrived, or was not accepted as it is, can be placed again',
    on: ['lookup.done.neverArrived', 'order.failed.invalid'],
    given: hasOrderedCart,
    to: ['filling.ready'],
  },
];
