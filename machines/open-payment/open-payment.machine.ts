import { assign, setup } from 'xstate';
import { minutes, seconds } from '../../domain/calendar/index.ts';
import type { Failure } from '../../domain/failure/index.ts';
import {
  type AccountAttempt,
  attemptOutcome,
  type AttemptOutcome,
  guestHintLifetime,
  isHintOf,
  wasLeftUnfinished,
} from '../../domain/payment/index.ts';
import { connect, isSessionOver, limits, withEvent, withFailure, withOutput } from '../kit/index.ts';
import {
  type OpenPaymentContext,
  type OpenPaymentEvent,
  type OpenPaymentInput,
  type OpenPaymentMeta,
  openPaymentPort,
  type OpenPaymentServices,
} from './open-payment.types.ts';

type Found = { output: AccountAttempt | null };
type EventOf<Type extends OpenPaymentEvent['type']> = Extract<OpenPaymentEvent, { type: Type }>;

const isOwnHint = ({ hint, shopper }: OpenPaymentContext): boolean =>
  typeof shopper?.account === 'string' && isHintOf(hint, shopper.account);

/** The browser's hint says that this account has sent an order, and the server does not report an attempt yet. */
const isOnItsWay = (context: OpenPaymentContext): boolean => context.hint?.money === 'unknown' && isOwnHint(context);

const idOf = (attempt: AccountAttempt | null) => attempt?.report.attemptId ?? null;

/** Other kinds of attempt are shown by the pages that began them. */
const isPurchase = (attempt: AccountAttempt | null): attempt is AccountAttempt => attempt?.kind === 'purchase';

const outcomeOf = ({ attempt }: OpenPaymentContext) => attempt && attemptOutcome(attempt.report);

const openPaymentSetup = setup({
  types: {} as {
    context: OpenPaymentContext;
    events: OpenPaymentEvent;
    input: OpenPaymentInput;
    tags: 'busy' | 'shown';
    meta: OpenPaymentMeta;
    children: { find: 'findOpenAttempt'; follow: 'readAttempt'; acknowledge: 'acknowledgeAttempt' };
  },
  actors: openPaymentPort.actors,
  guards: {
    isSilent: ({ context: { hasNotice, shopper } }) => !hasNotice || shopper === null,
    hasPageNotice: (_, { hasNotice }: EventOf<'page.shown'>) => hasNotice,
    isGuest: ({ context }) => context.shopper?.account === null,
    isLeft: ({ context }) => context.shopper?.account === null && wasLeftUnfinished(context.hint, context.now),
    isOnItsWay: ({ context }) => isOnItsWay(context),
    isSameShopper: ({ context }, { account }: EventOf<'shopper.known'>) => context.shopper?.account === account,
    isNothing: (_, { output }: Found) => !isPurchase(output),
    isOutcome: ({ context }, { is }: { is: AttemptOutcome | null }) => outcomeOf(context) === is,
    isPaidHere: ({ context }) => context.isFromHere && outcomeOf(context) === 'paid',
    /** Whether the acknowledged attempt is the purchase that the hint is about. */
    isHintSpent: ({ context: { hint, seen } }) =>
      seen?.kind === 'purchase' && hint?.money === 'unknown' && hint.since === seen.since,
    isGone: (_, { failure }: { failure: Failure }) => failure.kind === 'notFound',
    isSessionOver,
  },
  actions: {
    takeOutPaid: openPaymentPort.actions.takeOutPaid,
    forgetHint: openPaymentPort.actions.forgetHint,
    rememberShopper: assign((_, { account, at }: EventOf<'shopper.known'>) => ({
      shopper: { account },
      now: at,
      attempt: null,
      isFromHere: false,
      isHidden: false,
    })),
    rememberPage: assign((_, { hasNotice, at }: EventOf<'page.shown'>) => ({ hasNotice, now: at })),
    /** A new hint shows a closed notice again only while no attempt is known; else only the server's answer can. */
    rememberHint: assign(({ context }, { hint, at }: EventOf<'hint.changed'>) => ({
      hint,
      now: at,
      isHidden: context.isHidden && (context.attempt !== null || hint?.since === context.hint?.since),
    })),
    rememberAttempt: assign(({ context }, { output }: Found) => ({
      attempt: output,
      isFromHere: isOwnHint(context) || (context.isFromHere && idOf(output) === idOf(context.attempt)),
      isHidden: context.isHidden && idOf(output) === idOf(context.attempt),
    })),
    forgetAttempt: assign({ attempt: null, isFromHere: false, isHidden: false }),
    hide: assign({ isHidden: true }),
    loseHint: assign({ hint: null }),
    rememberClosed: assign(({ context: { attempt, hint } }) => ({
      seen: attempt && { kind: attempt.kind, attemptId: attempt.report.attemptId, since: hint?.since ?? null },
    })),
    rememberSeen: assign(({ context }, { kind, attemptId }: EventOf<'end.shown'>) => ({
      seen: { kind, attemptId, since: context.hint?.since ?? null },
    })),
    forgetSeen: assign({ seen: null }),
  },
  delays: {
    poll: seconds(10),
    arrivalLimit: minutes(1),
    leftLimit: ({ context }) => (context.hint?.since ?? 0) + guestHintLifetime - context.now,
    readLimit: limits.readLimit,
  },
});

