import type { Invariant, Postcondition } from 'model-testing';
import { invalid, rejected } from '../../domain/failure/index.ts';
import { invalidToken } from '../../domain/token/index.ts';
import { defineFlow, failures, isSame } from '../kit/testing.ts';
import { deviceFailures, emptyDraft, errorsOf, isAnswered } from './quiz-draft.ts';
import { quizCopy } from './quiz.copy.ts';
import { quizMachine } from './quiz.machine.ts';
import type { KeptDraft, QuizDraft, QuizField, QuizPlace } from './quiz.types.ts';

/** Valid answers to every question; each step takes its own fields. */
export const answered: QuizDraft = {
  ...emptyDraft,
  name: 'Deniz',
  cycleDistance: 28,
  cycleDuration: 5,
  levels: [2, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0],
  productTypes: ['pad', 'pantyliner'],
  usages: { lightDay: [{ _subType: 'pad-standard', amount: 3 }], firstDay: [], heavyDay: [] },
  pantylinerUsage: 'end-of-period',
  pantylinerAmount: 2,
  email: 'deniz@mercan.example',
  hasConsent: true,
};

/** Answers that no question accepts, where it can have such. */
const wrong: QuizDraft = {
  ...emptyDraft,
  name: ' ',
  cycleDistance: 14,
  cycleDuration: 13,
  pantylinerUsage: 'every-day',
  pantylinerAmount: 0,
  email: 'deniz@',
};

const inTab: QuizDraft = { ...answered, hasConsent: false };
const kept: KeptDraft = { draft: inTab, step: 'usages', expiresAt: '2026-12-26T09:00:00.000Z' };
const { denied } = deviceFailures;

/** What must hold in every reachable state. */
const quizInvariants: readonly Invariant<typeof quizMachine>[] = [
  {
    name: 'a recommendation is shown only for complete answers',
    holds: (snapshot) =>
      !(snapshot.matches('shown') || snapshot.matches('storing')) || isAnswered(snapshot.context.draft),
  },
  {
    name: 'answers are sent only with explicit consent',
    holds: (snapshot) => !snapshot.matches('storing') || errorsOf(snapshot.context.draft, 'delivery').length === 0,
  },
  {
    name: 'a question knows its place',
    holds: (snapshot) => !snapshot.matches('asking') || snapshot.context.step !== null,
  },
  {
    name: 'a result that is not stored has no address',
    holds: (snapshot) => snapshot.matches('stored') === (snapshot.context.quizId !== null),
  },
];

type Step = Postcondition<typeof quizMachine>;
type Snapshot = Parameters<NonNullable<Step['given']>>[0];

/** By the specification: the fields that each question changes, and the next question. */
const questions = {
  name: { next: 'distance', owns: ['name'] },
  distance: { next: 'duration', owns: ['cycle', 'cycleDistance'] },
  duration: { next: 'days', owns: ['cycleDuration'] },
  days: { next: 'products', owns: ['levels'] },
  products: { next: 'usages', owns: ['productTypes'] },
  usages: { next: 'pantyliners', owns: ['usages'] },
  pantyliners: { next: 'delivery', owns: ['pantylinerUsage', 'pantylinerAmount'] },
  delivery: { next: null, owns: ['email', 'hasConsent'] },
} as const;

type Question = keyof typeof questions;
const names = Object.keys(questions) as Question[];

const questionOf = (snapshot: Snapshot): Question | null =>
  names.find((question) => snapshot.matches({ asking: question })) ?? null;

const placeOf = (snapshot: Snapshot): QuizPlace | null => {
  return snapshot.matches('shown') ? 'result' : questionOf(snapshot);
};

/** Whether the question accepts its answer, for the samples. */
const takes: Readonly<Record<Question, (draft: QuizDraft) => boolean>> = {
  name: ({ name }) => name === 'Deniz',
  distance: ({ cycleDistance }) => cycleDistance === 28,
  duration: ({ cycleDuration }) => cycleDuration === 5,
  days: ({ levels }) => levels.includes(4),
  products: () => true,
  usages: () => true,
  pantyliners: ({ pantylinerUsage, pantylinerAmount }) => pantylinerUsage === 'none' || pantylinerAmount === 2,
  delivery: ({ email, hasConsent }) => hasConsent && email !== 'deniz@',
};

