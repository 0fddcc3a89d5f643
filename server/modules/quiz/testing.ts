import type { components } from '../../../openapi/types/quiz.d.ts';

/** Answers that the contract takes, with explicit consent. */
export const quizRequest: components['schemas']['QuizRequest'] = {
  name: 'Elif',
  cycleDistance: 28,
  cycleDuration: 5,
  intensityOfEachDay: [2, 3, 2, 1, 1],
  currentProductTypes: ['pad'],
  currentProductUsages: { lightDay: [], firstDay: [], heavyDay: [] },
  pantylinerUsageType: 'none',
  pantylinerUsageAmount: 0,
  explicitConsent: { isGiven: true, textVersion: '2026-01' },
};