/** An attempt was found: its status decides. */
const found = { target: '#openPayment.judging', actions: withOutput('rememberAttempt') } as const;

/** Reads the account's open attempt; `nothing`: target without one, `silent`: target without an answer. */
const asking = (nothing: Answered, silent: string) =>
  openPaymentSetup.createStateConfig({
    tags: 'busy',
    invoke: {
      id: 'find',
      src: 'findOpenAttempt',
      input: {},
      onDone: [{ guard: withOutput('isNothing'), ...nothing }, found],
      onError: [{ guard: withFailure('isSessionOver'), target: '#openPayment.paused' }, { target: silent }],
    },
    after: { readLimit: { target: silent } },
  });

type Answered = { target: string; actions?: 'forgetAttempt' };
const nothing: Answered = { target: '#openPayment.none', actions: 'forgetAttempt' };

/** Reads again after `poll`, or when the page has the focus again. */
const resting = openPaymentSetup.createStateConfig({
  on: { 'payment.look': { target: 'asking' } },
  after: { poll: { target: 'asking' } },
});

/** On another page, what is shown stays while the server is asked again. */
const onNextPage = {
  guard: withEvent('hasPageNotice'),
  target: '.asking',
  actions: withEvent('rememberPage'),
} as const;

/** A new hint ends the wait for the earlier payment. */
const onNewHint = { target: 'none', actions: withEvent('rememberHint') } as const;

/** An outcome is shown until it is closed, or until the server says that it was acknowledged elsewhere. */
const end = (money: OpenPaymentMeta['money']) =>
  openPaymentSetup.createStateConfig({
    meta: { money },
    tags: 'shown',
    initial: 'displayed',
    on: {
      'payment.close': { target: '#openPayment.acknowledging', actions: 'rememberClosed' },
      'page.shown': onNextPage,
    },
    states: { displayed: {}, asking: asking(nothing, 'displayed') },
  });

