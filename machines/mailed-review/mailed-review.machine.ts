import { assign, setup } from 'xstate';
import { type Failure, timedOut } from '../../domain/failure/index.ts';
import type { Localized } from '../../domain/locale/index.ts';
import { ask, connect, limits, port, type ServicesOf, withFailure, withOutput } from '../kit/index.ts';

/** `reader`: signed in as the order's customer, as another account, or not signed in. */
export interface ReviewReminder {
  orderId: string;
  reader: 'owner' | 'other' | 'nobody';
  products: readonly Localized[];
}

const refusals = ['INVALID_TOKEN', 'LINK_EXPIRED', 'LINK_USED', 'LINK_WITHDRAWN'] as const;
/** Why a link leads to no review; final. */
export type RefusedReminder = (typeof refusals)[number];

const mailedReviewPort = port({
  /** The order the link is about. Rejects with a `Failure`; the codes of RefusedReminder are final. */
  readReminder: ask<{ token: string }, ReviewReminder>(),
});

export type MailedReviewServices = ServicesOf<typeof mailedReviewPort>;
export type MailedReviewEvent = { type: 'link.retry' };

type Failed = { failure: Failure };
type Answered = { output: ReviewReminder };

export const mailedReviewMachine = setup({
  types: {} as {
    input: { token: string };
    context: {
      token: string;
      reminder: ReviewReminder | null;
      failure: Failure | null;
      refusal: RefusedReminder | null;
    };
    events: MailedReviewEvent;
    tags: 'busy';
    children: { read: 'readReminder' };
  },
  actors: mailedReviewPort.actors,
  guards: {
    isOwner: (_, { output }: Answered) => output.reader === 'owner',
    isRefusal: (_, { failure }: Failed) => refusals.some((code) => code === failure.code),
  },
  actions: {
    rememberReminder: assign((_, { output }: Answered) => ({ reminder: output })),
    rememberRefusal: assign((_, { failure }: Failed) => ({
      refusal: refusals.find((code) => code === failure.code) ?? null,
    })),
    rememberFailure: assign((_, { failure }: Failed) => ({ failure })),
    rememberTimeout: assign({ failure: timedOut() }),
    forgetFailure: assign({ failure: null }),
  },
  delays: limits,
}).createMachine({
  id: 'mailedReview',
  initial: 'reading',
  context: ({ input }) => ({ token: input.token, reminder: null, failure: null, refusal: null }),
  states: {
    reading: {
      tags: 'busy',
      invoke: {
        id: 'read',
        src: 'readReminder',
        input: ({ context }) => ({ token: context.token }),
        onDone: [
          { guard: withOutput('isOwner'), target: 'own', actions: withOutput('rememberReminder') },
          { target: 'signInNeeded', actions: withOutput('rememberReminder') },
        ],
        onError: [
          { guard: withFailure('isRefusal'), target: 'refused', actions: withFailure('rememberRefusal') },
          { target: 'unread', actions: withFailure('rememberFailure') },
        ],
      },
      after: { readLimit: { target: 'unread', actions: 'rememberTimeout' } },
    },
    unread: { on: { 'link.retry': { target: 'reading', actions: 'forgetFailure' } } },
    /** The page redirects to the order. */
    own: { type: 'final' },
    signInNeeded: { type: 'final' },
    refused: { type: 'final' },
  },
});

export const connectMailedReview = (services: MailedReviewServices) =>
  connect(mailedReviewMachine, mailedReviewPort, services);
