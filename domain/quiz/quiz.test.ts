import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isReachable } from '../packet/index.ts';
import { boxSizesOf, PACKABLE_TYPES, parsePageIdentifier, PRODUCT_TYPES, subTypesOf } from '../product/index.ts';
import {
  closestPackets,
  CURRENT_PRODUCT_TYPES,
  type FlowLevel,
  PANTYLINER_USAGE_TYPES,
  QUIZ_SUB_TYPES,
  type QuizAnswers,
  type QuizSubType,
  type Reason,
  recommend,
  type Recommendation,
} from './index.ts';
import { quizVectors } from './quiz.golden.ts';

const [byTable] = quizVectors.map(({ answers }) => answers);
const elif = byTable as QuizAnswers;
const noUsages = elif.currentProductUsages;

const packetOf = ({ items }: Recommendation) => items.map(({ _subType, needed, amount }) => [_subType, needed, amount]);
const movedBy = ({ reasons }: Recommendation) =>
  reasons.flatMap(({ code, _subType, _otherSubType, pieces }) =>
    code === 'moved-in' ? [[_otherSubType, _subType, pieces]] : [],
  );
const sizesOf = (subType: string): readonly number[] => {
  const parsed = parsePageIdentifier(subType);
  return parsed ? boxSizesOf(parsed.type) : [];
};
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

const level = fc.constantFrom<FlowLevel>(0, 1, 2, 3, 4);
const levels = fc.array(level, { minLength: 1, maxLength: 12 }).filter((days) => days.some((day) => day > 0));
const usages = fc.array(
  fc.record({ _subType: fc.constantFrom(...QUIZ_SUB_TYPES), amount: fc.integer({ min: 1, max: 20 }) }),
  { maxLength: 6 },
);
const anyAnswers: fc.Arbitrary<QuizAnswers> = levels.chain((intensityOfEachDay) =>
  fc.record({
    name: fc.constant('Elif'),
    cycleDistance: fc.option(fc.integer({ min: 15, max: 90 })),
    cycleDuration: fc.constant(intensityOfEachDay.length),
    intensityOfEachDay: fc.constant(intensityOfEachDay),
    currentProductTypes: fc.subarray([...CURRENT_PRODUCT_TYPES]),
    currentProductUsages: fc.record({ lightDay: usages, firstDay: usages, heavyDay: usages }),
    pantylinerUsageType: fc.constantFrom(...PANTYLINER_USAGE_TYPES),
    pantylinerUsageAmount: fc.integer({ min: 0, max: 10 }),
  }),
);
const byTableOnly = anyAnswers.map((answers) => ({ ...answers, currentProductUsages: noUsages }));

/** The table's pieces of one period, before halving, moving and rounding. */
const tablePieces = (answers: QuizAnswers): number => {
  const { reasons, periods } = recommend(answers);
  const table = reasons.filter(({ code }) => code === 'table-day' || code === 'table-night');
  return sum(table.map(({ pieces }) => pieces)) / periods;
};
const isNeeded = ({ code }: Reason): boolean => code !== 'rounded-up' && code !== 'missing';
/** Reasons for a period with one heavy day and this stated usage. */
const onHeavyDay = (heavyDay: QuizAnswers['currentProductUsages']['heavyDay']): readonly Reason[] => {
  const { reasons } = recommend({
    ...elif,
    intensityOfEachDay: [3],
    cycleDuration: 1,
    currentProductUsages: { ...noUsages, heavyDay },
  });
  return reasons.filter(({ days }) => days.length > 0);
};
const withLevels = (answers: QuizAnswers, days: readonly FlowLevel[]): QuizAnswers => ({
  ...answers,
  cycleDuration: days.length,
  intensityOfEachDay: days,
});

