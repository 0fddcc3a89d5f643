export { findDefaultCode } from './promo-codes.service.ts';
export { listCoupons, redeemCoupon } from './coupons.service.ts';
export { editFamilyCode, listFamilyCodeUses, readFamilyCode } from './family-code.service.ts';
