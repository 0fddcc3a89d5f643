import { assign, setup } from 'xstate';
import { seconds } from '../../domain/calendar/index.ts';
import type { Failure } from '../../domain/failure/index.ts';
import type { Kurus } from '../../domain/money/index.ts';
import type { AttemptKind } from '../../domain/payment/index.ts';
import { ask, connect, isSessionOver, limits, port, type ServicesOf, withFailure, withOutput } from '../kit/index.ts';

/** The server's status of an attempt to move money. Only this status ends the flow. */
export type AttemptReport =
  | { state: 'created' | 'challenging' | 'settling' | 'unknown' }
  | { state: 'paid'; orderIds: readonly string[] }
  | { state: 'declined'; declineCode: string; retryable: boolean }
  | { state: 'expired' | 'abandoned' };

export type ChallengePurpose = Exclude<AttemptKind, 'renewal'>;

export interface ThreeDSecureInput {
  purpose: ChallengePurpose;
  attemptId: string;
  /** The bank's page, of another origin. Null when the attempt is resumed and its page is gone. */
  redirectUrl: string | null;
  amount: Kurus;
  /** When the bank stops waiting, epoch milliseconds. For display only: the server decides that it is over. */
  expiresAt: number;
}

export interface ThreeDSecureContext extends ThreeDSecureInput {
  /** Reads since the shopper came back from the bank, at most `settleReads`. */
  reads: number;
  report: AttemptReport | null;
  failure: Failure | null;
}

export type ThreeDSecureEvent =
  | { type: 'frame.opened' }
  | { type: 'challenge.returned' }
  | { type: 'payment.cancel' }
  | { type: 'payment.check' }
  | { type: 'payment.leave' }
  | { type: 'session.restored' };

export type ThreeDSecureOutput =
  | { outcome: 'paid'; attemptId: string; orderIds: readonly string[] }
  | { outcome: 'declined'; attemptId: string; declineCode: string; retryable: boolean }
  | { outcome: 'expired' | 'cancelled' | 'unknown'; attemptId: string };

/** What may be said about the money. */
export interface ThreeDSecureMeta {
  money: 'notCharged' | 'charged' | 'unknown';
  requirements?: string;
}

export type AttemptRequest = Pick<ThreeDSecureInput, 'attemptId' | 'purpose'>;

const threeDSecurePort = port({
  /**
   * Reads what the server knows of the attempt; the server asks the bank itself when it is in doubt.
   * Never moves money. Rejects with a `Failure` of kind offline, timeout, unauthorized or unavailable. Spec §4, §7.
   */
  readAttempt: ask<AttemptRequest, AttemptReport>(),
  /**
   * Gives the attempt up. Answers `abandoned` when no money can move any more, or how it has already ended.
   * Safe to repeat. Rejects like `readAttempt`.
   */
  abandonAttempt: ask<AttemptRequest, AttemptReport>(),
});

export type ThreeDSecureServices = ServicesOf<typeof threeDSecurePort>;

/** Reads after the bank's answer before the flow says that the outcome is not known. */
const settleReads = 5;
const isAsking = (report: AttemptReport | null) => report?.state === 'created' || report?.state === 'challenging';

function outputOf({ report, attemptId }: ThreeDSecureContext): ThreeDSecureOutput {
  switch (report?.state) {
    case 'paid':
      return { outcome: 'paid', attemptId, orderIds: report.orderIds };
    case 'declined':
      return { outcome: 'declined', attemptId, declineCode: report.declineCode, retryable: report.retryable };
    case 'expired':
      return { outcome: 'expired', attemptId };
    case 'abandoned':
      return { outcome: 'cancelled', attemptId };
    default:
      return { outcome: 'unknown', attemptId };
  }
}

