import type { Intensity } from '../product/index.ts';
import type { FlowLevel, ProductUsage, QuizAnswers, QuizSubType } from './quiz-answers.ts';
import type { ReasonCode } from './recommendation.ts';

export type DailyPieces = {
  readonly code: Extract<ReasonCode, 'table-day' | 'table-night' | 'light-day' | 'first-day' | 'heavy-day'>;
  readonly _subType: QuizSubType;
  /** On each of `days`. */
  readonly perDay: number;
  /** Days of the period, from 1. */
  readonly days: readonly number[];
};

type OfADay = Omit<DailyPieces, 'days'>;
type Table = Readonly<Record<Intensity, ProductUsage>>;

const padsByDay: Table = {
  1: { _subType: 'pad-standard', amount: 2 },
  2: { _subType: 'pad-standard', amount: 3 },
  3: { _subType: 'pad-super', amount: 4 },
  4: { _subType: 'pad-super', amount: 5 },
};
const tamponsByDay: Table = {
  1: { _subType: 'tampon-mini', amount: 3 },
  2: { _subType: 'tampon-standard', amount: 4 },
  3: { _subType: 'tampon-super', amount: 4 },
  4: { _subType: 'tampon-super', amount: 6 },
};
/** Used with tampons too: no tampon is recommended for a night. */
const padsByNight: Table = {
  1: { _subType: 'pad-standard', amount: 1 },
  2: { _subType: 'pad-super', amount: 1 },
  3: { _subType: 'pad-super-plus', amount: 1 },
  4: { _subType: 'pad-super-plus', amount: 2 },
};

type PeriodAnswers = Pick<QuizAnswers, 'intensityOfEachDay' | 'currentProductTypes' | 'currentProductUsages'>;

/** Pieces of one period: the usage stated for a day, else the table's. Days with equal pieces are one entry. */
export function dailyPieces(answers: PeriodAnswers): readonly DailyPieces[] {
  const levels = answers.intensityOfEachDay;
  const firstDay = levels.findIndex((level) => level > 0);
  const entries: DailyPieces[] = [];
  for (const [index, level] of levels.entries()) {
    if (level === 0) continue;
    for (const piece of piecesOf(answers, level, index === firstDay)) {
      const at = entries.findIndex(
        ({ code, _subType, perDay }) => code === piece.code && _subType === piece._subType && perDay === piece.perDay,
      );
      const known = entries[at];
      if (known) entries[at] = { ...known, days: [...known.days, index + 1] };
      else entries.push({ ...piece, days: [index + 1] });
    }
  }
  return entries;
}

function piecesOf(answers: PeriodAnswers, level: Intensity, isFirst: boolean): readonly OfADay[] {
  const stated = statedUsage(answers.currentProductUsages, level, isFirst);
  const night = fromTable('table-night', padsByNight[level]);
  if (!stated) {
    const byDay = answers.currentProductTypes.includes('tampon') ? tamponsByDay : padsByDay;
    return [fromTable('table-day', byDay[level]), night];
  }
  return stated.some(({ _subType }) => isPad(_subType)) ? stated : [...stated, night];
}

const fromTable = (code: 'table-day' | 'table-night', { _subType, amount }: ProductUsage): OfADay => ({
  code,
  _subType,
  perDay: amount,
});

/** Null where the table decides: no pad or tampon is stated for such a day. */
function statedUsage(
  usages: QuizAnswers['currentProductUsages'],
  level: Intensity,
  isFirst: boolean,
): readonly OfADay[] | null {
  if (isFirst && namesPadOrTampon(usages.firstDay)) return perSubType('first-day', usages.firstDay);
  if (level <= 2) return namesPadOrTampon(usages.lightDay) ? perSubType('light-day', usages.lightDay) : null;
  return namesPadOrTampon(usages.heavyDay) ? perSubType('heavy-day', usages.heavyDay) : null;
}

const namesPadOrTampon = (usages: readonly ProductUsage[]): boolean =>
  usages.some(({ _subType }) => isPad(_subType) || _subType.startsWith('tampon-'));

export const isPad = (subType: QuizSubType): boolean => subType.startsWith('pad-');

function perSubType(code: OfADay['code'], usages: readonly ProductUsage[]): readonly OfADay[] {
  const amounts = new Map<QuizSubType, number>();
  for (const { _subType, amount } of usages) amounts.set(_subType, (amounts.get(_subType) ?? 0) + amount);
  return [...amounts].map(([_subType, perDay]) => ({ code, _subType, perDay }));
}

/** The second-highest level: a single heavy day does not make a heavy flow. Throws RangeError without flow. */
export function usualLevel(levels: readonly FlowLevel[]): Intensity {
  const flow = levels.filter((level): level is Intensity => level > 0).toSorted((a, b) => b - a);
  const level = flow[1] ?? flow[0];
  if (level === undefined) throw new RangeError('No day has flow');
  return level;
}
