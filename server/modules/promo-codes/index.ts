import { defineModule } from '../../platform/module.ts';
import { decidePendingUses } from './decide-uses.ts';
import { credentialsPort } from '../account/index.ts';
import { purchaseStatusPort } from './purchase-status.port.ts';
import { promoCodesData } from './promo-codes.personal-data.ts';
import { promoCodesHandlers } from './promo-codes.routes.ts';
import { seedPromoCodes } from './promo-codes.seed.ts';

export const promoCodesModule = defineModule({
  name: 'promo-codes',
  needs: [purchaseStatusPort, credentialsPort],
  build: (context) => ({
    personalData: promoCodesData(context),
    handlers: promoCodesHandlers(context),
    jobs: [{ name: 'judge-promo-uses', rhythm: { cron: '30 * * * *' }, run: () => decidePendingUses(context) }],
    seed: () => seedPromoCodes(context),
  }),
});

export {
  type Campaign,
  endCoupon,
  findCampaign,
  findShopCoupon,
  insertCampaign,
  insertCoupon,
  listCampaigns,
  listShopCoupons,
  type ShopCoupon,
} from './campaigns.repository.ts';
export {
  type AccountTraces,
  type PurchaseStatus,
  type PurchaseStatusPort,
  purchaseStatusPort,
  type PurchaseName,
} from './purchase-status.port.ts';
export { findPromoRule, type PromoFacts } from './promo-codes.repository.ts';
export {
  cancelPromoUses,
  confirmPromoUse,
  lockCountedUses,
  releasePromoUse,
  reservePromoUse,
  setPromoRenewing,
} from './promo-uses.repository.ts';
export { findFamilyCode, type ShopFamilyCode, switchCode } from './shop-codes.repository.ts';
export { welcomeCode } from './promo-codes.seed.ts';
