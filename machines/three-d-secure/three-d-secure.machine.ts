import type { AttemptRequest } from './three-d-secure.services.ts';
import { threeDSecureSetup } from './three-d-secure.setup.ts';
import type { AttemptReport, ThreeDSecureContext, ThreeDSecureOutput } from './three-d-secure.types.ts';
import { words } from './three-d-secure.words.ts';

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

/** The bank asks, and so is the server: while the bank has no answer, the flow goes on at `asked`. */
const asking = (asked: string) =>
  threeDSecureSetup.createStateConfig({
    invoke: {
      id: 'read',
      src: 'readAttempt',
      input: attempt,
      onDone: [
        {
          guard: {
            type: 'isStillApproving',
            params: ({ event }: { event: { output: AttemptReport } }) => ({ report: event.output }),
          },
          target: asked,
          actions: 'forgetFailure',
        },
        {
          target: '#threeDSecure.judging',
          actions: {
            type: 'rememberReport',
            params: ({ event }: { event: { output: AttemptReport } }) => ({ report: event.output }),
          },
        },
      ],
      onError: [
        {
          guard: { type: 'isSessionOver', params: ({ event }) => ({ error: event.error }) },
          target: '#threeDSecure.suspended',
        },
        {
          target: '#threeDSecure.unheard.pausing',
          actions: { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) },
        },
      ],
    },
    after: { readLimit: { target: '#threeDSecure.unheard.pausing' } },
  });

type Service = { id: 'read'; src: 'readAttempt' } | { id: 'abandon'; src: 'abandonAttempt' };

/** The server is asked, its answer decides, and where none comes the flow goes on at `silent`. */
const question = (service: Service, silent: string) =>
  threeDSecureSetup.createStateConfig({
    invoke: {
      ...service,
      input: attempt,
      onDone: {
        target: '#threeDSecure.judging',
        actions: {
          type: 'rememberReport',
          params: ({ event }: { event: { output: AttemptReport } }) => ({ report: event.output }),
        },
      },
      onError: [
        {
          guard: { type: 'isSessionOver', params: ({ event }) => ({ error: event.error }) },
          target: '#threeDSecure.suspended',
        },
        {
          target: silent,
          actions: { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) },
        },
      ],
    },
    after: { readLimit: { target: silent } },
  });

/** The server is told that the shopper gave up; it is told again until it has heard. */
const givingUp = question({ id: 'abandon', src: 'abandonAttempt' }, '#threeDSecure.untold.pausing');

export const threeDSecureMachine = threeDSecureSetup.createMachine({
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
          initial: 'pausing',
          on: { 'frame.opened': { target: 'waiting' } },
          states: {
            pausing: { ...words.blockedPausing, after: { challengePoll: { target: 'reading' } } },
            reading: { ...words.blockedReading, ...asking('#threeDSecure.approving.blocked.pausing') },
          },
        },
        waiting: {
          ...words.waiting,
          tags: ['frame', 'resting', 'leavable'],
          on: { 'frame.opened': { target: 'looking' } },
          after: { challengePoll: { target: 'looking' } },
        },
        looking: {
          ...words.looking,
          tags: ['frame', 'resting', 'leavable'],
          ...asking('#threeDSecure.approving.waiting'),
        },
      },
    },
    unheard: {
      ...words.unheard,
      tags: ['frame', 'resting', 'leavable'],
      initial: 'pausing',
      on: { 'challenge.returned': { target: 'settling' }, 'payment.cancel': { target: 'abandoning' } },
      states: {
        pausing: { ...words.unheardPausing, after: { challengePoll: { target: 'reading' } } },
        reading: { ...words.unheardReading, ...asking('#threeDSecure.approving.waiting') },
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
          ...question({ id: 'read', src: 'readAttempt' }, '#threeDSecure.unknown.resting'),
        },
      },
    },
    abandoning: { ...words.abandoning, tags: 'busy', ...givingUp },
    untold: {
      ...words.untold,
      tags: ['resting', 'leavable'],
      initial: 'pausing',
      on: { 'payment.leave': { target: 'left' } },
      states: {
        pausing: { ...words.untoldPausing, after: { abandonPoll: { target: 'telling' } } },
        telling: { ...words.untoldTelling, ...givingUp },
      },
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
