import { assign, setup } from 'xstate';
import { type Failure, type FieldError, timedOut } from '../../domain/failure/index.ts';
import type { QuizAnswers } from '../../domain/quiz/index.ts';
import { ask, connect, limits, port, type ServicesOf, withEvent, withFailure, withOutput } from '../kit/index.ts';
import { answersOf, changedDraft, deviceFailures, emptyDraft, errorsOf } from './quiz-draft.ts';
import type {
  DraftAtStep,
  KeptDraft,
  QuizContext,
  QuizDraft,
  QuizEvent,
  QuizField,
  QuizInput,
  QuizPlace,
  QuizStep,
} from './quiz.types.ts';

type EventOf<Type extends QuizEvent['type']> = Extract<QuizEvent, { type: Type }>;

export interface StoreRequest {
  answers: QuizAnswers;
  /** Null: no link is sent. */
  email: string | null;
  /** Id of the stored quiz that this one replaces. */
  replaces: string | null;
}

const quizPort = port({
  /** The draft stored on this device; null without one. */
  readKeptDraft: ask<object, KeptDraft | null>(),
  /** Stores the draft on this device. Only with consent. */
  keepDraft: ask<DraftAtStep, KeptDraft>(),
  deleteKeptDraft: ask<object, object>(),
  /** Stores the answers with explicit consent. Rejects with a `Failure`; codes CONSENT_REQUIRED, INVALID_TOKEN. */
  storeQuiz: ask<StoreRequest, { id: string }>(),
});

export type QuizServices = ServicesOf<typeof quizPort>;

/** The server's errors at the fields of the last question. */
function refusedFields({ code, fields = [] }: Failure): FieldError<QuizField>[] {
  if (code === 'CONSENT_REQUIRED') return [{ field: 'consent', code: 'notAccepted' }];
  return fields.flatMap(({ field, ...error }) => (field === 'email' ? [{ field, ...error }] : []));
}

const emailOf = ({ email }: QuizDraft) => (email.trim() === '' ? null : email.trim());

const quizSetup = setup({
  types: {} as {
    input: QuizInput;
    context: QuizContext;
    events: QuizEvent;
    tags: 'busy' | 'question';
    children: {
      kept: 'readKeptDraft';
      keep: 'keepDraft';
      deletion: 'deleteKeptDraft';
      storing: 'storeQuiz';
    };
  },
  actors: quizPort.actors,
  guards: {
    isAt: ({ context }, { step }: { step: QuizPlace }) => context.step === step,
    isStepAnswered: ({ context: { draft, step } }) => step !== null && errorsOf(draft, step).length === 0,
    hasKeptDraft: ({ context }) => context.kept !== null,
    hasConsent: (_, { hasConsent }: EventOf<'draft.keep'>) => hasConsent,
  },
  actions: {
    enterStep: assign((_, { step }: { step: QuizPlace }) => ({ step })),
    leaveSteps: assign({ step: null }),
    changeAnswers: assign(({ context: { draft, step } }, { change }: EventOf<'answers.change'>) => ({
      draft: step === null ? draft : changedDraft(draft, step, change),
    })),
    /** Errors disappear when their answers are corrected; none appears while typing. */
    mendErrors: assign(({ context: { draft, errors, step } }) => ({
      errors: errors.filter(
        ({ field }) => step !== null && errorsOf(draft, step).some((error) => error.field === field),
      ),
    })),
    showErrors: assign(({ context: { draft, step } }) => ({ errors: step === null ? [] : errorsOf(draft, step) })),
    askConsent: assign({ errors: [{ field: 'consent', code: 'notAccepted' } as const] }),
    clearErrors: assign({ errors: [], failure: null }),
    rememberKept: assign((_, { output }: { output: KeptDraft | null }) => ({ kept: output })),
    resumeKept: assign(({ context: { kept, draft } }) => ({
      draft: kept?.draft ?? draft,
      step: kept?.step ?? null,
    })),
    forgetKept: assign({ kept: null }),
    forgetAnswers: assign({ draft: emptyDraft, step: null }),
    rememberQuiz: assign((_, { output }: { output: { id: string } }) => ({ quizId: output.id })),
    rememberFailure: assign((_, { failure }: { failure: Failure }) => ({ failure })),
    rememberRefusal: assign((_, { failure }: { failure: Failure }) => ({ failure, errors: refusedFields(failure) })),
    rememberTimeout: assign({ failure: timedOut() }),
    rememberDeviceTimeout: assign({ failure: deviceFailures.timedOut }),
  },
  delays: limits,
});

const at = (step: QuizPlace) => ({ type: 'isAt', params: { step } }) as const;
const enter = (step: QuizPlace) => ({ type: 'enterStep', params: { step } }) as const;

const back = (target: QuizStep | '#quiz.welcome') => ({ 'step.back': { target, actions: 'clearErrors' } }) as const;

/** Transitions of a question: on when it is answered, back at any time; answers stay. */
const between = (previous: QuizStep | '#quiz.welcome', next: QuizStep) =>
  ({
    'step.next': [{ guard: 'isStepAnswered', target: next, actions: 'clearErrors' }, { actions: 'showErrors' }],
    ...back(previous),
  }) as const;