const isTaken = (snapshot: Snapshot) => {
  const question = questionOf(snapshot);
  return question !== null && takes[question](snapshot.context.draft);
};

/** The welcome while it reads the draft of this device. */
const isLooking = (snapshot: Snapshot) => snapshot.matches({ welcome: 'looking' });

const isQuiet = ({ context: { errors, failure } }: Snapshot) => errors.length === 0 && failure === null;
const keepsDraft = (after: Snapshot, before: Snapshot) => after.context.draft === before.context.draft;
const hasError = ({ context }: Snapshot, field: QuizField) => context.errors.some((error) => error.field === field);

const quizPostconditions: readonly Step[] = [
  {
    name: 'the quiz begins with a welcome; after a reload it goes on where it was. rest §1',
    on: ['start'],
    to: (after) =>
      isSame(after.context.draft, emptyDraft) ? isLooking(after) : ['days', 'result'].includes(placeOf(after) ?? ''),
  },
  {
    name: 'the first question comes after the welcome; answers of before stay',
    on: ['quiz.begin'],
    from: ['welcome'],
    to: (after, before) => questionOf(after) === 'name' && keepsDraft(after, before) && isQuiet(after),
  },
  {
    name: 'a draft on this device is offered; without one, or without storage, the quiz just begins. rest §1',
    on: ['kept.done', 'kept.failed', 'after.readLimit'],
    from: ['welcome'],
    to: (after, before, { output, type }) =>
      after.matches({ welcome: 'ready' }) &&
      after.context.kept === (type.includes('done') ? output : before.context.kept),
  },
  {
    name: 'a question changes its own answer and no other',
    on: ['answers.change'],
    from: ['asking'],
    to: (after, before, { change }) => {
      const owns: readonly string[] = questions[questionOf(before)!].owns;
      const own = Object.entries(change as QuizDraft).filter(([field]) => owns.includes(field));
      return (
        (after.value === before.value || isSame(after.value, before.value)) &&
        isSame(after.context.draft, { ...before.context.draft, ...Object.fromEntries(own) })
      );
    },
  },
  {
    name: 'an error goes when its answer is mended, and none appears before the question is left',
    on: ['answers.change'],
    from: ['asking'],
    to: (after, before) =>
      isTaken(after)
        ? after.context.errors.length === 0
        : before.context.errors.length > 0 || after.context.errors.length === 0,
  },
  {
    name: 'an answered question leads to the next. rest §1',
    on: ['step.next'],
    from: ['asking'],
    given: (before) => isTaken(before) && questionOf(before) !== 'delivery',
    to: (after, before) =>
      questionOf(after) === questions[questionOf(before)!].next && keepsDraft(after, before) && isQuiet(after),
  },
  {
    name: 'a question without its answer says so and stays',
    on: ['step.next'],
    from: ['asking'],
    given: (before) => !isTaken(before) && questionOf(before) !== 'delivery',
    to: (after, before) =>
      questionOf(after) === questionOf(before) && after.context.errors.length > 0 && keepsDraft(after, before),
  },
  {
    name: 'back leads to the question before, and keeps every answer. rest §1',
    on: ['step.back'],
    from: ['asking', 'shown'],
    to: (after, before) => {
      const place = placeOf(before);
      const expected = place === 'result' ? 'delivery' : (names[names.indexOf(place as Question) - 1] ?? null);
      return (
        (expected === null ? isLooking(after) && after.context.step === null : questionOf(after) === expected) &&
        keepsDraft(after, before) &&
        isQuiet(after)
      );
    },
  },
  {
    name: 'the place is remembered for a reload',
    on: ['step.next', 'step.back', 'quiz.begin', 'result.show', 'answers.edit', 'draft.resume', 'draft.cancel'],
    to: (after) => after.context.step === placeOf(after),
  },
  {
    name: 'keeping a draft asks for explicit consent first. rest §1',
    on: ['draft.offer'],
    from: ['asking'],
    to: (after, before) => after.matches('offering') && keepsDraft(after, before) && isQuiet(after),
  },
  {
    name: 'without consent nothing is kept on this device. rest §1',
    on: ['draft.keep'],
    from: ['offering'],
    given: (_, { hasConsent }) => hasConsent === false,
    to: (after, _before, _event, { asked }) =>
      after.matches('offering') && hasError(after, 'consent') && !('keep' in asked),
  },
  {
    name: 'with consent the draft is kept with its place',
    on: ['draft.keep'],
    from: ['offering'],
    given: (_, { hasConsent }) => hasConsent === true,
    to: (after, before, _, { asked }) =>
      after.matches('keeping') &&
      isQuiet(after) &&
      isSame(asked['keep'], { draft: before.context.draft, step: before.context.step }),
  },
  {
    name: 'keeping that is cancelled leads back to the question',
    on: ['draft.cancel'],
    from: ['offering'],
    to: (after, before) =>
      questionOf(after) === before.context.step &&
      keepsDraft(after, before) &&
      isQuiet(after) &&
      after.context.kept === before.context.kept,
  },
  {
    name: 'a draft that is kept is shown beside the question',
    on: ['keep.done'],
    to: (after, before, { output }) =>
      questionOf(after) === before.context.step &&
      keepsDraft(after, before) &&
      isQuiet(after) &&
      after.context.kept === (output as KeptDraft),
  },
  {
    name: 'a draft that could not be kept says why, and the answers stay',
    on: ['keep.failed', 'after.readLimit'],
    from: ['keeping'],
    to: (after, before, { error }) =>
      after.matches('offering') &&
      keepsDraft(after, before) &&
      after.context.failure === (error ?? deviceFailures.timedOut),
  },
  {
    name: 'a kept draft goes on where it was left',
    on: ['draft.resume'],
    from: ['welcome.ready'],
    to: (after, before) => {
      const { kept } = before.context;
      return kept
        ? questionOf(after) === kept.step && after.context.draft === kept.draft && isQuiet(after)
        : isSame(after.value, before.value);
    },
  },
  {
    name: 'a kept draft can be deleted wherever it is shown. rest §1',
    on: ['draft.delete'],
    from: ['welcome.ready', 'asking'],
    to: (after, before) =>
      before.context.kept ? after.matches('deleting') && isQuiet(after) : isSame(after.value, before.value),
  },
  {
    name: 'a deleted draft is gone; one that could not be deleted is still shown, with the reason',
    on: ['deletion.done', 'deletion.failed', 'after.readLimit'],
    from: ['deleting'],
    to: (after, before, { error, type }) =>
      after.context.step === before.context.step &&
      placeOf(after) === before.context.step &&
      keepsDraft(after, before) &&
      (type.includes('done')
        ? after.context.kept === null && after.context.failure === null
        : after.context.kept === before.context.kept && after.context.failure === (error ?? deviceFailures.timedOut)),
  },
  {
    name: 'the result is shown without sending or keeping anything. rest §1',
    on: ['result.show'],
    from: ['asking.delivery'],
    to: (after, before, _, { asked }) =>
      after.matches('shown') && keepsDraft(after, before) && isQuiet(after) && isSame(asked, {}),
  },
  {
    name: 'answers are sent only with explicit consent, as they were given. rest §1',
    requirements: 'QUIZ-2',
    on: ['quiz.store'],
    from: ['asking.delivery'],
    to: (after, before, _, { asked }) =>
      isTaken(before)
        ? after.matches('storing') &&
          isQuiet(after) &&
          isSame(asked['storing'], {
            answers: {
              name: 'Deniz',
              cycleDistance: 28,
              cycleDuration: 5,
              intensityOfEachDay: [2, 4, 3, 2, 1],
              currentProductTypes: before.context.draft.productTypes,
              currentProductUsages: { ...before.context.draft.usages },
              pantylinerUsageType: before.context.draft.pantylinerUsage,
              pantylinerUsageAmount: before.context.draft.pantylinerUsage === 'none' ? 0 : 2,
            },
            email: before.context.draft.email || null,
            replaces: null,
          })
        : questionOf(after) === 'delivery' && after.context.errors.length > 0 && !('storing' in asked),
  },
  {
    name: 'stored answers are no longer in this tab nor on this device',
    on: ['storing.done'],
    to: (after, _, { output }) =>
      after.matches('stored') &&
      after.context.quizId === (output as { id: string }).id &&
      after.context.kept === null &&
      isSame(after.context.draft, emptyDraft),
  },
  {
    name: 'answers that were not stored stay, and the reason is shown',
    requirements: 'QUIZ-4',
    on: ['storing.failed', 'after.saveLimit'],
    to: (after, before, { error }) =>
      questionOf(after) === 'delivery' &&
      keepsDraft(after, before) &&
      (error ? after.context.failure === error : after.context.failure?.kind === 'timeout'),
  },
  {
    name: 'a refused consent is said at its box',
    on: ['storing.failed.consent'],
    to: (after) => hasError(after, 'consent'),
  },
  {
    name: 'a refused e-mail is said at its field',
    on: ['storing.failed.email'],
    to: (after) => hasError(after, 'email'),
  },
  {
    name: 'answers can be changed from the result',
    on: ['answers.edit'],
    from: ['shown'],
    to: (after, before) => questionOf(after) === 'name' && keepsDraft(after, before),
  },
  {
    name: 'deleted answers are gone from this tab. rest §1',
    on: ['answers.delete'],
    from: ['shown'],
    to: (after) => isLooking(after) && isSame(after.context.draft, emptyDraft) && after.context.step === null,
  },
];

