import { filling } from './checkout.filling.ts';
import { noAgreements, recoveryRequestOf } from './checkout.order.ts';
import { paying } from './checkout.paying.ts';
import { checkoutSetup } from './checkout.setup.ts';
import { words } from './checkout.words.ts';

export const checkoutMachine = checkoutSetup.createMachine({
  id: 'checkout',
  initial: 'recovering',
  context: ({ input }) => ({
    ...input,
    useAccountBalance: true,
    agreements: noAgreements,
    quote: null,
    contracts: [],
    notice: null,
    failure: null,
    decline: null,
    challenge: null,
    lookups: 0,
    keyStatus: 'own',
    orderIds: [],
  }),
  output: ({ context }) => ({ attemptId: context.attemptId!, orderIds: context.orderIds }),
  on: {
    'cart.changed': { actions: { type: 'rememberCart', params: ({ event }) => event } },
    'attempt.ended': { actions: { type: 'skipSpentKeys', params: ({ event }) => event } },
  },
  states: {
    recovering: {
      ...words.recovering,
      tags: 'busy',
      invoke: {
        id: 'recovery',
        src: 'recoverPayment',
        input: ({ context }) => recoveryRequestOf(context),
        onDone: [
          {
            guard: { type: 'isPaidElsewhere', params: ({ event }) => ({ answer: event.output }) },
            target: 'filling',
            actions: ['closeAttempt', { type: 'notice', params: { notice: 'paidElsewhere' } }],
          },
          {
            guard: { type: 'isOverElsewhere', params: ({ event }) => ({ answer: event.output }) },
            target: 'filling',
            actions: 'closeAttempt',
          },
          {
            guard: { type: 'isAnswer', params: ({ event }) => ({ answer: event.output, kind: 'paid' }) },
            target: 'paid',
            actions: { type: 'rememberAnswer', params: ({ event }) => ({ answer: event.output }) },
          },
          {
            guard: { type: 'isAnswer', params: ({ event }) => ({ answer: event.output, kind: 'declined' }) },
            target: 'declined',
            actions: { type: 'rememberAnswer', params: ({ event }) => ({ answer: event.output }) },
          },
          {
            guard: { type: 'isAnswer', params: ({ event }) => ({ answer: event.output, kind: 'open' }) },
            target: 'interrupted',
            actions: { type: 'rememberAnswer', params: ({ event }) => ({ answer: event.output }) },
          },
          { target: 'filling', actions: 'noteNoPayment' },
        ],
        onError: [
          { guard: { type: 'isSessionOver', params: ({ event }) => ({ error: event.error }) }, target: 'lockedOut' },
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
      on: { 'payment.check': { target: 'recovering' }, 'network.returned': { target: 'recovering' } },
      after: { recoverPause: { target: 'recovering' } },
    },
    interrupted: {
      ...words.interrupted,
      tags: 'resting',
      on: {
        'payment.resume': { target: 'paying.challenging', actions: ['forgetTroubles', 'ownKey'] },
        'attempt.ended': {
          target: 'recovering',
          actions: { type: 'skipSpentKeys', params: ({ event }) => event },
        },
      },
      after: { interruptedPoll: { target: 'recovering' } },
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
    lockedOut: {
      ...words.lockedOut,
      tags: 'resting',
      on: { 'session.restored': { target: 'recovering' } },
    },
    paid: { ...words.paid, type: 'final' },
  },
});
