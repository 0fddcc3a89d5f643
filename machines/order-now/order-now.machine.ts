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
  type NowAnswer,
  type NowContext,
  type NowEvent,
  type NowInput,
  type NowMeta,
  type NowOffer,
  nowPort,
  type NowServices,
} from './order-now.types.ts';

type Outcome = ThreeDSecureOutput['outcome'];
type Decline = { attemptId?: string; declineCode?: string };

const remembered = (answer: NowAnswer | null): Partial<NowContext> => {
  switch (answer?.kind) {
    case 'open':
      return { challenge: answer.challenge, attemptId: answer.challenge.attemptId };
    case 'paid':
      return { attemptId: answer.attemptId, paid: answer.amount };
    case 'declined':
      return { attemptId: answer.attemptId, declineCode: answer.declineCode };
    default:
      return {};
  }
};

const nowSetup = setup({
  types: {} as {
    context: NowContext;
    events: NowEvent;
    input: NowInput;
    tags: 'busy' | 'dialog';
    meta: NowMeta;
    children: { find: 'findNow'; preview: 'previewNow'; pay: 'payNow'; challenge: 'threeDSecure' };
  },
  actors: { ...nowPort.actors, threeDSecure: threeDSecureMachine },
  guards: {
    isAnswer: (_, { output, is }: { output: NowAnswer | null; is: NowAnswer['kind'] }) => output?.kind === is,
    isSent: ({ context }) => context.key !== null,
    /** The holder is wanted: asked once more, at the bank's page. */
    isHolderWanted: ({ context }, { failure }: { failure: Failure }) =>
      failure.code === 'CARD_DECLINED' &&
      (failure.data as Decline).declineCode === 'challengeRequired' &&
      !context.isChallenged,
    isOutcome: (_, { output, is }: { output: ThreeDSecureOutput; is: readonly Outcome[] }) =>
      is.includes(output.outcome),
    isOutcomeUnknown: (_, { failure }: { failure: Failure }) =>
      ['offline', 'timeout', 'unavailable', 'bug'].includes(failure.kind),
    isCode,
    isSessionOver,
  },
  actions: {
    refreshAccount: nowPort.actions.refreshAccount,
    acknowledge: nowPort.actions.acknowledge,
    rememberAnswer: assign((_, { output }: { output: NowAnswer | null }) => remembered(output)),
    rememberOffer: assign((_, { output }: { output: NowOffer }) => ({ offer: output })),
    rememberDecline: assign((_, { failure }: { failure: Failure }) => {
      const { attemptId = null, declineCode = 'refused' } = (failure.data ?? {}) as Decline;
      return { attemptId, declineCode };
    }),
    rememberOutcome: assign((_, { output }: { output: ThreeDSecureOutput }) => ({
      declineCode: output.outcome === 'declined' ? output.declineCode : output.outcome,
    })),
    rememberLost: assign({ declineCode: 'notReceived' }),
    rememberPaid: assign(({ context }) => ({ paid: context.challenge!.amount })),
    rememberFailure: assign((_, { failure }: { failure: Failure }) => ({ failure })),
    rememberTimeout: assign({ failure: timedOut() }),
    mintKey: assign(({ context: { keySeed, payments } }) => ({
      payments: payments + 1,
      key: `${keySeed}-${payments + 1}`,
    })),
    askForHolder: assign({ isChallenged: true }),
    forgetAttempt: assign({ attemptId: null, key: null, challenge: null, isChallenged: false }),
    forgetTroubles: assign({ declineCode: null, failure: null, paid: null }),
    forgetOffer: assign({ offer: null }),
  },
  delays: {
    readLimit: limits.readLimit,
    requestLimit: seconds(20),
    lookPause: seconds(10),
  },
});

const rememberAnswer = withOutput('rememberAnswer');
const unknown: NowMeta = { money: 'unknown' };
const notCharged: NowMeta = { money: 'notCharged' };
const acknowledge = {
  type: 'acknowledge',
  params: ({ context }: { context: NowContext }) => ({ attemptId: context.attemptId! }),
} as const;
const told = [acknowledge, 'forgetAttempt'] as const;
const opening = { target: 'previewing', actions: ['forgetTroubles', 'forgetOffer'] } as const;
const closing = { target: 'idle', actions: ['forgetTroubles', 'forgetOffer'] } as const;
const looking = { target: 'looking', actions: 'forgetTroubles' } as const;
/** What the server refused was not charged: it says why where it was asked. */
const refused = { target: 'refused', actions: ['forgetAttempt', withFailure('rememberFailure')] } as const;

