import type { StepPromise } from 'model-testing';
import { kurus } from '../../domain/money/index.ts';
import { actSpec } from '../kit/testing.ts';
import { familyCodeCopy } from './family-code.copy.ts';
import { familyCodeMachine, type FamilyCodeView } from './family-code.machine.ts';
import { familyCodeRules } from './family-code.rules.ts';

const view: FamilyCodeView = {
  own: {
    code: 'ELIF7K2',
    shareUrl: 'https://mercan.example/?familyCode=ELIF7K2',
    friendDiscountPercent: 10,
    rewardAmount: kurus(3_000),
    useCount: 3,
    earnedAmount: kurus(3_000),
    isStopped: false,
  },
  uses: [
    { _id: 'u1', name: 'S*** K***', usedAt: '2026-11-02T10:00:00.000Z', status: 'EARNED', rewardAmount: kurus(3_000) },
    { _id: 'u2', name: 'M*** A***', usedAt: '2026-11-18T10:00:00.000Z', status: 'PENDING', rewardAmount: kurus(3_000) },
    {
      _id: 'u4',
      name: 'D*** A***',
      usedAt: '2026-09-20T10:00:00.000Z',
      status: 'NOT_EARNED',
      rewardAmount: kurus(0),
    },
    { _id: 'u3', name: 'B*** T***', usedAt: '2026-09-09T10:00:00.000Z', status: 'CANCELLED', rewardAmount: kurus(0) },
  ],
};
const after: FamilyCodeView = {
  ...view,
  own: { ...view.own, code: 'MODA2026', shareUrl: 'https://mercan.example/?familyCode=MODA2026' },
};

/** What a step must lead to, beside the promises of every act. */
const promises: readonly StepPromise<typeof familyCodeMachine>[] = [
  {
    name: 'a code that is taken by another customer leaves the own one in effect',
    requirements: 'PROMO-13',
    on: ['act.failed.refused'],
    to: (now, before) => now.context.view?.own.code === before.context.view?.own.code,
  },
];

export const familyCodeFlow = actSpec(familyCodeMachine, {
  name: 'family-code',
  copy: familyCodeCopy,
  view,
  after,
  valid: [{ code: 'moda-2026' }],
  validAfter: [{ code: 'elif7k2' }],
  invalid: [{ code: '' }, { code: 'ABC' }, { code: 'şükran' }, { code: 'A'.repeat(21) }],
  rules: familyCodeRules,
  promises,
});
