import type { TemporalProperty } from 'model-testing';
import type { checkoutMachine } from './checkout.machine.ts';

/** What is known of the order from then on. The order may be open after any other answer, and after none. */
const ends = new Set([
  ...['paidAtOnce', 'declined'].map((outcome) => `order.done.${outcome}`),
  ...['cardDeclined', 'miscalculation', 'outOfStock', 'textsChanged', 'codeRefused', 'invalid'].map(
    (failure) => `order.failed.${failure}`,
  ),
  ...['addressesGone', 'billingGone'].map((failure) => `order.failed.${failure}`),
  ...['neverArrived', 'paid', 'declined'].map((outcome) => `lookup.done.${outcome}`),
  ...['none', 'cardCheck', 'paid', 'declined'].map((outcome) => `recovery.done.${outcome}`),
  ...['paid', 'declined', 'expired', 'cancelled'].map((outcome) => `challenge.done.${outcome}`),
  // Offered only where the server has given up waiting for the bank.
  'payment.again',
]);

export const checkoutProperties: readonly TemporalProperty<typeof checkoutMachine>[] = [
  {
    name: 'once an order has left, no second one leaves until the first is known to be paid, uncharged or never received',
    after: (_, { asked }) => 'order' in asked,
    never: (_, { asked }) => 'order' in asked,
    until: (_, { names }) => names.some((name) => ends.has(name)),
  },
  {
    name: 'after a change to what is bought or where it goes, no order leaves until both texts were drawn up for it',
    requirements: 'CHECKOUT-5',
    after: (_, { names }) => ['cart.changed', 'address.choose', 'balance.use'].some((name) => names.includes(name)),
    never: (_, { asked }) => 'order' in asked,
    until: (_, { names }) => names.includes('contracts.done'),
  },
  {
    name: 'no wait is longer than a minute, though no service answers',
    after: (checkout) => checkout.hasTag('busy'),
    eventually: (checkout) => !checkout.hasTag('busy'),
    within: 60_000,
  },
];
