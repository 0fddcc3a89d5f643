export {
  type AskedCode,
  codeAnswerOf,
  type CodeSource,
  connectPromoCode,
  type PromoCodeContext,
  type PromoCodeEvent,
  type PromoCodeInput,
  promoCodeMachine,
  type PromoCodeServices,
} from './promo-code.machine.ts';
