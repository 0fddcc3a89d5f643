import { type Failure, type FieldError, timedOut, unavailable } from '../../domain/failure/index.ts';
import {
  CURRENT_PRODUCT_TYPES,
  type FlowLevel,
  PANTYLINER_USAGE_TYPES,
  type ProductUsage,
  QUIZ_SUB_TYPES,
  type QuizAnswers,
} from '../../domain/quiz/index.ts';
import { looksLikeEmail } from '../../domain/newsletter/index.ts';
import { emailText } from '../../domain/text/index.ts';
import { fieldsOf } from '../../domain/untrusted/index.ts';
import {
  type CycleAnswer,
  type DraftAtStep,
  QUIZ_STEPS,
  type QuizDraft,
  type QuizField,
  type QuizPlace,
  USAGE_DAYS,
  type UsageDay,
} from './quiz.types.ts';

/** Limits of the contract. */
export const quizLimits = {
  name: 50,
  distance: { min: 15, max: 90 },
  duration: { min: 1, max: 12 },
  usage: 20,
  pantyliners: 10,
} as const;

export const emptyDraft: QuizDraft = {
  name: '',
  cycle: 'known',
  cycleDistance: 28,
  cycleDuration: 5,
  levels: Array.from<FlowLevel>({ length: quizLimits.duration.max }).fill(0),
  productTypes: [],
  usages: { lightDay: [], firstDay: [], heavyDay: [] },
  pantylinerUsage: 'none',
  pantylinerAmount: 1,
  email: '',
  hasConsent: false,
  replaces: null,
};

/** The fields that each question may change. */
const fieldsOfStep: Readonly<Record<QuizPlace, readonly (keyof QuizDraft)[]>> = {
  name: ['name'],
  distance: ['cycle', 'cycleDistance'],
  duration: ['cycleDuration'],
  days: ['levels'],
  products: ['productTypes'],
  usages: ['usages'],
  pantyliners: ['pantylinerUsage', 'pantylinerAmount'],
  delivery: ['email', 'hasConsent'],
  result: [],
};

/** The draft with those changes that belong to the question of this step. */
export function changedDraft(draft: QuizDraft, step: QuizPlace, change: Partial<QuizDraft>): QuizDraft {
  const own = Object.entries(change).filter(([name]) => fieldsOfStep[step].some((field) => field === name));
  return { ...draft, ...Object.fromEntries(own) };
}

export const levelsOf = ({ levels, cycleDuration }: QuizDraft): readonly FlowLevel[] => levels.slice(0, cycleDuration);

const isWithin = (value: number, { min, max }: { min: number; max: number }) =>
  Number.isInteger(value) && value >= min && value <= max;

type Errors = readonly FieldError<QuizField>[];

const checks: Readonly<Record<QuizPlace, (draft: QuizDraft) => Errors>> = {
  name: ({ name }) => {
    if (name.trim() === '') return [{ field: 'name', code: 'required' }];
    return name.trim().length > quizLimits.name ? [{ field: 'name', code: 'tooLong' }] : [];
  },
  distance: ({ cycle, cycleDistance }) =>
    cycle !== 'known' || isWithin(cycleDistance, quizLimits.distance)
      ? []
      : [{ field: 'cycleDistance', code: 'invalid' }],
  duration: ({ cycleDuration }) =>
    isWithin(cycleDuration, quizLimits.duration) ? [] : [{ field: 'cycleDuration', code: 'invalid' }],
  days: (draft) => (levelsOf(draft).some((level) => level > 0) ? [] : [{ field: 'levels', code: 'required' }]),
  products: () => [],
  usages: () => [],
  pantyliners: ({ pantylinerUsage, pantylinerAmount }) =>
    pantylinerUsage === 'none' || isWithin(pantylinerAmount, { min: 1, max: quizLimits.pantyliners })
      ? []
      : [{ field: 'pantylinerAmount', code: 'invalid' }],
  delivery: ({ email, hasConsent }) => [
    ...(email.trim() === '' || looksLikeEmail(emailText(email)) ? [] : [{ field: 'email', code: 'invalid' } as const]),
    ...(hasConsent ? [] : [{ field: 'consent', code: 'notAccepted' } as const]),
  ],
  result: () => [],
};

export const errorsOf = (draft: QuizDraft, step: QuizPlace): Errors => checks[step](draft);

/** All questions but the last (delivery): their answers make a recommendation. */
const questions = QUIZ_STEPS.slice(0, -1);

export const isAnswered = (draft: QuizDraft): boolean => questions.every((step) => errorsOf(draft, step).length === 0);

/** Failures of this device's storage; all others are of storing the answers on the server. */
export const deviceFailures = {
  denied: unavailable({ code: 'STORAGE_DENIED' }),
  timedOut: timedOut({ code: 'STORAGE_TIMEOUT' }),
} as const;

export const isOfDevice = ({ code }: Failure): boolean =>
  Object.values(deviceFailures).some((known) => known.code === code);

const usedTypes = ({ productTypes }: QuizDraft) => productTypes.filter((type) => type === 'pad' || type === 'tampon');

/** Product types for the usage question: those used now, or pads. */
export const askedTypes = (draft: QuizDraft): readonly ('pad' | 'tampon')[] => {
  const used = usedTypes(draft);
  return used.length > 0 ? used : ['pad'];
};

