import { orderRequestOf } from './checkout.order.ts';
import { checkoutSetup } from './checkout.setup.ts';
import { words } from './checkout.words.ts';

/** From the order to a certain end. No state in here accepts a second order. */
export const paying = checkoutSetup.createStateConfig({
  ...words.paying,
  tags: 'paying',
  initial: 'requesting',
  states: {
    requesting: {
      ...words.requesting,
      tags: 'busy',
      exit: 'ownKey',
      invoke: {
        id: 'order',
        src: 'placeOrder',
        input: ({ context, event }) => orderRequestOf(context, event),
        onDone: [
          {
            guard: { type: 'isAnswer', params: ({ event }) => ({ answer: event.output, kind: 'paid' }) },
            target: '#checkout.paid',
            actions: { type: 'rememberAnswer', params: ({ event }) => ({ answer: event.output }) },
          },
          {
            guard: { type: 'isAnswer', params: ({ event }) => ({ answer: event.output, kind: 'declined' }) },
            target: '#checkout.declined',
            actions: { type: 'rememberAnswer', params: ({ event }) => ({ answer: event.output }) },
          },
          {
            target: 'challenging',
            actions: { type: 'rememberAnswer', params: ({ event }) => ({ answer: event.output }) },
          },
        ],
        onError: [
          {
            guard: { type: 'isSessionOver', params: ({ event }) => ({ error: event.error }) },
            target: '#checkout.suspended',
          },
          {
            guard: { type: 'isCode', params: ({ event }) => ({ error: event.error, code: 'CARD_DECLINED' }) },
            target: '#checkout.declined',
            actions: { type: 'rememberDecline', params: ({ event }) => ({ error: event.error }) },
          },
          {
            guard: { type: 'isCode', params: ({ event }) => ({ error: event.error, code: 'PAYMENT_IN_PROGRESS' }) },
            target: '#checkout.recovering',
          },
          {
            // Another tab has used this key for its own order: what became of that one comes first.
            guard: { type: 'isKeyTaken', params: ({ event }) => ({ error: event.error }) },
            target: '#checkout.recovering',
            actions: ['disownKey', { type: 'notice', params: { notice: 'triedElsewhere' } }],
          },
          {
            // Sent again with another security code, it is still the same order.
            guard: { type: 'isCode', params: ({ event }) => ({ error: event.error, code: 'IDEMPOTENCY_MISMATCH' }) },
            target: '#checkout.recovering',
          },
          {
            guard: { type: 'isOutcomeUnknown', params: ({ event }) => ({ error: event.error }) },
            target: 'lookingUp',
          },
          {
            guard: { type: 'isCode', params: ({ event }) => ({ error: event.error, code: 'MISCALCULATION' }) },
            target: '#checkout.filling',
            actions: ['closeAttempt', { type: 'notice', params: { notice: 'priceChanged' } }],
          },
          {
            guard: { type: 'isCode', params: ({ event }) => ({ error: event.error, code: 'OUT_OF_STOCK' }) },
            target: '#checkout.filling',
            actions: [
              'closeAttempt',
              { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) },
              { type: 'notice', params: { notice: 'outOfStock' } },
            ],
          },
          {
            guard: { type: 'isCode', params: ({ event }) => ({ error: event.error, code: 'ADDRESS_NOT_FOUND' }) },
            target: '#checkout.filling.addressing',
            actions: [
              'closeAttempt',
              'forgetTexts',
              'forgetAddress',
              { type: 'notice', params: { notice: 'addressGone' } },
            ],
          },
          {
            guard: { type: 'isCode', params: ({ event }) => ({ error: event.error, code: 'AGREEMENT_OUTDATED' }) },
            target: '#checkout.filling',
            actions: ['closeAttempt', 'forgetTexts', { type: 'notice', params: { notice: 'textsChanged' } }],
          },
          {
            guard: { type: 'isCode', params: ({ event }) => ({ error: event.error, code: 'PROMO_REFUSED' }) },
            target: '#checkout.filling',
            actions: ['closeAttempt', 'forgetQuote', { type: 'notice', params: { notice: 'codeRefused' } }],
          },
          {
            guard: 'isCartChanged',
            target: '#checkout.filling',
            actions: [
              'closeAttempt',
              { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) },
              { type: 'notice', params: { notice: 'rejected' } },
            ],
          },
          {
            target: '#checkout.filling.ready',
            actions: [
              'closeAttempt',
              { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) },
              { type: 'notice', params: { notice: 'rejected' } },
            ],
          },
        ],
      },
      after: { orderLimit: { target: 'lookingUp' } },
    },
    lookingUp: {
      ...words.lookingUp,
      tags: 'busy',
      invoke: {
        id: 'lookup',
        src: 'findPayment',
        input: ({ context }) => ({ attemptKey: context.attemptKey! }),
        onDone: [
          {
            guard: { type: 'isAnswer', params: ({ event }) => ({ answer: event.output, kind: 'paid' }) },
            target: '#checkout.paid',
            actions: { type: 'rememberAnswer', params: ({ event }) => ({ answer: event.output }) },
          },
          {
            guard: { type: 'isAnswer', params: ({ event }) => ({ answer: event.output, kind: 'declined' }) },
            target: '#checkout.declined',
            actions: { type: 'rememberAnswer', params: ({ event }) => ({ answer: event.output }) },
          },
          {
            guard: { type: 'isAnswer', params: ({ event }) => ({ answer: event.output, kind: 'open' }) },
            target: 'challenging',
            actions: { type: 'rememberAnswer', params: ({ event }) => ({ answer: event.output }) },
          },
          {
            guard: 'isCartChanged',
            target: '#checkout.filling',
            actions: { type: 'notice', params: { notice: 'notReceived' } },
          },
          {
            target: '#checkout.filling.ready',
            actions: { type: 'notice', params: { notice: 'notReceived' } },
          },
        ],
        onError: [
          {
            guard: { type: 'isSessionOver', params: ({ event }) => ({ error: event.error }) },
            target: '#checkout.lockedOut',
          },
          { guard: 'areLookupsSpent', target: '#checkout.unreachable' },
          { target: 'pausing', actions: 'countLookup' },
        ],
      },
      after: {
        readLimit: [
          { guard: 'areLookupsSpent', target: '#checkout.unreachable' },
          { target: 'pausing', actions: 'countLookup' },
        ],
      },
    },
    pausing: { ...words.pausing, tags: 'busy', after: { lookupPause: { target: 'lookingUp' } } },
    challenging: {
      ...words.challenging,
      invoke: {
        id: 'challenge',
        src: 'threeDSecure',
        input: ({ context }) => context.challenge!,
        onDone: [
          {
            guard: { type: 'isOutcome', params: ({ event }) => ({ output: event.output, outcomes: ['paid'] }) },
            target: '#checkout.paid',
            actions: { type: 'rememberPaid', params: ({ event }) => ({ output: event.output }) },
          },
          {
            guard: {
              type: 'isOutcome',
              params: ({ event }) => ({ output: event.output, outcomes: ['declined', 'expired'] }),
            },
            target: '#checkout.declined',
            actions: { type: 'rememberOutcome', params: ({ event }) => ({ output: event.output }) },
          },
          {
            guard: { type: 'isOutcome', params: ({ event }) => ({ output: event.output, outcomes: ['cancelled'] }) },
            target: '#checkout.filling',
            actions: ['closeAttempt', { type: 'notice', params: { notice: 'cancelled' } }],
          },
          { target: 'unknown' },
        ],
        onError: { target: 'unknown' },
      },
    },
    unknown: {
      ...words.unknown,
      tags: 'resting',
      on: { 'payment.check': { target: '#checkout.recovering' } },
      after: { unknownPoll: { target: '#checkout.recovering' } },
    },
  },
});
