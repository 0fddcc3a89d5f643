import type { StepPromise } from '../../model-testing/flow-spec.ts';
import type { checkoutMachine } from './checkout.machine.ts';
import { lookupLimit } from './checkout.setup.ts';
import type { AgreementKind } from './checkout.types.ts';

type Promise = StepPromise<typeof checkoutMachine>;
type Snapshot = Parameters<NonNullable<Promise['given']>>[0];

/** The order is priced by the server before anything else can be done with it; an empty cart needs no price. */
const isPricedAnew = (after: Snapshot): boolean =>
  after.matches({ filling: after.context.items.length > 0 ? 'quoting' : 'empty' });
const isAgreed = ({ context: { quote, addressId, agreements } }: Snapshot): boolean =>
  quote !== null && addressId !== null && agreements.preliminaryInformation && agreements.distanceSales;
const mayAskAgain = ({ context }: Snapshot): boolean => context.lookups < lookupLimit;

export const checkoutPromises: readonly Promise[] = [
  {
    name: 'the cart is followed in every state. Spec §4',
    on: ['cart.changed'],
    from: ['resting', 'busy', 'paying'],
    to: ({ context }, _, event) => context.items === event['items'] && context.promoCode === event['promoCode'],
  },
  {
    name: 'whatever changes the price before paying is priced anew. Spec §4',
    on: ['cart.changed', 'address.choose', 'balance.use'],
    from: ['form'],
    to: (after, before, event) =>
      isPricedAnew(after) &&
      after.context.addressId === (event['addressId'] ?? before.context.addressId) &&
      after.context.useAccountBalance === (event['use'] ?? before.context.useAccountBalance),
  },
  {
    name: 'a price that did not come, or a payment that was refused, begins with a price again',
    on: ['quote.retry', 'payment.retry'],
    from: ['filling.quoteFailed', 'filling.draftFailed', 'declined'],
    given: (before, { type }) => before.matches('declined') === (type === 'payment.retry'),
    to: isPricedAnew,
  },
  {
    name: 'an order that was given up, or cannot be had at its price, begins with a price again. Spec §4',
    on: ['recovery.done.none', 'challenge.done.cancelled', 'order.failed.miscalculation', 'order.failed.outOfStock'],
    to: isPricedAnew,
  },
  {
    name: 'a price leads to the contracts, or to the address that is missing. Spec §2',
    on: ['quote.done'],
    to: (after) => after.matches({ filling: after.context.addressId === null ? 'addressing' : 'drafting' }),
  },
  {
    name: 'with the contracts drawn up the order can be placed. Spec §2',
    on: ['contracts.done'],
    to: ['filling.ready'],
  },
  {
    name: 'a price that does not come is told',
    on: ['quote.failed.unavailable', 'after.readLimit'],
    from: ['filling.quoting'],
    to: ['filling.quoteFailed'],
  },
  {
    name: 'contracts that do not come are told',
    on: ['contracts.failed.unavailable', 'after.readLimit'],
    from: ['filling.drafting'],
    to: ['filling.draftFailed'],
  },
  {
    name: 'only a contract that can be read can be accepted, or taken back. Law: distance sales',
    on: ['agreement.set'],
    from: ['form'],
    to: (after, { value, context }, event) =>
      JSON.stringify(after.value) === JSON.stringify(value) &&
      after.context.agreements[event['kind'] as AgreementKind] ===
        (context.contracts.length > 0 ? event['accepted'] : context.agreements[event['kind'] as AgreementKind]),
  },
  {
    name: 'an order with both contracts accepted is sent, once. Spec §2',
    on: ['order.place'],
    from: ['filling.ready'],
    given: isAgreed,
    to: ['paying.requesting'],
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
    to: ['paid'],
  },
  {
    name: 'what the bank refused is declined, and nothing was charged',
    on: [
      'recovery.done.declined',
      'order.done.declined',
      'order.failed.cardDeclined',
      'lookup.done.declined',
      'challenge.done.declined',
      'challenge.done.expired',
    ],
    to: ['declined'],
  },
  {
    name: 'where the bank asks, the shopper answers there. Spec §4',
    on: ['order.done.bankAsks', 'lookup.done.bankAsks'],
    to: ['paying.challenging'],
  },
  {
    name: 'a payment found open is offered, never begun again. Payments: resume',
    on: ['recovery.done.unfinished'],
    to: ['interrupted'],
  },
  {
    name: 'an open payment is taken up where the shopper wants it',
    on: ['payment.resume'],
    from: ['interrupted'],
    to: ['paying.challenging'],
  },
  {
    name: 'what became of a payment is asked before another one. Payments: one open attempt',
    on: [
      'order.failed.paymentInProgress',
      'order.failed.keyOfAnotherTab',
      'payment.check',
      'session.restored',
      'after.recoverPause',
    ],
    from: ['paying', 'unreachable', 'suspended', 'lockedOut'],
    given: (before, { type }) =>
      type === 'payment.check'
        ? before.matches('unreachable') || before.matches({ paying: 'unknown' })
        : type !== 'session.restored' || before.matches('suspended') || before.matches('lockedOut'),
    to: ['recovering'],
  },
  {
    name: 'a question without an answer waits',
    on: ['recovery.failed.offline', 'after.readLimit'],
    from: ['recovering'],
    to: ['unreachable'],
  },
  {
    name: 'an order without an answer is looked up before any other. Payments: lookup before a new charge',
    on: ['order.failed.offline', 'order.failed.unavailable', 'after.orderLimit', 'after.lookupPause'],
    to: ['paying.lookingUp'],
  },
  {
    name: 'a lookup without an answer is asked again, a few times',
    on: ['lookup.failed.offline', 'after.readLimit'],
    from: ['paying.lookingUp'],
    given: mayAskAgain,
    to: ({ context, value }, before) =>
      JSON.stringify(value) === '{"paying":"pausing"}' && context.lookups === before.context.lookups + 1,
  },
  {
    name: 'then we say that we do not know, and so we do where the bank does not tell',
    on: ['lookup.failed.offline', 'after.readLimit', 'challenge.done.unknown', 'challenge.failed'],
    from: ['paying.lookingUp', 'paying.challenging'],
    given: (before) => !mayAskAgain(before) || before.matches({ paying: 'challenging' }),
    to: ['paying.unknown'],
  },
  {
    name: 'an order that never arrived, or was not accepted as it is, can be placed again',
    on: ['lookup.done.neverArrived', 'order.failed.invalid'],
    to: ['filling.ready'],
  },
  {
    name: 'a session that ends before money moved is told, and nothing is lost. Spec §4',
    on: ['quote.failed.sessionOver', 'contracts.failed.sessionOver', 'order.failed.sessionOver'],
    to: ['suspended'],
  },
  {
    name: 'a session that ends while a payment may be open says that we do not know. Spec §4',
    on: ['recovery.failed.sessionOver', 'lookup.failed.sessionOver'],
    to: ['lockedOut'],
  },
];
