import type { Invariant, Postcondition } from 'model-testing';
import { failure, type Failure, notFound } from '../../domain/failure/index.ts';
import { recommend } from '../../domain/quiz/index.ts';
import { invalidToken } from '../../domain/token/index.ts';
import { defineFlow, failures, isSame } from '../kit/testing.ts';
import { quizResultCopy } from './quiz-result.copy.ts';
import { longestReview, quizResultMachine, type StoredQuiz } from './quiz-result.machine.ts';

const answers = {
  name: 'Deniz',
  cycleDistance: 28,
  cycleDuration: 5,
  intensityOfEachDay: [2, 3, 2, 1, 1],
  currentProductTypes: ['pad'],
  currentProductUsages: { lightDay: [], firstDay: [], heavyDay: [] },
  pantylinerUsageType: 'none',
  pantylinerUsageAmount: 0,
} as const;

const quiz: StoredQuiz = {
  id: 'b5c1d2e3f4a5968778695a4b3c2d1e0f',
  answers,
  recommendation: recommend(answers),
  packetIds: [],
  points: null,
  text: null,
  createdAt: '2026-11-14T09:30:00.000Z',
};

const reviewed: StoredQuiz = { ...quiz, points: 4, text: 'Gece için bir tane daha.' };

const expired: Failure = failure('rejected', { code: 'LINK_EXPIRED' });
const gone = notFound();
const isFinal = (error: unknown) => error === expired || error === invalidToken || isGone(error);
const isGone = (error: unknown) => (error as Failure | undefined)?.code === 'NOT_FOUND';

type Step = Postcondition<typeof quizResultMachine>;
type Snapshot = Parameters<NonNullable<Step['given']>>[0];

const isReviewed = ({ context: { points, text } }: Snapshot) => points > 0 && text.length <= longestReview;

const hasFailureOf = ({ context }: Snapshot, error: unknown) =>
  error ? context.failure === error : context.failure?.kind === 'timeout';

const isQuiet = ({ context: { errors, failure: failed } }: Snapshot) => errors.length === 0 && failed === null;

/** What must hold in every reachable state. */
const quizResultInvariants: readonly Invariant<typeof quizResultMachine>[] = [
  {
    name: 'a result is shown only when it was read',
    holds: (snapshot) => !snapshot.hasTag('result') || snapshot.context.quiz !== null,
  },
  {
    name: 'nothing of deleted or refused answers stays in memory',
    holds: (snapshot) =>
      !(snapshot.matches('deleted') || snapshot.matches('refused')) || snapshot.context.quiz === null,
  },
  {
    name: 'a refusal says why',
    holds: (snapshot) => snapshot.matches('refused') === (snapshot.context.refusal !== null),
  },
];

