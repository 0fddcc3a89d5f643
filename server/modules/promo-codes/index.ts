import type { ServerModule } from '../../platform/module.ts';
import { seedPromoCodes } from './promo-codes.seed.ts';

export const promoCodesModule: ServerModule = {
  name: 'promo-codes',
  seed: seedPromoCodes,
};

export {
  cancelPromoUse,
  earnPromoReward,
  findPromoRule,
  type PromoFacts,
  type PromoUse,
  recordPromoUse,
} from './promo-codes.repository.ts';
export { welcomeCode } from './promo-codes.seed.ts';