export const orderNowMachine = nowSetup.createMachine({
  id: 'orderNow',
  initial: 'looking',
  context: ({ input }) => ({
    ...input,
    payments: 0,
    key: null,
    attemptId: null,
    isChallenged: false,
    offer: null,
    challenge: null,
    declineCode: null,
    paid: null,
    failure: null,
  }),
  states: {
    /** Whether a payment is under way, and how it stands. */
    looking: {
      meta: unknown,
      tags: 'busy',
      invoke: {
        id: 'find',
        src: 'findNow',
        input: ({ context: { key, attemptId } }) => ({ key, attemptId }),
        onDone: [
          { guard: withOutput('isAnswer', 'paid'), target: 'paid', actions: rememberAnswer },
          { guard: withOutput('isAnswer', 'open'), target: 'unfinished', actions: rememberAnswer },
          { guard: withOutput('isAnswer', 'declined'), target: 'declined', actions: [rememberAnswer, ...told] },
          { guard: 'isSent', target: 'declined', actions: ['rememberLost', 'forgetAttempt'] },
          { target: 'idle', actions: 'forgetAttempt' },
        ],
        onError: [
          { guard: withFailure('isSessionOver'), target: 'suspended' },
          { target: 'unheard', actions: withFailure('rememberFailure') },
        ],
      },
      after: { readLimit: { target: 'unheard', actions: 'rememberTimeout' } },
    },
    unheard: { meta: unknown, on: { 'payment.check': looking }, after: { lookPause: looking } },
    idle: { meta: notCharged, on: { 'now.open': { target: 'previewing' } } },
    previewing: {
      meta: notCharged,
      tags: ['busy', 'dialog'],
      invoke: {
        id: 'preview',
        src: 'previewNow',
        input: ({ context: { id } }) => ({ id }),
        onDone: { target: 'offered', actions: withOutput('rememberOffer') },
        onError: [
          { guard: withFailure('isSessionOver'), target: 'suspended' },
          { target: 'refused', actions: withFailure('rememberFailure') },
        ],
      },
      after: { readLimit: { target: 'refused', actions: 'rememberTimeout' } },
      on: { 'now.close': { target: 'idle', actions: 'forgetTroubles' } },
    },
    offered: {
      meta: notCharged,
      tags: 'dialog',
      on: { 'now.confirm': { target: 'paying', actions: ['forgetTroubles', 'mintKey'] }, 'now.close': closing },
    },
    refused: { meta: notCharged, tags: 'dialog', on: { 'now.open': opening, 'now.close': closing } },
    paying: {
      meta: unknown,
      tags: ['busy', 'dialog'],
      invoke: {
        id: 'pay',
        src: 'payNow',
        input: ({ context: { id, key, offer, isChallenged } }) => ({
          id,
          key: key!,
          charged: offer!.charged,
          isChallenged,
        }),
        onDone: [
          { guard: withOutput('isAnswer', 'paid'), target: 'paid', actions: rememberAnswer },
          { guard: withOutput('isAnswer', 'declined'), target: 'declined', actions: [rememberAnswer, ...told] },
          { target: 'challenging', actions: rememberAnswer },
        ],
        onError: [
          { guard: withFailure('isSessionOver'), target: 'suspended' },
          {
            guard: withFailure('isHolderWanted'),
            target: 'paying',
            reenter: true,
            actions: [withFailure('rememberDecline'), ...told, 'forgetTroubles', 'askForHolder', 'mintKey'],
          },
          { guard: hasCode('CARD_DECLINED'), target: 'declined', actions: [withFailure('rememberDecline'), ...told] },
          // The price on the screen is not the shop's any more: it is asked for anew, and said.
          {
            guard: hasCode(MISCALCULATION_CODE),
            target: 'previewing',
            actions: ['forgetAttempt', 'forgetOffer', withFailure('rememberFailure')],
          },
          { guard: hasCode('BANK_UNAVAILABLE'), ...refused },
          { guard: withFailure('isOutcomeUnknown'), target: 'looking' },
          refused,
        ],
      },
      after: { requestLimit: { target: 'looking' } },
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
            target: 'declined',
            actions: [withOutput('rememberOutcome'), ...told],
          },
          {
            guard: withOutput('isOutcome', ['cancelled']),
            target: 'declined',
            actions: [withOutput('rememberOutcome'), 'forgetAttempt'],
          },
          { target: 'unfinished' },
        ],
        onError: { target: 'unfinished' },
      },
    },
    unfinished: {
      meta: unknown,
      on: { 'payment.resume': { target: 'challenging' } },
      after: { lookPause: { target: 'looking' } },
    },
    declined: { meta: notCharged, on: { 'now.open': opening, 'now.close': closing } },
    paid: {
      meta: { money: 'charged' },
      entry: ['refreshAccount', acknowledge, 'forgetAttempt'],
      on: { 'now.close': closing },
    },
    suspended: { meta: unknown, on: { 'session.restored': looking } },
  },
});

export const connectOrderNow = (services: NowServices & ThreeDSecureServices) =>
  connect(orderNowMachine, nowPort, services, { threeDSecure: connectThreeDSecure(services) });
