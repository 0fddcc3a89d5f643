import type { Failure, FieldError } from '../../domain/failure/index.ts';
import type { CurrentProductType, FlowLevel, PantylinerUsageType, ProductUsage } from '../../domain/quiz/index.ts';

/** The questions, in their order. */
export const QUIZ_STEPS = [
  'name',
  'distance',
  'duration',
  'days',
  'products',
  'usages',
  'pantyliners',
  'delivery',
] as const;
export type QuizStep = (typeof QUIZ_STEPS)[number];
/** The place to resume: a question, or the result that is shown without storing. */
export type QuizPlace = QuizStep | 'result';

/** Irregular and unknown distances are both sent as null; the draft distinguishes them for the way back. */
export type CycleAnswer = 'known' | 'irregular' | 'unknown';

export const USAGE_DAYS = ['lightDay', 'firstDay', 'heavyDay'] as const;
export type UsageDay = (typeof USAGE_DAYS)[number];

/** The answers so far, complete or not. */
export interface QuizDraft {
  name: string;
  cycle: CycleAnswer;
  /** Remembered while `cycle` is not 'known'. */
  cycleDistance: number;
  cycleDuration: number;
  /** Twelve levels, of which the first `cycleDuration` count: shortening the duration loses none. */
  levels: readonly FlowLevel[];
  productTypes: readonly CurrentProductType[];
  usages: Readonly<Record<UsageDay, readonly ProductUsage[]>>;
  pantylinerUsage: PantylinerUsageType;
  pantylinerAmount: number;
  email: string;
  /** Explicit consent to store these answers; never restored from a storage. */
  hasConsent: boolean;
  /** A stored quiz whose answers are being changed: it is deleted once these are stored. */
  replaces: string | null;
}

export type QuizField =
  'name' | 'cycleDistance' | 'cycleDuration' | 'levels' | 'pantylinerAmount' | 'email' | 'consent';

/** A draft and the step to resume at. */
export interface DraftAtStep {
  draft: QuizDraft;
  step: QuizPlace;
}

/** A draft stored on this device. */
export interface KeptDraft extends DraftAtStep {
  /** When the draft is deleted, ISO 8601. */
  expiresAt: string;
}

export interface QuizInput {
  /** Answers of this tab, after a reload or a return; null begins a new quiz. */
  resumed: DraftAtStep | null;
}

export interface QuizContext {
  draft: QuizDraft;
  /** The step to resume at; null before the first question. */
  step: QuizPlace | null;
  /** Errors of the current step, shown from the first try to go on. */
  errors: readonly FieldError<QuizField>[];
  kept: KeptDraft | null;
  quizId: string | null;
  failure: Failure | null;
}

export type QuizEvent =
  | { type: 'quiz.begin' }
  | { type: 'answers.change'; change: Partial<QuizDraft> }
  | { type: 'step.next' }
  | { type: 'step.back' }
  | { type: 'draft.offer' }
  | { type: 'draft.keep'; hasConsent: boolean }
  | { type: 'draft.cancel' }
  | { type: 'draft.resume' }
  | { type: 'draft.delete' }
  | { type: 'result.show' }
  | { type: 'quiz.store' }
  | { type: 'answers.edit' }
  | { type: 'answers.delete' };
