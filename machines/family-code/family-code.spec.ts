import type { Invariant, Postcondition } from 'model-testing';
import { kurus } from '../../domain/money/index.ts';
import { validateFamilyCode } from '../../domain/promo/index.ts';
import { actionCopy, actionSpec } from '../families/testing.ts';
import { familyCodeMachine, type FamilyCodeView } from './family-code.machine.ts';

const family = actionCopy(
  { tr: 'Aile kodu', en: 'the family code' },
  { read: 'getFamilyCode', perform: 'editFamilyCode' },
);

const familyCodeCopy = {
  ...family,
  events: {
    ...family.events,
    'action.submit': { tr: 'Müşteri başka bir kod istedi', en: 'The customer wants another code' },
  },
};

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

/** Invariants, in addition to those of the family. */
const familyCodeInvariants: readonly Invariant<typeof familyCodeMachine>[] = [
  {
    name: 'a code that is shown can be read out, typed and put in a link',
    requirements: 'FORM-8',
    holds: ({ context: { view } }) => view === null || validateFamilyCode(view.own.code) === null,
  },
];

/** Postconditions, in addition to those of the family. */
const postconditions: readonly Postcondition<typeof familyCodeMachine>[] = [
  {
    name: 'a code that is taken by another customer leaves the own one in effect',
    requirements: 'PROMO-13',
    on: ['perform.failed.refused'],
    to: (now, before) => now.context.view?.own.code === before.context.view?.own.code,
  },
];

/** Links with the former code stop working the moment it changes; the screen says so before. */
export const familyCodeFlow = actionSpec(familyCodeMachine, {
  name: 'family-code',
  description: {
    tr: {
      title: 'Kodunu arkadaşlarına verir',
      text: 'Müşteri kodunu arkadaşlarına verir, ne getirdiğini görür, isterse başka bir kod seçer.',
    },
    en: {
      title: 'Gives a code to friends',
      text: 'A customer gives their code to friends, sees what it brought, and chooses another one.',
    },
  },
  copy: familyCodeCopy,
  view,
  after,
  valid: [{ code: 'moda-2026' }],
  validAfter: [{ code: 'elif7k2' }],
  invalid: [{ code: '' }, { code: 'ABC' }, { code: 'şükran' }, { code: 'A'.repeat(21) }],
  invariants: familyCodeInvariants,
  postconditions,
});
