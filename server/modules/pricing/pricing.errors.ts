import { msg } from '#words';
import { toDecimal } from '../../../domain/money/index.ts';
import type { OrderPrice } from '../../../domain/pricing/index.ts';
import type { PromoError } from '../../../domain/promo/index.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { toPromoError } from './calculation.view.ts';
import type { UnavailableItem } from './cart-lines.ts';

/** Reasons to refuse a cart as requested. */
export const pricingErrors = {
  itemUnavailable: (unavailable: UnavailableItem[]) =>
    new ApiError(422, 'ITEM_UNAVAILABLE', msg`Sepetindeki bir ürün bu hâliyle alınamıyor. Nedeni sepetinde yazıyor.`, {
      unavailable,
    }),
  /** Spec §4: the English text holds 'miscalculation happened'. */
  miscalculation: (price: Pick<OrderPrice, 'grossOriginalAmount' | 'chargedAmount'>) =>
    new ApiError(409, 'MISCALCULATION', msg`Fiyatlar değişti. Yeni tutarı gösterdik.`, {
      grossOriginalAmount: toDecimal(price.grossOriginalAmount),
      chargedAmount: toDecimal(price.chargedAmount),
    }),
  promoRefused: (error: PromoError) =>
    new ApiError(422, 'PROMO_REFUSED', { ...error.message }, { error: toPromoError(error) }),
};
