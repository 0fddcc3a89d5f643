import type { ServerModule } from '../../platform/module.ts';
import { judgePendingUses } from './judge-uses.ts';
import { promoCodesHandlers } from './promo-codes.routes.ts';
import { seedPromoCodes } from './promo-codes.seed.ts';

export const promoCodesModule: ServerModule = {
  name: 'promo-codes',
  handlers: (context) => ({ ...promoCodesHandlers(context) }),
  rateLimits: {
    redeemCoupon: { max: 10, windowSeconds: 60 },
    editFamilyCode: { max: 10, windowSeconds: 60 },
  },
  jobs: (context) => [
    { name: 'judge-promo-uses', rhythm: { cron: '30 * * * *' }, run: () => judgePendingUses(context) },
  ],
  seed: seedPromoCodes,
};

export type { OrderStanding, OrderStandingsPort } from './order-standings.port.ts';
export {
  cancelPromoUse,
  earnPromoReward,
  findPromoRule,
  type PromoFacts,
  recordPromoUse,
} from './promo-codes.repository.ts';
export { welcomeCode } from './promo-codes.seed.ts';
