import { assign, setup } from 'xstate';
import { seconds } from '../../domain/calendar/index.ts';
import { type Failure, MISCALCULATION_CODE, timedOut } from '../../domain/failure/index.ts';
import { connect, hasCode, isCode, isSessionOver, limits, withFailure, withOutput } from '../kit/index.ts';
import {
  connectThreeDSecure,
  threeDSecureMachine,
  type ThreeDSecureOutput,
  type ThreeDSecureServices,
} from '../three-d-secure/index.ts';
import {
  type DueAnswer,
  type DueContext,
  type DueEvent,
  type DueFound,
  type DueInput,
  type DueMeta,
  type DueServices,
  duePort,
} from './due-payment.types.ts';

export type { DueEvent } from './due-payment.types.ts';

type Found = { output: DueFound };
type Outcome = ThreeDSecureOutput['outcome'];

const remembered = (answer: DueAnswer | null): Partial<DueContext> => {
  switch (answer?.kind) {
    case 'open':
      return { challenge: answer.challenge, attemptId: answer.challenge.attemptId };
    case 'paid':
      return { attemptId: answer.attemptId, paid: answer.amount };
    case 'declined':
      return { attemptId: answer.attemptId, declineCode: answer.declineCode };
    case 'renewal':
    case 'payment':
      return { occupant: answer.kind };
    default:
      return {};
  }
};

const dueSetup = setup({
  types: {} as {
    context: DueContext;
    events: DueEvent;
    input: DueInput;
    tags: 'busy' | 'form';
    meta: DueMeta;
    children: { find: 'findDue'; request: 'payDue'; drop: 'dropDue'; challenge: 'threeDSecure' };
  },
  actors: { ...duePort.actors, threeDSecure: threeDSecureMachine },
  guards: {
    isFound: (_, { output, is }: Found & { is: DueAnswer['kind'] }) => output.answer?.kind === is,
    /** Another payment counts where ours was refused for it. */
    isOccupied: ({ context }, { output: { answer } }: Found) =>
      answer?.kind === 'renewal' || (answer?.kind === 'payment' && context.key !== null),
    isNothing: (_, { output }: Found) => output.dues.length === 0,
    isSent: ({ context }) => context.key !== null,
    isAnswer: (_, { output, is }: { output: DueAnswer; is: DueAnswer['kind'] }) => output.kind === is,
    isOutcome: (_, { output, is }: { output: ThreeDSecureOutput; is: readonly Outcome[] }) =>
      is.includes(output.outcome),
    isOutcomeUnknown: (_, { failure }: { failure: Failure }) =>
      ['offline', 'timeout', 'unavailable', 'bug'].includes(failure.kind),
    isCode,
    isSessionOver,
  },
  actions: {
    refreshAccount: duePort.actions.refreshAccount,
    acknowledge: duePort.actions.acknowledge,
    rememberFound: assign((_, { output }: Found) => ({
      dues: output.dues,
      cards: output.cards,
      ...remembered(output.answer),
    })),
    rememberAnswer: assign((_, { output }: { output: DueAnswer }) => remembered(output)),
    rememberDecline: assign((_, { failure }: { failure: Failure }) => {
      const { attemptId = null, declineCode = 'refused' } = (failure.data ?? {}) as Partial<DueContext>;
      return { attemptId, declineCode };
    }),
    rememberOutcome: assign((_, { output }: { output: ThreeDSecureOutput }) => ({
      declineCode: output.outcome === 'declined' ? output.declineCode : output.outcome,
    })),
    rememberPaid: assign(({ context }) => ({ paid: context.challenge!.amount })),
    rememberFailure: assign((_, { failure }: { failure: Failure }) => ({ failure })),
    rememberTimeout: assign({ failure: timedOut() }),
    mintKey: assign(({ context: { keySeed, payments } }) => ({
      payments: payments + 1,
      key: `${keySeed}-${payments + 1}`,
    })),
    forgetAttempt: assign({ attemptId: null, key: null, challenge: null, occupant: null }),
    forgetTroubles: assign({ declineCode: null, notice: null, failure: null, paid: null }),
    notice: assign((_, { notice }: { notice: DueContext['notice'] }) => ({ notice })),
  },
  delays: {
    readLimit: limits.readLimit,
    saveLimit: limits.saveLimit,
    requestLimit: seconds(20),
    lookPause: seconds(10),
  },
});

