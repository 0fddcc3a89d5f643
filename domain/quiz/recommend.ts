import { PACKET_INTENSITIES, reachableCounts, type PacketIntensity } from '../packet/index.ts';
import { boxSizesOf, parsePageIdentifier } from '../product/index.ts';
import { coveredPeriods, type CoveredPeriods } from './covered-periods.ts';
import { dailyPieces, isPad, usualLevel, type DailyPieces } from './daily-pieces.ts';
import { QUIZ_SUB_TYPES, type QuizAnswers, type QuizSubType } from './quiz-answers.ts';
import type { Reason, Recommendation, RecommendedItem } from './recommendation.ts';

const PANTYLINER = 'pantyliner-standard';
/** Days after a period on which pantyliners are used. */
const END_OF_PERIOD_DAYS = 3;

type Totals = ReadonlyMap<QuizSubType, number>;

/**
 * A custom packet for one delivery, with the reasons for its pieces. Answers are valid for the contract: throws
 * RangeError when no day has flow.
 */
export function recommend(answers: Omit<QuizAnswers, 'name'>): Recommendation {
  const covered = coveredPeriods(answers.cycleDistance);
  const asked = [...periodReasons(answers, covered.periods), ...pantylinerReasons(answers, covered)];
  const needed = [...asked, ...movedPads(totalsOf(asked))];
  const neededOf = totalsOf(needed);
  const items = QUIZ_SUB_TYPES.flatMap((subType) => {
    const pieces = neededOf.get(subType) ?? 0;
    return pieces > 0 ? [inPacks(subType, pieces)] : [];
  });
  return {
    intensity: intensityOfFlow(answers),
    ...covered,
    items,
    reasons: [...needed, ...items.flatMap(packReasons)],
  };
}

function intensityOfFlow({ intensityOfEachDay }: Pick<QuizAnswers, 'intensityOfEachDay'>): PacketIntensity {
  const intensity = PACKET_INTENSITIES[usualLevel(intensityOfEachDay) - 1];
  if (!intensity) throw new RangeError('Not a level');
  return intensity;
}

function periodReasons(answers: Omit<QuizAnswers, 'name'>, periods: number): readonly Reason[] {
  const daily = dailyPieces(answers);
  const reasons = daily.map(({ code, _subType, days, perDay }) => ({
    code,
    days,
    _subType,
    pieces: perDay * days.length * periods,
  }));
  return usesOnlyOtherProducts(answers) ? [...reasons, ...halvedPieces(daily, periods)] : reasons;
}

function usesOnlyOtherProducts({ currentProductTypes: used }: Pick<QuizAnswers, 'currentProductTypes'>): boolean {
  const usesOther = used.some((type) => type === 'cup' || type === 'period-underwear' || type === 'other');
  return usesOther && !used.includes('pad') && !used.includes('tampon');
}

/** Halves the table's pieces of one period, rounded up per sub-type; stated usages stay as they are. */
function halvedPieces(daily: readonly DailyPieces[], periods: number): readonly Reason[] {
  const table = daily.filter(({ code }) => code === 'table-day' || code === 'table-night');
  return QUIZ_SUB_TYPES.flatMap((subType) => {
    const own = table.filter(({ _subType }) => _subType === subType);
    const pieces = own.reduce((sum, { perDay, days }) => sum + perDay * days.length, 0);
    const takenOff = Math.floor(pieces / 2);
    if (takenOff === 0) return [];
    const days = [...new Set(own.flatMap((entry) => entry.days))].toSorted((a, b) => a - b);
    return [{ code: 'halved', days, _subType: subType, pieces: -takenOff * periods } as const];
  });
}

function pantylinerReasons(
  { pantylinerUsageType: usage, pantylinerUsageAmount: amount, cycleDuration }: Omit<QuizAnswers, 'name'>,
  { intervalDays, periods }: CoveredPeriods,
): readonly Reason[] {
  if (usage === 'none') return [];
  const days = {
    'end-of-period': END_OF_PERIOD_DAYS * periods,
    'between-periods': Math.max(0, intervalDays - periods * cycleDuration),
    'every-day': intervalDays,
  }[usage];
  return amount * days > 0 ? [{ code: usage, days: [], _subType: PANTYLINER, pieces: amount * days }] : [];
}

/** Moves pads that would fill less than a third of the smallest pack, the lightest absorbency first. */
function movedPads(totals: Totals): readonly Reason[] {
  const pads = QUIZ_SUB_TYPES.filter(isPad);
  const left = new Map(totals);
  const reasons: Reason[] = [];
  for (const [index, from] of pads.entries()) {
    const pieces = left.get(from) ?? 0;
    if (pieces === 0 || pieces * 3 >= (sizesOf(from)[0] ?? 0)) continue;
    const hasPieces = (subType: QuizSubType): boolean => (left.get(subType) ?? 0) > 0;
    const to = pads.slice(index + 1).find(hasPieces) ?? pads.slice(0, index).findLast(hasPieces);
    if (to === undefined) continue;
    left.delete(from);
    left.set(to, (left.get(to) ?? 0) + pieces);
    reasons.push(
      { code: 'moved-out', days: [], _subType: from, pieces: -pieces, _otherSubType: to },
      { code: 'moved-in', days: [], _subType: to, pieces, _otherSubType: from },
    );
  }
  return reasons;
}

function inPacks(subType: QuizSubType, needed: number): RecommendedItem {
  const counts = reachableCounts(sizesOf(subType));
  const amount = counts.find((count) => count >= needed) ?? counts.at(-1) ?? 0;
  return { _subType: subType, amount, needed, missing: Math.max(0, needed - amount) };
}

function packReasons({ _subType, amount, needed }: RecommendedItem): readonly Reason[] {
  const pieces = amount - needed;
  if (pieces === 0) return [];
  return [{ code: pieces > 0 ? 'rounded-up' : 'missing', days: [], _subType, pieces }];
}

function sizesOf(subType: QuizSubType): readonly number[] {
  const parsed = parsePageIdentifier(subType);
  return parsed ? boxSizesOf(parsed.type) : [];
}

function totalsOf(reasons: readonly Reason[]): Totals {
  const totals = new Map<QuizSubType, number>();
  for (const { _subType, pieces } of reasons) totals.set(_subType, (totals.get(_subType) ?? 0) + pieces);
  return totals;
}
