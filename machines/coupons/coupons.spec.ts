import type { StepPromise } from 'model-testing';
import { kurus } from '../../domain/money/index.ts';
import { actSpec } from '../kit/testing.ts';
import { couponsCopy } from './coupons.copy.ts';
import { couponsMachine, type CouponsView } from './coupons.machine.ts';
import { couponsRules } from './coupons.rules.ts';

export const autumn = {
  _id: 'c1',
  code: 'GUZ-7K2M4P',
  partner: 'Kampüs Kart',
  kind: 'promoCode',
  amount: kurus(2_500),
  redeemedAt: '2026-09-14T10:00:00.000Z',
} as const;
const campus = {
  _id: 'c2',
  code: 'KAMPUS50',
  partner: 'Kampüs Kart',
  kind: 'balance',
  amount: kurus(5_000),
  redeemedAt: '2026-11-03T10:00:00.000Z',
} as const;

const view: CouponsView = { coupons: [autumn], balance: { amount: kurus(0), movements: [] } };
const after: CouponsView = {
  coupons: [campus, autumn],
  balance: {
    amount: kurus(5_000),
    movements: [{ _id: 'm1', reason: 'COUPON', amount: kurus(5_000), createdAt: campus.redeemedAt }],
  },
};

/** What a step must lead to, beside the promises of every act. */
const promises: readonly StepPromise<typeof couponsMachine>[] = [
  {
    name: 'a code that is not taken leaves the balance as it was',
    on: ['act.failed.refused'],
    to: (now, before) => now.context.view?.balance === before.context.view?.balance,
  },
];

export const couponsFlow = actSpec(couponsMachine, {
  name: 'coupons',
  copy: couponsCopy,
  view,
  after,
  valid: [{ code: 'kampus50' }],
  invalid: [{ code: ' ' }, { code: 'X'.repeat(41) }],
  rules: couponsRules,
  promises,
});