const rememberFound = withOutput('rememberFound');
const rememberAnswer = withOutput('rememberAnswer');
const notice = (reason: DueContext['notice']) => ({ type: 'notice', params: { notice: reason } }) as const;
const unknown: DueMeta = { money: 'unknown' };
const notCharged: DueMeta = { money: 'notCharged' };
const acknowledge = {
  type: 'acknowledge',
  params: ({ context }: { context: DueContext }) => ({ attemptId: context.attemptId! }),
} as const;
/** A refusal is told where the customer goes on from. */
const told = [acknowledge, 'forgetAttempt'] as const;
const looking = { target: 'checking', actions: ['forgetAttempt', 'forgetTroubles'] } as const;
const dropping = { 'drop.open': { target: 'confirming', actions: 'forgetTroubles' } } as const;

export const duePaymentMachine = dueSetup.createMachine({
  id: 'duePayment',
  initial: 'checking',
  context: ({ input }) => ({
    ...input,
    payments: 0,
    key: null,
    attemptId: null,
    dues: null,
    cards: [],
    challenge: null,
    declineCode: null,
    notice: null,
    occupant: null,
    paid: null,
    failure: null,
  }),
  states: {
    checking: {
      meta: unknown,
      tags: 'busy',
      invoke: {
        id: 'find',
        src: 'findDue',
        input: ({ context: { key, attemptId } }) => ({ key, attemptId }),
        onDone: [
          { guard: withOutput('isFound', 'paid'), target: 'paid', actions: rememberFound },
          { guard: withOutput('isFound', 'open'), target: 'unfinished', actions: rememberFound },
          { guard: withOutput('isOccupied'), target: 'occupied', actions: ['forgetAttempt', rememberFound] },
          { guard: withOutput('isNothing'), target: 'none', actions: [rememberFound, 'forgetAttempt'] },
          { guard: withOutput('isFound', 'declined'), target: 'due', actions: [rememberFound, ...told] },
          { guard: 'isSent', target: 'choosingCard', actions: [rememberFound, 'forgetAttempt', notice('notReceived')] },
          { target: 'due', actions: [rememberFound, 'forgetAttempt'] },
        ],
        onError: [
          { guard: withFailure('isSessionOver'), target: 'suspended' },
          { target: 'unheard', actions: withFailure('rememberFailure') },
        ],
      },
      after: { readLimit: { target: 'unheard', actions: 'rememberTimeout' } },
    },
    unheard: {
      meta: unknown,
      on: { 'due.look': { target: 'checking', actions: 'forgetTroubles' } },
      after: { lookPause: { target: 'checking', actions: 'forgetTroubles' } },
    },
    none: { meta: notCharged, on: { 'due.look': { target: 'checking', actions: 'forgetTroubles' } } },
    due: {
      meta: notCharged,
      on: { 'pay.open': { target: 'choosingCard', actions: 'forgetTroubles' }, ...dropping },
    },
    choosingCard: {
      meta: notCharged,
      tags: 'form',
      on: {
        'card.submit': { target: 'requesting', actions: ['forgetTroubles', 'mintKey'] },
        'pay.close': { target: 'due', actions: 'forgetTroubles' },
        ...dropping,
      },
    },
    requesting: {
      meta: unknown,
      tags: ['busy', 'form'],
      invoke: {
        id: 'request',
        src: 'payDue',
        input: ({ context: { key, dues }, event }) => ({
          key: key!,
          due: dues![0]!,
          card: (event as Extract<DueEvent, { type: 'card.submit' }>).card,
        }),
        onDone: [
          { guard: withOutput('isAnswer', 'paid'), target: 'paid', actions: rememberAnswer },
          { guard: withOutput('isAnswer', 'declined'), target: 'choosingCard', actions: [rememberAnswer, ...told] },
          { target: 'challenging', actions: rememberAnswer },
        ],
        onError: [
          { guard: withFailure('isSessionOver'), target: 'suspended' },
          {
            guard: hasCode('CARD_DECLINED'),
            target: 'choosingCard',
            actions: [withFailure('rememberDecline'), ...told],
          },
          { guard: hasCode('NOT_DUE'), target: 'checking', actions: ['forgetAttempt', notice('notDue')] },
          {
            guard: hasCode(MISCALCULATION_CODE),
            target: 'checking',
            actions: ['forgetAttempt', notice('priceChanged')],
          },
          { guard: hasCode('PAYMENT_IN_PROGRESS'), target: 'checking' },
          {
            guard: hasCode('BANK_UNAVAILABLE'),
            target: 'choosingCard',
            actions: ['forgetAttempt', withFailure('rememberFailure')],
          },
          { guard: withFailure('isOutcomeUnknown'), target: 'checking' },
          { target: 'choosingCard', actions: ['forgetAttempt', withFailure('rememberFailure')] },
        ],
      },
      after: { requestLimit: { target: 'checking' } },
    },
    challenging: {
      meta: unknown,
      invoke: {
        id: 'challenge',
        src: 'threeDSecure',
        input: ({ context }) => context.challenge!,
        onDone: [
          { guard: withOutput('isOutcome', ['paid']), target: 'paid', actions: 'rememberPaid' },
          {
            guard: withOutput('isOutcome', ['declined', 'expired']),
            target: 'choosingCard',
            actions: [withOutput('rememberOutcome'), ...told],
          },
          {
            guard: withOutput('isOutcome', ['cancelled']),
            target: 'choosingCard',
            actions: ['forgetAttempt', notice('cancelled')],
          },
          { target: 'unfinished' },
        ],
        onError: { target: 'unfinished' },
      },
    },
    unfinished: {
      meta: unknown,
      on: { 'payment.resume': { target: 'challenging' } },
      after: { lookPause: { target: 'checking', actions: 'forgetTroubles' } },
    },
    /** The bank is asked about this box, or about another payment: nothing is paid beside it. */
    occupied: { meta: unknown, on: { 'due.look': looking }, after: { lookPause: looking } },
    confirming: {
      meta: notCharged,
      on: { 'drop.confirm': { target: 'dropping' }, 'drop.cancel': { target: 'due' } },
    },
    dropping: {
      meta: notCharged,
      tags: 'busy',
      invoke: {
        id: 'drop',
        src: 'dropDue',
        input: ({ context: { dues } }) => ({ due: dues![0]! }),
        onDone: { target: 'dropped' },
        onError: [
          { guard: withFailure('isSessionOver'), target: 'suspended' },
          { guard: hasCode('NOT_DUE'), target: 'checking', actions: notice('notDue') },
          { guard: hasCode('PAYMENT_IN_PROGRESS'), target: 'checking' },
          { guard: withFailure('isOutcomeUnknown'), target: 'checking', actions: withFailure('rememberFailure') },
          { target: 'due', actions: withFailure('rememberFailure') },
        ],
      },
      after: { saveLimit: { target: 'checking', actions: 'rememberTimeout' } },
    },
    dropped: { meta: notCharged, entry: 'refreshAccount', on: { 'due.close': { target: 'checking' } } },
    paid: {
      meta: { money: 'charged' },
      entry: ['refreshAccount', acknowledge, 'forgetAttempt'],
      on: { 'due.close': { target: 'checking', actions: 'forgetTroubles' } },
    },
    suspended: { meta: unknown, on: { 'session.restored': { target: 'checking' } } },
  },
});

export const connectDuePayment = (services: DueServices & ThreeDSecureServices) =>
  connect(duePaymentMachine, duePort, services, { threeDSecure: connectThreeDSecure(services) });
