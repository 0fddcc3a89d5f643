export * from './promo-state.ts';
export * from './parse-promo-state.ts';
export * from './promo-link.ts';
export * from './promo-rule.ts';
export * from './coupon.ts';
export * from './family-code.ts';
export * from './family-reward.ts';
export * from './welcome-offer.ts';
