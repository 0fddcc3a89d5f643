import { invalid, rejected } from '../../domain/failure/index.ts';
import { invalidToken } from '../../domain/token/index.ts';
import { defineFlow, failures } from '../kit/testing.ts';
import { quizCopy } from './quiz.copy.ts';
import { quizMachine } from './quiz.machine.ts';
import { quizPostconditions } from './quiz.promises.ts';
import { quizRules } from './quiz.rules.ts';
import { deviceFailures, emptyDraft, errorsOf } from './quiz-draft.ts';
import type { KeptDraft, QuizDraft } from './quiz.types.ts';

/** Every question answered; each step takes the part that is its own. */
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

/** What no question takes as its answer. */
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

export const quizFlow = defineFlow(quizMachine, {
  name: 'quiz',
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
  invariants: quizRules,
  promises: quizPostconditions,
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
