import { connect, hasCode, withEvent, withFailure, withOutput } from '../kit/index.ts';
import { connectThreeDSecure, type ThreeDSecureServices } from '../three-d-secure/index.ts';
import { asking, resuming } from './checkout.recovery.ts';
import { contractRequestOf, noAgreements, orderRequestOf, quoteRequestOf } from './checkout.order.ts';
import { checkoutSetup, notCharged, notice, rememberAnswer, unknown } from './checkout.setup.ts';
import { checkoutPort, type CheckoutServices } from './checkout.types.ts';

/** All states before a payment. The cart can be edited in each of them, and no edit is lost. */
const filling = checkoutSetup.createStateConfig({
  meta: notCharged,
  tags: 'form',
  initial: 'quoting',
  always: [
    { guard: 'isChoiceGone', target: '.quoting', actions: ['forgetTexts', 'forgetGone'] },
    { guard: 'isAddressLikely', target: '.quoting', actions: 'chooseLikely' },
  ],
  on: {
    'cart.changed': { target: '.quoting', actions: withEvent('rememberCart') },
    'address.choose': { target: '.quoting', actions: withEvent('rememberAddress') },
    'billing.want': { actions: withEvent('rememberBillingWish') },
    'balance.use': { target: '.quoting', actions: withEvent('rememberBalanceUse') },
    'agreement.set': { guard: 'hasContracts', actions: withEvent('rememberAgreement') },
    // In a state that cannot place the order, the button only shows what is missing.
    'order.place': { actions: withEvent('rememberMissing') },
  },
  states: {
    quoting: {
      // Reported only with a cart that is not empty: `always` leaves at once with an empty one.
      meta: { analytics: 'InitiateCheckout' },
      tags: 'busy',
      always: { guard: 'isCartEmpty', target: 'empty' },
      invoke: {
        id: 'quote',
        src: 'quoteOrder',
        input: ({ context }) => quoteRequestOf(context),
        onDone: [
          { guard: 'hasAddress', target: 'drafting', actions: withOutput('rememberQuote') },
          { target: 'addressing', actions: withOutput('rememberQuote') },
        ],
        onError: [
          { guard: withFailure('isSessionOver'), target: '#checkout.suspended' },
          { target: 'quoteFailed', actions: withFailure('rememberFailure') },
        ],
      },
      after: { readLimit: { target: 'quoteFailed' } },
    },
    quoteFailed: { tags: 'resting', on: { 'quote.retry': { target: 'quoting' } } },
    empty: { tags: 'resting' },
    addressing: { tags: 'resting' },
    drafting: {
      meta: { analytics: 'AddAddressInfo' },
      tags: 'busy',
      invoke: {
        id: 'contracts',
        src: 'draftContracts',
        input: ({ context }) => contractRequestOf(context),
        onDone: { target: 'ready', actions: withOutput('rememberContracts') },
        onError: [
          { guard: withFailure('isSessionOver'), target: '#checkout.suspended' },
          {
            guard: hasCode('ADDRESS_NOT_FOUND'),
            target: 'quoting',
            actions: ['forgetTexts', withFailure('forgetRefused')],
          },
          { target: 'draftFailed', actions: withFailure('rememberFailure') },
        ],
      },
      after: { readLimit: { target: 'draftFailed' } },
    },
    draftFailed: { tags: 'resting', on: { 'quote.retry': { target: 'quoting' } } },
    ready: {
      tags: 'resting',
      on: {
        'order.place': {
          guard: withEvent('isOrderPayable'),
          target: '#checkout.paying',
          actions: ['forgetTroubles', 'mintAttempt'],
        },
      },
    },
  },
});