/**
 * The answers are health data. Before explicit consent they are in the machine and in the tab's sessionStorage only;
 * `shown` calculates in the browser and sends nothing. `keeping` stores them on the device, `storing` on the server,
 * each after a consent of its own.
 */
export const quizFlow = defineFlow(quizMachine, {
  name: 'quiz',
  description: {
    tr: {
      title: 'Kutusunu testle bulur',
      text: 'Ne alacağını bilmeyen biri sekiz soruyu cevaplar; neyin neden uyduğunu öğrenir.',
    },
    en: {
      title: 'Finds a box by answering',
      text: 'A shopper who does not know what to buy answers eight questions, and learns what fits and why.',
    },
  },
  copy: quizCopy,
  inputs: {
    opened: { resumed: null },
    reloaded: { resumed: { draft: inTab, step: 'days' } },
    shownBefore: { resumed: { draft: inTab, step: 'result' } },
  },
  events: {
    'answers.change': [{ change: answered }, { change: wrong }],
    'draft.keep': [{ hasConsent: true }, { hasConsent: false }],
  },
  outcomes: {
    kept: { done: { none: null, draft: kept }, failed: { denied } },
    keep: { done: { kept }, failed: { denied } },
    deletion: { done: { deleted: {} }, failed: { denied } },
    storing: {
      done: { stored: { id: 'b5c1d2e3f4a5968778695a4b3c2d1e0f' } },
      failed: {
        ...failures('offline', 'unavailable', 'refused'),
        consent: rejected({ code: 'CONSENT_REQUIRED' }),
        email: invalid([{ field: 'email', code: 'invalid' }]),
        token: invalidToken,
      },
    },
  },
  project: ({ context: { draft, step, errors, kept: onDevice, failure: failed, quizId } }) => ({
    step,
    isAnswered: step === null || errorsOf(draft, step).length === 0,
    errors: errors.map(({ field }) => field),
    isKept: onDevice !== null,
    failure: failed !== null,
    quizId,
  }),
  tags: {
    busy: ['keeping', 'deleting', 'storing'],
    question: ['asking'],
  },
  invariants: quizInvariants,
  postconditions: quizPostconditions,
  beyondBrowser: [
    ...['distance', 'duration', 'pantyliners'].map((question) => ({
      item: `quiz.asking.${question} step.next[1]`,
      reason: 'the screen offers only numbers that are an answer',
    })),
    {
      item: 'quiz.keeping after readLimit[0]',
      reason: 'a browser keeps a draft at once or refuses; machines/quiz/quiz.test.ts plays it',
    },
  ],
  equivalent: [
    {
      mutant: 'retarget to quiz.opening: quiz.shown answers.delete[0]',
      reason: 'deleted answers have no place to go on at: `opening` leads to the welcome at once',
    },
  ],
});