const threeDSecure = setup({
  types: {} as {
    context: ThreeDSecureContext;
    events: ThreeDSecureEvent;
    input: ThreeDSecureInput;
    output: ThreeDSecureOutput;
    tags: 'busy' | 'frame' | 'resting' | 'leavable';
    meta: ThreeDSecureMeta;
    children: { read: 'readAttempt'; abandon: 'abandonAttempt' };
  },
  actors: threeDSecurePort.actors,
  guards: {
    hasNoBankPage: ({ context }) => context.redirectUrl === null,
    areReadsSpent: ({ context }) => context.reads >= settleReads,
    isReported: ({ context }, { state }: { state: AttemptReport['state'] }) => context.report?.state === state,
    isStillApproving: (_, { output }: { output: AttemptReport }) => isAsking(output),
    isBankStillAsking: ({ context: { redirectUrl, report, reads } }) =>
      redirectUrl !== null && reads < settleReads && isAsking(report),
    isSessionOver,
  },
  actions: {
    rememberReport: assign((_, { output }: { output: AttemptReport }) => ({ report: output, failure: null })),
    forgetReport: assign({ report: null }),
    forgetFailure: assign({ failure: null }),
    rememberFailure: assign((_, { failure }: { failure: Failure }) => ({ failure })),
    countRead: assign(({ context }) => ({ reads: Math.min(context.reads + 1, settleReads) })),
  },
  delays: {
    frameLimit: seconds(10),
    challengePoll: seconds(3),
    settlePoll: seconds(1),
    unknownPoll: seconds(10),
    abandonPoll: seconds(3),
    readLimit: limits.readLimit,
  },
});

const attempt = ({ context: { attemptId, purpose } }: { context: ThreeDSecureContext }): AttemptRequest => ({
  attemptId,
  purpose,
});

/** Reads the attempt during the bank's challenge; while the bank has no answer, the target is `asked`. */
const asking = (asked: string) =>
  threeDSecure.createStateConfig({
    invoke: {
      id: 'read',
      src: 'readAttempt',
      input: attempt,
      onDone: [
        { guard: withOutput('isStillApproving'), target: asked, actions: 'forgetFailure' },
        { target: '#threeDSecure.judging', actions: withOutput('rememberReport') },
      ],
      onError: [
        { guard: withFailure('isSessionOver'), target: '#threeDSecure.suspended' },
        { target: '#threeDSecure.lookupFailed.pausing', actions: withFailure('rememberFailure') },
      ],
    },
    after: { readLimit: { target: '#threeDSecure.lookupFailed.pausing' } },
  });

type Question = { id: 'read'; src: 'readAttempt' } | { id: 'abandon'; src: 'abandonAttempt' };

/** Calls the server and judges its answer; without an answer, the target is `silent`. */
const question = (service: Question, silent: string) =>
  threeDSecure.createStateConfig({
    invoke: {
      ...service,
      input: attempt,
      onDone: { target: '#threeDSecure.judging', actions: withOutput('rememberReport') },
      onError: [
        { guard: withFailure('isSessionOver'), target: '#threeDSecure.suspended' },
        { target: silent, actions: withFailure('rememberFailure') },
      ],
    },
    after: { readLimit: { target: silent } },
  });

/** Sends the cancellation to the server, and repeats it until the server has received it. */
const givingUp = question({ id: 'abandon', src: 'abandonAttempt' }, '#threeDSecure.abandonFailed.pausing');

const unknown: ThreeDSecureMeta = { money: 'unknown' };
const notCharged: ThreeDSecureMeta = { money: 'notCharged' };