/** From sending the order to a certain outcome. No state in here accepts a second order. */
const paying = checkoutSetup.createStateConfig({
  meta: unknown,
  tags: 'paying',
  initial: 'requesting',
  states: {
    requesting: {
      meta: { analytics: 'AddPaymentInfo' },
      tags: 'busy',
      exit: 'ownKey',
      invoke: {
        id: 'order',
        src: 'placeOrder',
        input: ({ context, event }) => orderRequestOf(context, event),
        onDone: [
          { guard: withOutput('isAnswer', 'paid'), target: '#checkout.paid', actions: rememberAnswer },
          { guard: withOutput('isAnswer', 'declined'), target: '#checkout.declined', actions: rememberAnswer },
          { target: 'challenging', actions: rememberAnswer },
        ],
        onError: [
          { guard: withFailure('isSessionOver'), target: '#checkout.suspended' },
          { guard: hasCode('CARD_DECLINED'), target: '#checkout.declined', actions: withFailure('rememberDecline') },
          { guard: hasCode('PAYMENT_IN_PROGRESS'), target: '#checkout.recovering' },
          {
            // Another tab has used this key for its own order: look up the outcome of that order first.
            guard: withFailure('isKeyTaken'),
            target: '#checkout.recovering',
            actions: ['disownKey', notice('triedElsewhere')],
          },
          {
            // Sent again with another security code: still the same order.
            guard: hasCode('IDEMPOTENCY_MISMATCH'),
            target: '#checkout.recovering',
          },
          { guard: withFailure('isOutcomeUnknown'), target: 'lookingUp' },
          {
            guard: hasCode('MISCALCULATION'),
            target: '#checkout.filling',
            actions: ['closeAttempt', notice('priceChanged')],
          },
          {
            guard: hasCode('OUT_OF_STOCK'),
            target: '#checkout.filling',
            actions: ['closeAttempt', withFailure('rememberFailure'), notice('outOfStock')],
          },
          {
            guard: hasCode('ADDRESS_NOT_FOUND'),
            target: '#checkout.filling',
            actions: ['closeAttempt', 'forgetTexts', withFailure('forgetRefused')],
          },
          {
            guard: hasCode('AGREEMENT_OUTDATED'),
            target: '#checkout.filling',
            actions: ['closeAttempt', 'forgetTexts', notice('textsChanged')],
          },
          {
            guard: hasCode('PROMO_REFUSED'),
            target: '#checkout.filling',
            actions: ['closeAttempt', 'forgetQuote', notice('codeRefused')],
          },
          {
            guard: 'isCartChanged',
            target: '#checkout.filling',
            actions: ['closeAttempt', withFailure('rememberFailure'), notice('rejected')],
          },
          {
            target: '#checkout.filling.ready',
            actions: ['closeAttempt', withFailure('rememberFailure'), notice('rejected')],
          },
        ],
      },
      after: { orderLimit: { target: 'lookingUp' } },
    },
    lookingUp: {
      tags: 'busy',
      invoke: {
        id: 'lookup',
        src: 'findPayment',
        input: ({ context }) => ({ attemptKey: context.attemptKey! }),
        onDone: [
          { guard: withOutput('isAnswer', 'paid'), target: '#checkout.paid', actions: rememberAnswer },
          { guard: withOutput('isAnswer', 'declined'), target: '#checkout.declined', actions: rememberAnswer },
          { guard: withOutput('isAnswer', 'open'), target: 'challenging', actions: rememberAnswer },
          { guard: 'isCartChanged', target: '#checkout.filling', actions: notice('notReceived') },
          { target: '#checkout.filling.ready', actions: notice('notReceived') },
        ],
        onError: [
          { guard: withFailure('isSessionOver'), target: '#checkout.lockedOut' },
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
    pausing: { tags: 'busy', after: { lookupPause: { target: 'lookingUp' } } },
    challenging: {
      invoke: {
        id: 'challenge',
        src: 'threeDSecure',
        input: ({ context }) => context.challenge!,
        onDone: [
          { guard: withOutput('isOutcome', ['paid']), target: '#checkout.paid', actions: withOutput('rememberPaid') },
          {
            guard: withOutput('isOutcome', ['declined', 'expired']),
            target: '#checkout.declined',
            actions: withOutput('rememberOutcome'),
          },
          {
            guard: withOutput('isOutcome', ['cancelled']),
            target: '#checkout.filling',
            actions: ['closeAttempt', notice('cancelled')],
          },
          { target: 'unknown' },
        ],
        onError: { target: 'unknown' },
      },
    },
    unknown: {
      tags: 'resting',
      on: { 'payment.check': { target: '#checkout.recovering' } },
      after: { unknownPoll: { target: '#checkout.recovering' } },
    },
  },
});

/** Another tab may end the payment meanwhile. */
const endedElsewhere = {
  ...resuming,
  'attempt.ended': { target: '#checkout.recovering', actions: withEvent('skipSpentKeys') },
} as const;

export const checkoutMachine = checkoutSetup.createMachine({
  id: 'checkout',
  initial: 'recovering',
  context: ({ input }) => ({
    ...input,
    useAccountBalance: true,
    agreements: noAgreements,
    quote: null,
    contracts: [],
    addressIds: null,
    notice: input.isAddressGone ? 'addressGone' : null,
    isBillingWanted: false,
    missing: [],
    failure: null,
    decline: null,
    challenge: null,
    canPayAgain: false,
    lookups: 0,
    keyStatus: 'own',
    orderIds: [],
  }),
  output: ({ context }) => ({ attemptId: context.attemptId!, orderIds: context.orderIds }),
  on: {
    'cart.changed': { actions: withEvent('rememberCart') },
    'addresses.known': { actions: withEvent('rememberAddresses') },
    'attempt.ended': { actions: withEvent('skipSpentKeys') },
  },
  states: {
    recovering: { ...asking, meta: { ...unknown, requirements: 'PAYMENT-7' } },
    unreachable: {
      meta: unknown,
      tags: 'resting',
      on: { 'payment.check': { target: 'recovering' }, 'network.returned': { target: 'recovering' } },
      after: { recoverPause: { target: 'recovering' } },
    },
    interrupted: {
      meta: unknown,
      tags: 'resting',
      on: {
        ...endedElsewhere,
        'payment.again': { guard: 'canPayAgain', target: 'filling', actions: ['closeAttempt', 'forgetTroubles'] },
      },
      after: { interruptedPoll: { target: 'recovering' } },
    },
    unapproved: {
      meta: notCharged,
      tags: 'resting',
      on: endedElsewhere,
      after: { interruptedPoll: { target: 'checking' } },
    },
    checking: { ...asking, meta: notCharged, on: resuming },
    filling,
    paying,
    declined: {
      meta: notCharged,
      tags: 'resting',
      entry: 'closeAttempt',
      on: { 'payment.retry': { target: 'filling' } },
    },
    suspended: {
      meta: { ...notCharged, requirements: 'ERROR-12' },
      tags: 'resting',
      on: { 'session.restored': { target: 'recovering' } },
    },
    lockedOut: {
      meta: { ...unknown, requirements: 'PAYMENT-5' },
      tags: 'resting',
      on: { 'session.restored': { target: 'recovering' } },
    },
    paid: {
      meta: { money: 'charged' },
      type: 'final',
    },
  },
});

export const connectCheckout = (services: CheckoutServices & ThreeDSecureServices) =>
  connect(checkoutMachine, checkoutPort, services, { threeDSecure: connectThreeDSecure(services) });
