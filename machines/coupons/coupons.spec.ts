import type { Invariant, Postcondition } from 'model-testing';
import { kurus } from '../../domain/money/index.ts';
import { actionCopy, actionSpec } from '../families/testing.ts';
import { couponsMachine, type CouponsView } from './coupons.machine.ts';

const family = actionCopy({ tr: 'Kuponlar', en: 'the coupons' }, { read: 'listCoupons', perform: 'redeemCoupon' });

const couponsCopy = {
  ...family,
  events: {
    ...family.events,
    'action.submit': { tr: 'Müşteri bir kupon kodu girdi', en: 'The customer enters a coupon' },
  },
};

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

/** Invariants, in addition to those of the family. */
const couponsInvariants: readonly Invariant<typeof couponsMachine>[] = [
  {
    name: 'a coupon is redeemed once: no code is in the list twice',
    requirements: 'PROMO-12',
    holds: ({ context: { view } }) =>
      view === null || new Set(view.coupons.map(({ code }) => code)).size === view.coupons.length,
  },
];

/** Postconditions, in addition to those of the family. */
const postconditions: readonly Postcondition<typeof couponsMachine>[] = [
  {
    name: 'a code that is not taken leaves the balance as it was',
    on: ['perform.failed.refused'],
    to: (now, before) => now.context.view?.balance === before.context.view?.balance,
  },
];

/**
 * Redeemed coupons stay in the list, the latest first, beside the balance and its movements. The reason why a code is
 * not accepted is shown at its field, and nothing changes.
 */
export const couponsFlow = actionSpec(couponsMachine, {
  name: 'coupons',
  description: {
    tr: {
      title: 'Kuponu bakiyeye çevirir',
      text: 'Müşteri bir iş ortağının kodunu bakiyeye ya da sepette geçecek bir koda çevirir.',
    },
    en: {
      title: 'Turns a coupon into balance',
      text: 'A customer turns a partner’s code into balance or into a code for the cart.',
    },
  },
  copy: couponsCopy,
  view,
  after,
  valid: [{ code: 'kampus50' }],
  invalid: [{ code: ' ' }, { code: 'X'.repeat(41) }],
  invariants: couponsInvariants,
  postconditions,
});