export const openPaymentMachine = openPaymentSetup.createMachine({
  id: 'openPayment',
  initial: 'paused',
  context: ({ input }) => ({
    shopper: null,
    hasNotice: false,
    hint: input.hint,
    attempt: null,
    isFromHere: false,
    isHidden: false,
    seen: null,
    now: input.now,
  }),
  on: {
    'shopper.known': [
      { guard: withEvent('isSameShopper') },
      { target: '.deciding', actions: withEvent('rememberShopper') },
    ],
    'page.shown': { target: '.deciding', actions: withEvent('rememberPage') },
    'hint.changed': { actions: withEvent('rememberHint') },
    'end.shown': { target: '.acknowledging', actions: withEvent('rememberSeen') },
  },
  states: {
    paused: {},
    deciding: {
      always: [{ guard: 'isSilent', target: 'paused' }, { guard: 'isGuest', target: 'none' }, { target: 'asking' }],
    },
    none: {
      initial: 'resting',
      always: [
        { guard: 'isLeft', target: 'left' },
        { guard: 'isOnItsWay', target: 'awaiting' },
      ],
      states: {
        resting: { after: { poll: { target: 'listening' } } },
        listening: { on: { 'payment.look': { target: '#openPayment.deciding' } } },
      },
    },
    left: {
      meta: { money: 'unknown', requirements: 'PAYMENT-6' },
      tags: 'shown',
      on: { 'payment.close': { actions: 'hide' }, 'hint.changed': onNewHint },
      after: { leftLimit: { target: 'none', actions: ['loseHint', 'forgetHint'] } },
    },
    asking: asking(nothing, 'lookupFailed'),
    lookupFailed: resting,
    awaiting: {
      initial: 'resting',
      on: { 'hint.changed': onNewHint },
      after: { arrivalLimit: { target: 'none', actions: ['loseHint', 'forgetHint'] } },
      states: { resting, asking: asking({ target: 'resting' }, 'resting') },
    },
    open: {
      meta: { money: 'unknown', requirements: 'PAYMENT-6' },
      tags: 'shown',
      initial: 'resting',
      on: {
        'page.shown': onNextPage,
        'payment.close': { actions: 'hide' },
        'hint.changed': { target: '.asking', actions: withEvent('rememberHint') },
      },
      states: {
        resting,
        asking: asking({ target: 'following' }, 'resting'),
        following: {
          tags: 'busy',
          invoke: {
            id: 'follow',
            src: 'readAttempt',
            input: ({ context }) => ({ attempt: context.attempt! }),
            onDone: [{ guard: withOutput('isNothing'), ...nothing }, found],
            onError: [{ guard: withFailure('isSessionOver'), target: '#openPayment.paused' }, { target: 'resting' }],
          },
          after: { readLimit: { target: 'resting' } },
        },
      },
    },
    judging: {
      always: [
        { guard: { type: 'isOutcome', params: { is: null } }, target: 'open' },
        {
          guard: 'isPaidHere',
          target: 'paid',
          actions: { type: 'takeOutPaid', params: ({ context }) => ({ attempt: context.attempt! }) },
        },
        { guard: { type: 'isOutcome', params: { is: 'paid' } }, target: 'paid' },
        { guard: { type: 'isOutcome', params: { is: 'refunded' } }, target: 'refunded' },
        { target: 'notCharged' },
      ],
    },
    paid: end('charged'),
    notCharged: end('notCharged'),
    refunded: end('refunded'),
    acknowledging: {
      initial: 'sending',
      exit: 'forgetSeen',
      on: { 'page.shown': { actions: withEvent('rememberPage') } },
      states: {
        sending: {
          tags: 'busy',
          invoke: {
            id: 'acknowledge',
            src: 'acknowledgeAttempt',
            input: ({ context }) => ({ kind: context.seen!.kind, attemptId: context.seen!.attemptId }),
            onDone: [
              {
                guard: 'isHintSpent',
                target: '#openPayment.deciding',
                actions: ['forgetAttempt', 'loseHint', 'forgetHint'],
              },
              { target: '#openPayment.deciding', actions: 'forgetAttempt' },
            ],
            onError: [
              { guard: withFailure('isSessionOver'), target: '#openPayment.paused' },
              { guard: withFailure('isGone'), target: '#openPayment.deciding', actions: 'forgetAttempt' },
              { target: 'pausing' },
            ],
          },
          after: { readLimit: { target: 'pausing' } },
        },
        pausing: { on: { 'payment.look': { target: 'sending' } }, after: { poll: { target: 'sending' } } },
      },
    },
  },
});

export const connectOpenPayment = (services: OpenPaymentServices) =>
  connect(openPaymentMachine, openPaymentPort, services);
