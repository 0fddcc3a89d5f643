import { assign, fromPromise, setup } from 'xstate';
import { seconds } from '../../domain/calendar/index.ts';
import { toFailure } from '../../domain/failure/index.ts';
import type { AttemptRequest } from './three-d-secure.services.ts';
import type {
  AttemptReport,
  ThreeDSecureContext,
  ThreeDSecureEvent,
  ThreeDSecureInput,
  ThreeDSecureMeta,
  ThreeDSecureOutput,
} from './three-d-secure.types.ts';
import { words } from './three-d-secure.words.ts';

/** Reads after the bank's answer before we admit that we do not know. */
const settleReads = 5;

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

const attempt = ({ context }: { context: ThreeDSecureContext }): AttemptRequest => ({
  attemptId: context.attemptId,
  purpose: context.purpose,
});

export const threeDSecureMachine = setup({
  types: {} as {
    context: ThreeDSecureContext;
    events: ThreeDSecureEvent;
    input: ThreeDSecureInput;
    output: ThreeDSecureOutput;
    tags: 'busy' | 'frame' | 'resting' | 'leavable';
    meta: ThreeDSecureMeta;
    children: { read: 'readAttempt'; abandon: 'abandonAttempt' };
  },
  actors: {
    readAttempt: fromPromise<AttemptReport, AttemptRequest>(() =>
      Promise.reject(new Error('readAttempt is not connected')),
    ),
    abandonAttempt: fromPromise<AttemptReport, AttemptRequest>(() =>
      Promise.reject(new Error('abandonAttempt is not connected')),
    ),
  },
  guards: {
    hasNoBankPage: ({ context }) => context.redirectUrl === null,
    areReadsSpent: ({ context }) => context.reads >= settleReads,
    isReported: ({ context }, { states }: { states: readonly AttemptReport['state'][] }) =>
      context.report !== null && states.includes(context.report.state),
    isStillApproving: (_, { report }: { report: AttemptReport }) =>
      report.state === 'created' || report.state === 'challenging',
    isBankStillAsking: ({ context: { redirectUrl, report, reads } }) =>
      redirectUrl !== null && reads < settleReads && (report?.state === 'created' || report?.state === 'challenging'),
    isSessionOver: (_, { error }: { error: unknown }) => toFailure(error).kind === 'unauthorized',
  },
  actions: {
    rememberReport: assign((_, { report }: { report: AttemptReport }) => ({ report, failure: null })),
    forgetReport: assign({ report: null }),
    rememberFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    countRead: assign(({ context }) => ({ reads: Math.min(context.reads + 1, settleReads) })),
  },
  delays: {
    frameLimit: seconds(10),
    challengePoll: seconds(3),
    settlePoll: seconds(1),
    unknownPoll: seconds(10),
    readLimit: seconds(8),
    bankLimit: ({ context }) => Math.max(0, context.expiresAt - context.now),
  },
}).createMachine({
  id: 'threeDSecure',
  initial: 'entering',
  context: ({ input }) => ({ ...input, reads: 0, report: null, failure: null }),
  output: ({ context }) => outputOf(context),
  states: {
    entering: {
      ...words.entering,
      always: [{ guard: 'hasNoBankPage', target: 'settling' }, { target: 'approving' }],
    },
    approving: {
      ...words.approving,
      initial: 'opening',
      on: { 'challenge.returned': { target: 'settling' }, 'payment.cancel': { target: 'abandoning' } },
      after: { bankLimit: { target: 'settling' } },
      states: {
        opening: {
          ...words.opening,
          tags: ['frame', 'busy', 'leavable'],
          on: { 'frame.opened': { target: 'waiting' } },
          after: { frameLimit: { target: 'blocked' } },
        },
        blocked: {
          ...words.blocked,
          tags: ['resting', 'leavable'],
          on: { 'frame.opened': { target: 'waiting' } },
        },
        waiting: {
          ...words.waiting,
          tags: ['frame', 'resting', 'leavable'],
          after: { challengePoll: { target: 'looking' } },
        },
        looking: {
          ...words.looking,
          tags: ['frame', 'resting', 'leavable'],
          invoke: {
            id: 'read',
            src: 'readAttempt',
            input: attempt,
            onDone: [
              {
                guard: { type: 'isStillApproving', params: ({ event }) => ({ report: event.output }) },
                target: 'waiting',
              },
              {
                target: '#threeDSecure.judging',
                actions: { type: 'rememberReport', params: ({ event }) => ({ report: event.output }) },
              },
            ],
            onError: [
              {
                guard: { type: 'isSessionOver', params: ({ event }) => ({ error: event.error }) },
                target: '#threeDSecure.suspended',
              },
              {
                target: 'waiting',
                actions: { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) },
              },
            ],
          },
          after: { readLimit: { target: 'waiting' } },
        },
      },
    },
    settling: {
      ...words.settling,
      tags: 'busy',
      initial: 'reading',
      states: {
        reading: {
          ...words.reading,
          invoke: {
            id: 'read',
            src: 'readAttempt',
            input: attempt,
            onDone: {
              target: '#threeDSecure.judging',
              actions: [{ type: 'rememberReport', params: ({ event }) => ({ report: event.output }) }, 'countRead'],
            },
            onError: [
              {
                guard: { type: 'isSessionOver', params: ({ event }) => ({ error: event.error }) },
                target: '#threeDSecure.suspended',
              },
              {
                target: '#threeDSecure.judging',
                actions: [{ type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) }, 'countRead'],
              },
            ],
          },
          after: { readLimit: { target: '#threeDSecure.judging', actions: 'countRead' } },
        },
        pausing: {
          ...words.pausing,
          after: { settlePoll: { target: 'reading' } },
        },
      },
    },
    judging: {
      ...words.judging,
      always: [
        { guard: { type: 'isReported', params: { states: ['paid'] } }, target: 'paid' },
        { guard: { type: 'isReported', params: { states: ['declined'] } }, target: 'declined' },
        { guard: { type: 'isReported', params: { states: ['expired'] } }, target: 'expired' },
        { guard: { type: 'isReported', params: { states: ['abandoned'] } }, target: 'cancelled' },
        { guard: 'isBankStillAsking', target: 'approving', actions: 'forgetReport' },
        { guard: 'areReadsSpent', target: 'unknown' },
        { target: 'settling.pausing' },
      ],
    },
    unknown: {
      ...words.unknown,
      tags: ['resting', 'leavable'],
      initial: 'resting',
      on: { 'payment.leave': { target: 'left' } },
      states: {
        resting: {
          ...words.resting,
          on: { 'payment.check': { target: 'reading' } },
          after: { unknownPoll: { target: 'reading' } },
        },
        reading: {
          ...words.unknownReading,
          tags: 'busy',
          invoke: {
            id: 'read',
            src: 'readAttempt',
            input: attempt,
            onDone: {
              target: '#threeDSecure.judging',
              actions: { type: 'rememberReport', params: ({ event }) => ({ report: event.output }) },
            },
            onError: [
              {
                guard: { type: 'isSessionOver', params: ({ event }) => ({ error: event.error }) },
                target: '#threeDSecure.suspended',
              },
              {
                target: 'resting',
                actions: { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) },
              },
            ],
          },
          after: { readLimit: { target: 'resting' } },
        },
      },
    },
    abandoning: {
      ...words.abandoning,
      tags: 'busy',
      invoke: {
        id: 'abandon',
        src: 'abandonAttempt',
        input: attempt,
        onDone: {
          target: 'judging',
          actions: { type: 'rememberReport', params: ({ event }) => ({ report: event.output }) },
        },
        onError: [
          { guard: { type: 'isSessionOver', params: ({ event }) => ({ error: event.error }) }, target: 'suspended' },
          { target: 'settling', actions: { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) } },
        ],
      },
      after: { readLimit: { target: 'settling' } },
    },
    suspended: {
      ...words.suspended,
      tags: ['resting', 'leavable'],
      on: { 'session.restored': { target: 'settling' }, 'payment.leave': { target: 'left' } },
    },
    paid: {
      ...words.paid,
      type: 'final',
    },
    declined: {
      ...words.declined,
      type: 'final',
    },
    expired: {
      ...words.expired,
      type: 'final',
    },
    cancelled: {
      ...words.cancelled,
      type: 'final',
    },
    left: {
      ...words.left,
      type: 'final',
    },
  },
});
