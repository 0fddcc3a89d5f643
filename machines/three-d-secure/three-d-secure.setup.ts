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

/** Reads after the bank's answer before we admit that we do not know. */
const settleReads = 5;

/** What every state of the flow may ask, do and wait for. */
export const threeDSecureSetup = setup({
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
    forgetFailure: assign({ failure: null }),
    rememberFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    countRead: assign(({ context }) => ({ reads: Math.min(context.reads + 1, settleReads) })),
  },
  delays: {
    frameLimit: seconds(10),
    challengePoll: seconds(3),
    settlePoll: seconds(1),
    unknownPoll: seconds(10),
    abandonPoll: seconds(3),
    readLimit: seconds(8),
  },
});
