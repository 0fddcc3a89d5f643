import type { PacketIntensity } from '../packet/index.ts';
import type { QuizAnswers } from './quiz-answers.ts';

/** Expected recommendation of browser and server. `packet` is `[sub-type, needed, pieces in the packet]`. */
export type QuizVector = {
  readonly why: string;
  readonly answers: QuizAnswers;
  readonly expected: {
    readonly intensity: PacketIntensity;
    readonly intervalDays: 56 | 84;
    readonly periods: number;
    readonly packet: readonly (readonly [subType: string, needed: number, amount: number])[];
    /** `[from, to, pieces]` */
    readonly moved: readonly (readonly [from: string, to: string, pieces: number])[];
  };
};

const noUsages = { lightDay: [], firstDay: [], heavyDay: [] };

export const quizVectors: readonly QuizVector[] = [
  {
    why: 'pads by the table',
    answers: {
      name: 'Elif',
      cycleDistance: 28,
      cycleDuration: 5,
      intensityOfEachDay: [2, 3, 2, 1, 1],
      currentProductTypes: ['pad'],
      currentProductUsages: noUsages,
      pantylinerUsageType: 'none',
      pantylinerUsageAmount: 0,
    },
    expected: {
      intensity: 'medium',
      intervalDays: 56,
      periods: 2,
      packet: [
        ['pad-standard', 24, 24],
        ['pad-super', 14, 16],
      ],
      moved: [['pad-super-plus', 'pad-super', 2]],
    },
  },
  {
    why: 'tampons by day, pads by night',
    answers: {
      name: 'Elif',
      cycleDistance: 26,
      cycleDuration: 6,
      intensityOfEachDay: [2, 4, 4, 3, 1, 1],
      currentProductTypes: ['tampon', 'pad'],
      currentProductUsages: noUsages,
      pantylinerUsageType: 'end-of-period',
      pantylinerUsageAmount: 2,
    },
    expected: {
      intensity: 'very-high',
      intervalDays: 56,
      periods: 2,
      packet: [
        ['pad-standard', 4, 8],
        ['pad-super-plus', 12, 12],
        ['pantyliner-standard', 12, 12],
        ['tampon-mini', 12, 16],
        ['tampon-standard', 8, 8],
        ['tampon-super', 32, 32],
      ],
      moved: [['pad-super', 'pad-super-plus', 2]],
    },
  },
  {
    why: 'stated usages replace the table',
    answers: {
      name: 'Elif',
      cycleDistance: 28,
      cycleDuration: 6,
      intensityOfEachDay: [2, 3, 3, 2, 1, 1],
      currentProductTypes: ['pad'],
      currentProductUsages: {
        lightDay: [{ _subType: 'pad-standard', amount: 3 }],
        firstDay: [{ _subType: 'pad-super', amount: 4 }],
        heavyDay: [{ _subType: 'pad-super-plus', amount: 5 }],
      },
      pantylinerUsageType: 'end-of-period',
      pantylinerUsageAmount: 1,
    },
    expected: {
      intensity: 'high',
      intervalDays: 56,
      periods: 2,
      packet: [
        ['pad-standard', 18, 20],
        ['pad-super', 8, 8],
        ['pad-super-plus', 20, 20],
        ['pantyliner-standard', 6, 12],
      ],
      moved: [],
    },
  },
  {
    why: 'a cup halves the table, an unknown distance counts as 28 days',
    answers: {
      name: 'Elif',
      cycleDistance: null,
      cycleDuration: 4,
      intensityOfEachDay: [1, 2, 2, 1],
      currentProductTypes: ['cup'],
      currentProductUsages: noUsages,
      pantylinerUsageType: 'every-day',
      pantylinerUsageAmount: 1,
    },
    expected: {
      intensity: 'medium',
      intervalDays: 56,
      periods: 2,
      packet: [
        ['pad-standard', 14, 16],
        ['pantyliner-standard', 56, 60],
      ],
      moved: [['pad-super', 'pad-standard', 2]],
    },
  },
  {
    why: 'a long distance is delivered every 84 days, a day without flow takes nothing',
    answers: {
      name: 'Elif',
      cycleDistance: 38,
      cycleDuration: 5,
      intensityOfEachDay: [3, 4, 2, 0, 1],
      currentProductTypes: ['tampon'],
      currentProductUsages: { ...noUsages, heavyDay: [{ _subType: 'tampon-super', amount: 5 }] },
      pantylinerUsageType: 'between-periods',
      pantylinerUsageAmount: 1,
    },
    expected: {
      intensity: 'high',
      intervalDays: 84,
      periods: 2,
      packet: [
        ['pad-super', 4, 8],
        ['pad-super-plus', 6, 8],
        ['pantyliner-standard', 74, 84],
        ['tampon-mini', 6, 8],
        ['tampon-standard', 8, 8],
        ['tampon-super', 20, 24],
      ],
      moved: [['pad-standard', 'pad-super', 2]],
    },
  },
];