/** A question that may stay without an answer. */
const optional = (previous: QuizStep, next: QuizStep) =>
  ({ 'step.next': { target: next, actions: 'clearErrors' }, ...back(previous) }) as const;

export const quizMachine = quizSetup.createMachine({
  id: 'quiz',
  initial: 'opening',
  context: ({ input: { resumed } }) => ({
    draft: resumed?.draft ?? emptyDraft,
    step: resumed?.step ?? null,
    errors: [],
    kept: null,
    quizId: null,
    failure: null,
  }),
  states: {
    opening: {
      always: [
        { guard: at('name'), target: 'asking.name' },
        { guard: at('distance'), target: 'asking.distance' },
        { guard: at('duration'), target: 'asking.duration' },
        { guard: at('days'), target: 'asking.days' },
        { guard: at('products'), target: 'asking.products' },
        { guard: at('usages'), target: 'asking.usages' },
        { guard: at('pantyliners'), target: 'asking.pantyliners' },
        { guard: at('delivery'), target: 'asking.delivery' },
        { guard: at('result'), target: 'shown' },
        { target: 'welcome' },
      ],
    },
    welcome: {
      initial: 'looking',
      entry: 'leaveSteps',
      on: { 'quiz.begin': { target: 'asking', actions: 'clearErrors' } },
      states: {
        looking: {
          invoke: {
            id: 'kept',
            src: 'readKeptDraft',
            input: {},
            onDone: { target: 'ready', actions: withOutput('rememberKept') },
            // Without a readable storage there is no draft to resume.
            onError: { target: 'ready' },
          },
          after: { readLimit: { target: 'ready' } },
        },
        ready: {
          on: {
            'draft.resume': { guard: 'hasKeptDraft', target: '#quiz.opening', actions: ['resumeKept', 'clearErrors'] },
            'draft.delete': { guard: 'hasKeptDraft', target: '#quiz.deleting', actions: 'clearErrors' },
          },
        },
      },
    },
    asking: {
      tags: 'question',
      initial: 'name',
      on: {
        'answers.change': { actions: [withEvent('changeAnswers'), 'mendErrors'] },
        'draft.offer': { target: 'offering', actions: 'clearErrors' },
        'draft.delete': { guard: 'hasKeptDraft', target: 'deleting', actions: 'clearErrors' },
      },
      states: {
        name: { entry: enter('name'), on: between('#quiz.welcome', 'distance') },
        distance: { entry: enter('distance'), on: between('name', 'duration') },
        duration: { entry: enter('duration'), on: between('distance', 'days') },
        days: { entry: enter('days'), on: between('duration', 'products') },
        products: { entry: enter('products'), on: optional('days', 'usages') },
        usages: { entry: enter('usages'), on: optional('products', 'pantyliners') },
        pantyliners: { entry: enter('pantyliners'), on: between('usages', 'delivery') },
        delivery: {
          entry: enter('delivery'),
          on: {
            ...back('pantyliners'),
            'quiz.store': [
              { guard: 'isStepAnswered', target: '#quiz.storing', actions: 'clearErrors' },
              { actions: 'showErrors' },
            ],
            'result.show': { target: '#quiz.shown', actions: 'clearErrors' },
          },
        },
      },
    },
    offering: {
      on: {
        'draft.keep': [
          { guard: withEvent('hasConsent'), target: 'keeping', actions: 'clearErrors' },
          { actions: 'askConsent' },
        ],
        'draft.cancel': { target: 'opening', actions: 'clearErrors' },
      },
    },
    keeping: {
      tags: 'busy',
      invoke: {
        id: 'keep',
        src: 'keepDraft',
        input: ({ context: { draft, step } }) => ({ draft, step: step! }),
        onDone: { target: 'opening', actions: withOutput('rememberKept') },
        onError: { target: 'offering', actions: withFailure('rememberFailure') },
      },
      after: { readLimit: { target: 'offering', actions: 'rememberDeviceTimeout' } },
    },
    deleting: {
      tags: 'busy',
      invoke: {
        id: 'deletion',
        src: 'deleteKeptDraft',
        input: {},
        onDone: { target: 'opening', actions: 'forgetKept' },
        onError: { target: 'opening', actions: withFailure('rememberFailure') },
      },
      after: { readLimit: { target: 'opening', actions: 'rememberDeviceTimeout' } },
    },
    storing: {
      tags: 'busy',
      invoke: {
        id: 'storing',
        src: 'storeQuiz',
        input: ({ context: { draft } }) => ({
          answers: answersOf(draft),
          email: emailOf(draft),
          replaces: draft.replaces,
        }),
        onDone: { target: 'stored', actions: [withOutput('rememberQuiz'), 'forgetAnswers', 'forgetKept'] },
        onError: { target: 'asking.delivery', actions: withFailure('rememberRefusal') },
      },
      after: { saveLimit: { target: 'asking.delivery', actions: 'rememberTimeout' } },
    },
    shown: {
      entry: enter('result'),
      on: {
        'step.back': { target: 'asking.delivery' },
        'answers.edit': { target: 'asking' },
        'answers.delete': { target: 'welcome', actions: 'forgetAnswers' },
      },
    },
    stored: { type: 'final' },
  },
});

export const connectQuiz = (services: QuizServices) => connect(quizMachine, quizPort, services);