/** Days for the usage question: those with a matching flow level. */
export function askedDays(draft: QuizDraft): readonly UsageDay[] {
  const levels = levelsOf(draft);
  const isPainted: Record<UsageDay, boolean> = {
    lightDay: levels.some((level) => level === 1 || level === 2),
    firstDay: levels.some((level) => level > 0),
    heavyDay: levels.some((level) => level > 2),
  };
  return USAGE_DAYS.filter((day) => isPainted[day]);
}

function usagesOf(draft: QuizDraft, day: UsageDay): readonly ProductUsage[] {
  if (!askedDays(draft).includes(day)) return [];
  const types = askedTypes(draft);
  return draft.usages[day].filter(
    ({ _subType, amount }) => amount > 0 && types.some((type) => _subType.startsWith(`${type}-`)),
  );
}

/** The draft in the shape of the contract and of the recommendation. */
export function answersOf(draft: QuizDraft): QuizAnswers {
  return {
    name: draft.name.trim(),
    cycleDistance: draft.cycle === 'known' ? draft.cycleDistance : null,
    cycleDuration: draft.cycleDuration,
    intensityOfEachDay: levelsOf(draft),
    currentProductTypes: draft.productTypes,
    currentProductUsages: {
      lightDay: usagesOf(draft, 'lightDay'),
      firstDay: usagesOf(draft, 'firstDay'),
      heavyDay: usagesOf(draft, 'heavyDay'),
    },
    pantylinerUsageType: draft.pantylinerUsage,
    pantylinerUsageAmount: draft.pantylinerUsage === 'none' ? 0 : draft.pantylinerAmount,
  };
}

/** A stored quiz's answers as a draft. `replaces`: its id. */
export function draftOf(answers: QuizAnswers, replaces: string): QuizDraft {
  return {
    ...emptyDraft,
    name: answers.name,
    cycle: answers.cycleDistance === null ? 'unknown' : 'known',
    cycleDistance: answers.cycleDistance ?? emptyDraft.cycleDistance,
    cycleDuration: answers.cycleDuration,
    levels: emptyDraft.levels.map((level, day) => answers.intensityOfEachDay[day] ?? level),
    productTypes: answers.currentProductTypes,
    usages: answers.currentProductUsages,
    pantylinerUsage: answers.pantylinerUsageType,
    pantylinerAmount: answers.pantylinerUsageAmount || emptyDraft.pantylinerAmount,
    replaces,
  };
}

const isOneOf = <Value extends string>(values: readonly Value[], raw: unknown): raw is Value =>
  values.some((value) => value === raw);

const text = (raw: unknown, longest: number) => (typeof raw === 'string' ? raw.slice(0, longest) : '');

const whole = (raw: unknown, bounds: { min: number; max: number }, otherwise: number) =>
  typeof raw === 'number' && isWithin(raw, bounds) ? raw : otherwise;

function readUsages(raw: unknown): readonly ProductUsage[] {
  if (!Array.isArray(raw)) return [];
  return raw.flatMap((one): ProductUsage[] => {
    const { _subType, amount } = fieldsOf(one);
    return isOneOf(QUIZ_SUB_TYPES, _subType) && typeof amount === 'number'
      ? [{ _subType, amount: whole(amount, { min: 0, max: quizLimits.usage }, 0) }]
      : [];
  });
}

/** A draft from a browser's storage: invalid values count as not answered; consent is asked for again. */
export function readDraft(raw: unknown): DraftAtStep | null {
  const { draft: rawDraft, step } = fieldsOf(raw);
  const places: readonly QuizPlace[] = [...QUIZ_STEPS, 'result'];
  if (!isOneOf(places, step)) return null;
  const kept = fieldsOf(rawDraft);
  const levels: unknown[] = Array.isArray(kept['levels']) ? kept['levels'] : [];
  const types: unknown[] = Array.isArray(kept['productTypes']) ? kept['productTypes'] : [];
  const usages = fieldsOf(kept['usages']);
  const cycles: readonly CycleAnswer[] = ['known', 'irregular', 'unknown'];
  const { cycle, pantylinerUsage, replaces } = kept;
  const draft: QuizDraft = {
    name: text(kept['name'], quizLimits.name),
    cycle: isOneOf(cycles, cycle) ? cycle : emptyDraft.cycle,
    cycleDistance: whole(kept['cycleDistance'], quizLimits.distance, emptyDraft.cycleDistance),
    cycleDuration: whole(kept['cycleDuration'], quizLimits.duration, emptyDraft.cycleDuration),
    levels: emptyDraft.levels.map((level, day) => whole(levels[day], { min: 0, max: 4 }, level) as FlowLevel),
    productTypes: CURRENT_PRODUCT_TYPES.filter((type) => types.includes(type)),
    usages: {
      lightDay: readUsages(usages['lightDay']),
      firstDay: readUsages(usages['firstDay']),
      heavyDay: readUsages(usages['heavyDay']),
    },
    pantylinerUsage: isOneOf(PANTYLINER_USAGE_TYPES, pantylinerUsage) ? pantylinerUsage : emptyDraft.pantylinerUsage,
    pantylinerAmount: whole(kept['pantylinerAmount'], { min: 1, max: quizLimits.pantyliners }, 1),
    email: text(kept['email'], 254),
    hasConsent: false,
    replaces: typeof replaces === 'string' && /^[0-9a-f]{32}$/.test(replaces) ? replaces : null,
  };
  const firstUnanswered = questions.findIndex((question) => errorsOf(draft, question).length > 0);
  const at = places.indexOf(step);
  return { draft, step: places[firstUnanswered < 0 ? at : Math.min(at, firstUnanswered)]! };
}
