export { freeCodes, freeCodesOf } from './free-codes.ts';
export { offStatuses, purchaseStatus } from './purchase-status.ts';
