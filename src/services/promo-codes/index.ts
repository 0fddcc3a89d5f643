export { findDefaultCode } from './promo-codes.service.ts';
