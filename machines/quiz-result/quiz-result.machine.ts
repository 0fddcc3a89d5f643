import { assign, setup } from 'xstate';
import { type Failure, type FieldError, timedOut } from '../../domain/failure/index.ts';
import type { QuizAnswers, Recommendation } from '../../domain/quiz/index.ts';
import {
  ask,
  connect,
  isOutcomeUnknown,
  limits,
  port,
  type ServicesOf,
  withEvent,
  withFailure,
  withOutput,
} from '../kit/index.ts';

/** A stored quiz. `points` null: not reviewed. */
export interface StoredQuiz {
  id: string;
  answers: QuizAnswers;
  recommendation: Recommendation;
  /** Ids of ready-made packets that come close, the closest first. */
  packetIds: readonly string[];
  points: number | null;
  text: string | null;
  /** ISO 8601. */
  createdAt: string;
}

/** What opens a quiz: its id, or the token of a mailed link. */
export type QuizKey = { id: string } | { token: string };

/** `text` null: none was written. */
export interface QuizReview {
  id: string;
  points: number;
  text: string | null;
}

export const longestReview = 1000;

export type QuizReviewField = 'points' | 'text';

const refusals = ['INVALID_TOKEN', 'LINK_EXPIRED', 'NOT_FOUND'] as const;
/** Why there is nothing to open; final. */
export type RefusedQuiz = (typeof refusals)[number];

const quizResultPort = port({
  /** Rejects with a `Failure`; the codes of RefusedQuiz are final. */
  readQuiz: ask<{ key: QuizKey }, StoredQuiz>(),
  /** A second review replaces the first. */
  reviewQuiz: ask<QuizReview, StoredQuiz>(),
  /** Erases answers, recommendation and review. Rejects with a `Failure`; NOT_FOUND once it is erased. */
  deleteQuiz: ask<{ id: string }, object>(),
});

export type QuizResultServices = ServicesOf<typeof quizResultPort>;

export type QuizResultEvent =
  | { type: 'result.refresh' }
  | { type: 'review.change'; change: { points?: number; text?: string } }
  | { type: 'review.submit' }
  | { type: 'answers.delete' };

export interface QuizResultContext {
  key: QuizKey;
  quiz: StoredQuiz | null;
  /** 0: none chosen. */
  points: number;
  text: string;
  errors: readonly FieldError<QuizReviewField>[];
  /** The review in this context is stored on the server. */
  isReviewed: boolean;
  failure: Failure | null;
  refusal: RefusedQuiz | null;
}

type Failed = { failure: Failure };
type Review = Pick<QuizResultContext, 'points' | 'text'>;

function reviewErrors({ points, text }: Review): FieldError<QuizReviewField>[] {
  return [
    ...(points === 0 ? [{ field: 'points', code: 'required' } as const] : []),
    ...(text.trim().length > longestReview ? [{ field: 'text', code: 'tooLong' } as const] : []),
  ];
}

const refusalOf = ({ code }: Failure): RefusedQuiz | null => refusals.find((one) => one === code) ?? null;

export const quizResultMachine = setup({
  types: {} as {
    input: { key: QuizKey };
    context: QuizResultContext;
    events: QuizResultEvent;
    tags: 'busy' | 'result';
    children: { read: 'readQuiz'; review: 'reviewQuiz'; deletion: 'deleteQuiz' };
  },
  actors: quizResultPort.actors,
  guards: {
    isRefusal: (_, { failure }: Failed) => refusalOf(failure) !== null,
    isComplete: ({ context }) => reviewErrors(context).length === 0,
    isOutcomeUnknown,
  },
  actions: {
    rememberQuiz: assign((_, { output }: { output: StoredQuiz }) => ({
      quiz: output,
      points: output.points ?? 0,
      text: output.text ?? '',
    })),
    markReviewed: assign({ isReviewed: true }),
    changeReview: assign(({ context }, { change }: Extract<QuizResultEvent, { type: 'review.change' }>) => ({
      points: change.points ?? context.points,
      text: change.text ?? context.text,
      isReviewed: false,
      errors: [],
    })),
    showErrors: assign(({ context }) => ({ errors: reviewErrors(context) })),
    clearErrors: assign({ errors: [], failure: null }),
    forgetQuiz: assign({ quiz: null, points: 0, text: '', errors: [] }),
    rememberRefusal: assign((_, { failure }: Failed) => ({ refusal: refusalOf(failure), quiz: null })),
    rememberFailure: assign((_, { failure }: Failed) => ({ failure })),
    rememberTimeout: assign({ failure: timedOut() }),
  },
  delays: limits,
}).createMachine({
  id: 'quizResult',
  initial: 'reading',
  context: ({ input: { key } }) => ({
    key,
    quiz: null,
    points: 0,
    text: '',
    errors: [],
    isReviewed: false,
    failure: null,
    refusal: null,
  }),
  states: {
    reading: {
      tags: 'busy',
      invoke: {
        id: 'read',
        src: 'readQuiz',
        input: ({ context: { key } }) => ({ key }),
        onDone: { target: 'ready', actions: withOutput('rememberQuiz') },
        onError: [
          { guard: withFailure('isRefusal'), target: 'refused', actions: withFailure('rememberRefusal') },
          { target: 'unreadable', actions: withFailure('rememberFailure') },
        ],
      },
      after: { readLimit: { target: 'unreadable', actions: 'rememberTimeout' } },
    },
    unreadable: { on: { 'result.refresh': { target: 'reading', actions: 'clearErrors' } } },
    ready: {
      tags: 'result',
      on: {
        'review.change': { actions: withEvent('changeReview') },
        'review.submit': [
          { guard: 'isComplete', target: 'reviewing', actions: 'clearErrors' },
          { actions: 'showErrors' },
        ],
        'answers.delete': { target: 'deleting', actions: 'clearErrors' },
      },
    },
    reviewing: {
      tags: ['busy', 'result'],
      invoke: {
        id: 'review',
        src: 'reviewQuiz',
        input: ({ context: { quiz, points, text } }) => ({ id: quiz!.id, points, text: text.trim() || null }),
        onDone: { target: 'ready', actions: [withOutput('rememberQuiz'), 'markReviewed'] },
        onError: [
          { guard: withFailure('isRefusal'), target: 'refused', actions: withFailure('rememberRefusal') },
          { target: 'ready', actions: withFailure('rememberFailure') },
        ],
      },
      after: { saveLimit: { target: 'ready', actions: 'rememberTimeout' } },
    },
    deleting: {
      tags: ['busy', 'result'],
      invoke: {
        id: 'deletion',
        src: 'deleteQuiz',
        input: ({ context: { quiz } }) => ({ id: quiz!.id }),
        onDone: { target: 'deleted', actions: 'forgetQuiz' },
        onError: [
          // The quiz is already deleted, as requested.
          { guard: withFailure('isRefusal'), target: 'deleted', actions: 'forgetQuiz' },
          { guard: withFailure('isOutcomeUnknown'), target: 'unreadable', actions: withFailure('rememberFailure') },
          { target: 'ready', actions: withFailure('rememberFailure') },
        ],
      },
      after: { saveLimit: { target: 'unreadable', actions: 'rememberTimeout' } },
    },
    deleted: { type: 'final' },
    refused: { type: 'final' },
  },
});

export const connectQuizResult = (services: QuizResultServices) => connect(quizResultMachine, quizResultPort, services);