describe('recommendations', () => {
  it.each(quizVectors)('match the golden vector: $why', ({ answers, expected }) => {
    const recommendation = recommend(answers);
    const { intensity, intervalDays, periods, items } = recommendation;
    expect({
      intensity,
      intervalDays,
      periods,
      packet: packetOf(recommendation),
      moved: movedBy(recommendation),
    }).toEqual(expected);
    expect(items.map(({ missing }) => missing)).toEqual(items.map(() => 0));
  });

  it('give every reason of the packet', () => {
    const [, , stated, cup] = quizVectors.map(({ answers }) => recommend(answers).reasons);
    expect(stated).toEqual([
      { code: 'first-day', days: [1], _subType: 'pad-super', pieces: 8 },
      { code: 'heavy-day', days: [2, 3], _subType: 'pad-super-plus', pieces: 20 },
      { code: 'light-day', days: [4, 5, 6], _subType: 'pad-standard', pieces: 18 },
      { code: 'end-of-period', days: [], _subType: 'pantyliner-standard', pieces: 6 },
      { code: 'rounded-up', days: [], _subType: 'pad-standard', pieces: 2 },
      { code: 'rounded-up', days: [], _subType: 'pantyliner-standard', pieces: 6 },
    ]);
    expect(cup).toEqual([
      { code: 'table-day', days: [1, 4], _subType: 'pad-standard', pieces: 8 },
      { code: 'table-night', days: [1, 4], _subType: 'pad-standard', pieces: 4 },
      { code: 'table-day', days: [2, 3], _subType: 'pad-standard', pieces: 12 },
      { code: 'table-night', days: [2, 3], _subType: 'pad-super', pieces: 4 },
      { code: 'halved', days: [1, 2, 3, 4], _subType: 'pad-standard', pieces: -12 },
      { code: 'halved', days: [2, 3], _subType: 'pad-super', pieces: -2 },
      { code: 'every-day', days: [], _subType: 'pantyliner-standard', pieces: 56 },
      { code: 'moved-out', days: [], _subType: 'pad-super', pieces: -2, _otherSubType: 'pad-standard' },
      { code: 'moved-in', days: [], _subType: 'pad-standard', pieces: 2, _otherSubType: 'pad-super' },
      { code: 'rounded-up', days: [], _subType: 'pad-standard', pieces: 2 },
      { code: 'rounded-up', days: [], _subType: 'pantyliner-standard', pieces: 4 },
    ]);
  });

  it('keep the table’s night pads for a tampons-only usage, and ignore a usage of pantyliners only', () => {
    expect([
      onHeavyDay([{ _subType: 'tampon-super', amount: 5 }]),
      onHeavyDay([
        { _subType: 'tampon-super', amount: 3 },
        { _subType: 'pad-super-plus', amount: 1 },
        { _subType: 'tampon-super', amount: 1 },
      ]),
      onHeavyDay([{ _subType: 'pantyliner-super', amount: 2 }]),
    ]).toEqual([
      [
        { code: 'heavy-day', days: [1], _subType: 'tampon-super', pieces: 10 },
        { code: 'table-night', days: [1], _subType: 'pad-super-plus', pieces: 2 },
      ],
      [
        { code: 'heavy-day', days: [1], _subType: 'tampon-super', pieces: 8 },
        { code: 'heavy-day', days: [1], _subType: 'pad-super-plus', pieces: 2 },
      ],
      [
        { code: 'table-day', days: [1], _subType: 'pad-super', pieces: 8 },
        { code: 'table-night', days: [1], _subType: 'pad-super-plus', pieces: 2 },
      ],
    ]);
  });

  it('name the pieces missing beyond three of the largest packs', () => {
    const { items, reasons } = recommend({
      ...elif,
      pantylinerUsageType: 'every-day',
      pantylinerUsageAmount: 3,
    });
    expect(items.at(-1)).toEqual({ _subType: 'pantyliner-standard', amount: 108, needed: 168, missing: 60 });
    expect(reasons.at(-1)).toEqual({ code: 'missing', days: [], _subType: 'pantyliner-standard', pieces: -60 });
  });

  it('deliver every 56 days unless 84 fit better', () => {
    const distances = [null, 15, 21, 24, 25, 28, 32, 33, 35, 38, 42, 45, 56, 64, 65, 84, 90];
    const covered = distances.map((cycleDistance) => {
      const { intervalDays, periods } = recommend({ ...elif, cycleDistance });
      return [cycleDistance, intervalDays, periods];
    });
    expect(covered).toEqual([
      [null, 56, 2],
      [15, 56, 4],
      [21, 56, 3],
      [24, 56, 2],
      [25, 56, 2],
      [28, 56, 2],
      [32, 56, 2],
      [33, 56, 2],
      [35, 84, 2],
      [38, 84, 2],
      [42, 84, 2],
      [45, 84, 2],
      [56, 56, 1],
      [64, 56, 1],
      [65, 56, 1],
      [84, 84, 1],
      [90, 84, 1],
    ]);
  });

  it('name the flow by its second heaviest day, or by its only one', () => {
    const named = ([[4], [4, 1], [0, 3, 0], [1, 1, 2], [4, 4, 1], [3, 4, 2, 0, 1]] as const).map(
      (days) => recommend(withLevels(elif, days)).intensity,
    );
    expect(named).toEqual(['very-high', 'low', 'high', 'low', 'very-high', 'high']);
  });

  it('refuse answers without flow', () => {
    expect(() => recommend(withLevels(elif, [0, 0]))).toThrow(RangeError);
  });

  it('know every sub-type that can be packed, in catalogue order', () => {
    const packable = PRODUCT_TYPES.filter((type) => (PACKABLE_TYPES as readonly string[]).includes(type));
    expect(QUIZ_SUB_TYPES).toEqual(packable.flatMap((type) => subTypesOf(type).map((name) => `${type}-${name}`)));
  });
});

