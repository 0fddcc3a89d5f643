export { promoCodeMachine } from './promo-code.machine.ts';
export { connectPromoCode } from './promo-code.connect.ts';
export type { PromoCodeServices } from './promo-code.services.ts';
export type {
  AskedCode,
  CodeSource,
  PromoCodeContext,
  PromoCodeEvent,
  PromoCodeInput,
  PromoCodeMeta,
} from './promo-code.types.ts';
