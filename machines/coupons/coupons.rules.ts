import type { Invariant } from 'model-testing';
import type { couponsMachine } from './coupons.machine.ts';

/** What must hold in every state, beside the rules of every act. */
export const couponsRules: readonly Invariant<typeof couponsMachine>[] = [
  {
    name: 'a coupon is redeemed once: no code stands in the list twice',
    requirements: 'PROMO-12',
    holds: ({ context: { view } }) =>
      view === null || new Set(view.coupons.map(({ code }) => code)).size === view.coupons.length,
  },
];