describe('any answers', () => {
  it('give packable amounts that cover the need, or name the missing pieces', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const { items } = recommend(answers);
        expect(items.length).toBeGreaterThan(0);
        const wrong = items.filter(({ _subType, amount, needed, missing }) => {
          const most = 3 * Math.max(...sizesOf(_subType));
          const isCovered = amount >= needed ? missing === 0 : amount === most && missing === needed - amount;
          return !isReachable(sizesOf(_subType), amount) || !isCovered;
        });
        expect(wrong).toEqual([]);
      }),
    );
  });

  it('give reasons that sum to the pieces of each sub-type', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const { items, reasons } = recommend(answers);
        const of = (subType: QuizSubType, isCounted: (reason: Reason) => boolean): number =>
          sum(reasons.filter((one) => one._subType === subType && isCounted(one)).map(({ pieces }) => pieces));
        const counted = QUIZ_SUB_TYPES.map((subType) => [of(subType, isNeeded), of(subType, () => true)]);
        const packed = QUIZ_SUB_TYPES.map((subType) => {
          const item = items.find(({ _subType }) => _subType === subType);
          return [item?.needed ?? 0, item?.amount ?? 0];
        });
        expect(counted).toEqual(packed);
      }),
    );
  });

  it('plan no tampon for a night, and move none', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const { reasons } = recommend(answers);
        const padsOnly = reasons.filter(({ code }) => code === 'table-night' || code.startsWith('moved-'));
        expect(padsOnly.filter(({ _subType }) => !_subType.startsWith('pad-'))).toEqual([]);
      }),
    );
  });

  // Pieces from stated usages and pantyliners may fall: they replace the table, or fill days outside the period.
  it('give no fewer table pieces when a level rises or a day is added', () => {
    const more = fc.record({ answers: byTableOnly, at: fc.nat(), added: level });
    fc.assert(
      fc.property(more, ({ answers, at, added }) => {
        const days = answers.intensityOfEachDay;
        const raised = days.map((day, index): FlowLevel =>
          index === at % days.length ? (Math.min(4, day + 1) as FlowLevel) : day,
        );
        const before = tablePieces(answers);
        expect(tablePieces(withLevels(answers, raised))).toBeGreaterThanOrEqual(before);
        expect(tablePieces(withLevels(answers, [...days, added]))).toBeGreaterThanOrEqual(before);
      }),
    );
  });
});

const readyPacket = (id: string, price: number, ...summary: readonly (readonly [QuizSubType, number])[]) => ({
  id,
  price,
  summary: summary.map(([_subType, amount]) => ({ _subType, amount })),
});

describe('ready-made packets', () => {
  it('are ordered by distance from the needed pieces, then by price, at most four', () => {
    expect(
      closestPackets(recommend(elif).items, [
        readyPacket('tampons', 100, ['tampon-super', 8]),
        readyPacket('exact', 900, ['pad-standard', 24], ['pad-super', 14]),
        readyPacket('dear', 300, ['pad-standard', 20], ['pad-super', 14]),
        readyPacket('cheap', 200, ['pad-standard', 28], ['pad-super', 14]),
        readyPacket('with liners', 50, ['pad-standard', 24], ['pad-super', 12], ['pantyliner-standard', 12]),
      ]),
    ).toEqual(['exact', 'cheap', 'dear', 'with liners']);
  });
});