export const threeDSecureMachine = threeDSecure.createMachine({
  id: 'threeDSecure',
  initial: 'entering',
  context: ({ input }) => ({ ...input, reads: 0, report: null, failure: null }),
  output: ({ context }) => outputOf(context),
  states: {
    entering: {
      meta: unknown,
      always: [{ guard: 'hasNoBankPage', target: 'settling' }, { target: 'approving' }],
    },
    approving: {
      meta: unknown,
      initial: 'opening',
      on: { 'challenge.returned': { target: 'settling' }, 'payment.cancel': { target: 'abandoning' } },
      states: {
        opening: {
          tags: ['frame', 'busy', 'leavable'],
          on: { 'frame.opened': { target: 'waiting' } },
          after: { frameLimit: { target: 'blocked' } },
        },
        blocked: {
          tags: ['resting', 'leavable'],
          initial: 'pausing',
          on: { 'frame.opened': { target: 'waiting' } },
          states: {
            pausing: { after: { challengePoll: { target: 'reading' } } },
            reading: { ...asking('#threeDSecure.approving.blocked.pausing') },
          },
        },
        waiting: {
          tags: ['frame', 'resting', 'leavable'],
          on: { 'frame.opened': { target: 'looking' } },
          after: { challengePoll: { target: 'looking' } },
        },
        looking: {
          tags: ['frame', 'resting', 'leavable'],
          ...asking('#threeDSecure.approving.waiting'),
        },
      },
    },
    lookupFailed: {
      meta: unknown,
      tags: ['frame', 'resting', 'leavable'],
      initial: 'pausing',
      on: { 'challenge.returned': { target: 'settling' }, 'payment.cancel': { target: 'abandoning' } },
      states: {
        pausing: { after: { challengePoll: { target: 'reading' } } },
        reading: { ...asking('#threeDSecure.approving.waiting') },
      },
    },
    settling: {
      meta: unknown,
      tags: 'busy',
      initial: 'reading',
      states: {
        reading: {
          invoke: {
            id: 'read',
            src: 'readAttempt',
            input: attempt,
            onDone: { target: '#threeDSecure.judging', actions: [withOutput('rememberReport'), 'countRead'] },
            onError: [
              { guard: withFailure('isSessionOver'), target: '#threeDSecure.suspended' },
              { target: '#threeDSecure.judging', actions: [withFailure('rememberFailure'), 'countRead'] },
            ],
          },
          after: { readLimit: { target: '#threeDSecure.judging', actions: 'countRead' } },
        },
        pausing: {
          meta: { ...unknown, requirements: 'PAYMENT-8' },
          after: { settlePoll: { target: 'reading' } },
        },
      },
    },
    judging: {
      meta: unknown,
      always: [
        { guard: { type: 'isReported', params: { state: 'paid' } }, target: 'paid' },
        { guard: { type: 'isReported', params: { state: 'declined' } }, target: 'declined' },
        { guard: { type: 'isReported', params: { state: 'expired' } }, target: 'expired' },
        { guard: { type: 'isReported', params: { state: 'abandoned' } }, target: 'cancelled' },
        { guard: 'isBankStillAsking', target: 'approving', actions: 'forgetReport' },
        { guard: 'areReadsSpent', target: 'unknown' },
        { target: 'settling.pausing' },
      ],
    },
    unknown: {
      meta: { ...unknown, requirements: 'PAYMENT-5' },
      tags: ['resting', 'leavable'],
      initial: 'resting',
      on: { 'payment.leave': { target: 'left' } },
      states: {
        resting: {
          on: { 'payment.check': { target: 'reading' } },
          after: { unknownPoll: { target: 'reading' } },
        },
        reading: {
          tags: 'busy',
          ...question({ id: 'read', src: 'readAttempt' }, '#threeDSecure.unknown.resting'),
        },
      },
    },
    abandoning: { meta: unknown, tags: 'busy', ...givingUp },
    abandonFailed: {
      meta: { ...unknown, requirements: 'PAYMENT-9' },
      tags: ['resting', 'leavable'],
      initial: 'pausing',
      on: { 'payment.leave': { target: 'left' } },
      states: {
        pausing: { after: { abandonPoll: { target: 'retrying' } } },
        retrying: { ...givingUp },
      },
    },
    suspended: {
      meta: unknown,
      tags: ['resting', 'leavable'],
      on: { 'session.restored': { target: 'settling' }, 'payment.leave': { target: 'left' } },
    },
    paid: { meta: { money: 'charged' }, type: 'final' },
    declined: { meta: notCharged, type: 'final' },
    expired: { meta: notCharged, type: 'final' },
    cancelled: { meta: notCharged, type: 'final' },
    left: { meta: unknown, type: 'final' },
  },
});

export const connectThreeDSecure = (ports: ThreeDSecureServices) =>
  connect(threeDSecureMachine, threeDSecurePort, ports);