const postconditions: readonly Step[] = [
  {
    name: 'a result is read by its id or its link, and again when wanted. rest §1',
    on: ['start', 'result.refresh'],
    to: (after, _before, _event, { asked }) =>
      after.matches('reading') && isQuiet(after) && isSame(asked['read'], { key: after.context.key }),
  },
  {
    name: 'what was read is shown, with its review. rest §1',
    on: ['read.done'],
    to: (after, _, { output }) => {
      const { points, text } = output as StoredQuiz;
      return (
        after.matches('ready') &&
        after.context.quiz === output &&
        after.context.points === (points ?? 0) &&
        after.context.text === (text ?? '')
      );
    },
  },
  {
    name: 'a link that does not count, and a deleted quiz, say so for good',
    on: ['read.failed', 'review.failed'],
    given: (_, { error }) => isFinal(error),
    to: (after, _, { error }) => after.matches('refused') && after.context.refusal === (error as Failure).code,
  },
  {
    name: 'a result that did not come can be asked for again',
    on: ['read.failed', 'after.readLimit'],
    given: (_, { error }) => !isFinal(error),
    to: (after, _, { error }) => after.matches('unreadable') && hasFailureOf(after, error),
  },
  {
    name: 'points and words are taken as given; one change leaves the other',
    on: ['review.change'],
    from: ['ready'],
    to: (after, { context }, { change }) =>
      after.matches('ready') &&
      isSame(
        [after.context.points, after.context.text],
        Object.values({ points: context.points, text: context.text, ...(change as object) }),
      ) &&
      after.context.errors.length === 0 &&
      !after.context.isReviewed,
  },
  {
    name: 'a review is sent with its points; empty words are left out',
    requirements: 'QUIZ-3',
    on: ['review.submit'],
    from: ['ready'],
    given: (before) => isReviewed(before),
    to: (after, { context }, _, { asked }) =>
      after.matches('reviewing') &&
      isQuiet(after) &&
      isSame(asked['review'], { id: quiz.id, points: context.points, text: context.text || null }),
  },
  {
    name: 'a review without points, or too long, is not sent',
    on: ['review.submit'],
    from: ['ready'],
    given: (before) => !isReviewed(before),
    to: (after, _before, _event, { asked }) =>
      after.matches('ready') && after.context.errors.length > 0 && !('review' in asked),
  },
  {
    name: 'a stored review is shown as stored',
    on: ['review.done'],
    to: (after, _, { output }) =>
      after.matches('ready') && after.context.isReviewed && after.context.quiz === output && after.context.points === 4,
  },
  {
    name: 'a review that was not stored keeps what was written, and says why',
    requirements: 'QUIZ-5',
    on: ['review.failed', 'after.saveLimit'],
    from: ['reviewing'],
    given: (_, { error }) => !isFinal(error),
    to: (after, before, { error }) =>
      after.matches('ready') &&
      hasFailureOf(after, error) &&
      after.context.text === before.context.text &&
      after.context.points === before.context.points,
  },
  {
    name: 'answers are deleted when the customer says so. rest §1',
    on: ['answers.delete'],
    from: ['ready'],
    to: (after, _before, _event, { asked }) =>
      after.matches('deleting') && isQuiet(after) && isSame(asked['deletion'], { id: quiz.id }),
  },
  {
    name: 'deleted answers are gone, also when they were gone before',
    on: ['deletion.done', 'deletion.failed'],
    given: (_, { error }) => !error || isGone(error),
    to: (after) =>
      after.matches('deleted') && isSame([after.context.quiz, after.context.points, after.context.text], [null, 0, '']),
  },
  {
    name: 'a deletion that may have been done is not called failed: the result can be asked for',
    on: ['deletion.failed.offline', 'deletion.failed.unavailable', 'after.saveLimit'],
    from: ['deleting'],
    to: (after, _, { error }) => after.matches('unreadable') && hasFailureOf(after, error),
  },
  {
    name: 'a refused deletion says why beside the result',
    on: ['deletion.failed.refused'],
    to: (after, before, { error }) =>
      after.matches('ready') && hasFailureOf(after, error) && after.context.quiz === before.context.quiz,
  },
];

/**
 * The result is opened by its id or by the link of a mail. Deleting erases it for good, also for everybody else who
 * has the link. When a deletion has no answer, the quiz is read again to find out whether it was deleted.
 */
export const quizResultFlow = defineFlow(quizResultMachine, {
  name: 'quiz-result',
  description: {
    tr: {
      title: 'Testin sonucuna bakar',
      text: 'Biri cevaplarının götürdüğü kutuyu okur, ne kadar uyduğunu söyler, dilerse cevaplarını siler.',
    },
    en: {
      title: 'Reads the result of the quiz',
      text: 'A shopper reads the packet their answers led to, says how well it fits, and deletes the answers.',
    },
  },
  copy: quizResultCopy,
  inputs: {
    opened: { key: { id: quiz.id } },
    linked: { key: { token: 'eyJhbGciOiJFUzI1NiJ9.eyJleHAiOjF9.c2ln' } },
  },
  events: {
    'review.change': [
      { change: { points: 4 } },
      { change: { text: 'Gece için bir tane daha.' } },
      { change: { text: 'a'.repeat(longestReview + 1) } },
    ],
  },
  outcomes: {
    read: {
      done: { new: quiz, reviewed },
      failed: { ...failures('offline', 'unavailable'), forged: invalidToken, expired, gone },
    },
    review: { done: { stored: reviewed }, failed: { ...failures('offline', 'refused'), gone } },
    deletion: { done: { deleted: {} }, failed: { ...failures('offline', 'unavailable', 'refused'), gone } },
  },
  project: ({ context }) => ({
    points: context.points,
    text: Math.min(context.text.length, 30),
    errors: context.errors.map(({ field }) => field),
    isReviewed: context.isReviewed,
    failure: context.failure !== null,
    refusal: context.refusal,
  }),
  tags: { busy: ['reading', 'reviewing', 'deleting'], result: ['ready', 'reviewing', 'deleting'] },
  invariants: quizResultInvariants,
  postconditions: postconditions,
});
