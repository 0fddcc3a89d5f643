import { filling } from './checkout.filling.ts';
import { noAgreements } from './checkout.order.ts';
import { paying } from './checkout.paying.ts';
import { checkoutSetup } from './checkout.setup.ts';
import { words } from './checkout.words.ts';

export const checkoutMachine = checkoutSetup.createMachine({
  id: 'checkout',
  initial: 'recovering',
  context: ({ input }) => ({
    ...input,
    billingAddressId: null,
    useAccountBalance: true,
    agreements: noAgreements,
    quote: null,
    contracts: [],
    notice: null,
    failure: null,
    decline: null,
    attemptNumber: 0,
    attemptKey: null,
    attemptFingerprint: null,
    challenge: null,
    lookups: 0,
    orderIds: [],
  }),
  output: ({ context }) => ({ orderIds: context.orderIds }),
  on: {
    'cart.changed': { actions: { type: 'rememberCart', params: ({ event }) => event } },
  },
  states: {
    recovering: {
      ...words.recovering,
      tags: 'busy',
      invoke: {
        id: 'open',
        src: 'findOpenPayment',
        input: {},
        onDone: [
          {
            guard: { type: 'isOpen', params: ({ event }) => ({ payment: event.output }) },
            target: 'interrupted',
            actions: { type: 'rememberChallenge', params: ({ event }) => ({ payment: event.output! }) },
          },
          { target: 'filling' },
        ],
        onError: [
          { guard: { type: 'isSessionOver', params: ({ event }) => ({ error: event.error }) }, target: 'suspended' },
          {
            target: 'unreachable',
            actions: { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
      after: { readLimit: { target: 'unreachable' } },
    },
    unreachable: {
      ...words.unreachable,
      tags: 'resting',
      on: { 'payment.check': { target: 'recovering' } },
      after: { recoverPause: { target: 'recovering' } },
    },
    interrupted: {
      ...words.interrupted,
      tags: 'resting',
      on: { 'payment.resume': { target: 'paying.challenging', actions: 'rememberTime' } },
    },
    filling,
    paying,
    declined: {
      ...words.declined,
      tags: 'resting',
      entry: 'closeAttempt',
      on: { 'payment.retry': { target: 'filling' } },
    },
    suspended: {
      ...words.suspended,
      tags: 'resting',
      on: { 'session.restored': { target: 'recovering' } },
    },
    paid: { ...words.paid, type: 'final' },
  },
});
