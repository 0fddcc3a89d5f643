import { actCopy } from '../kit/testing.ts';

const family = actCopy({ tr: 'Kuponlar', en: 'the coupons' }, { read: 'listCoupons', act: 'redeemCoupon' });

export const couponsCopy = {
  ...family,
  events: {
    ...family.events,
    'act.submit': { tr: 'Müşteri bir kupon kodu girdi', en: 'The customer enters a coupon' },
  },
};
