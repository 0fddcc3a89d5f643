import { msg } from '#words';
import { toDecimal } from '../../../domain/money/index.ts';
import type { OrderPrice } from '../../../domain/pricing/index.ts';
import type { PromoError } from '../../../domain/promo/index.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { AgreementKind } from '../orders/index.ts';
import { toPromoError } from './calculation.view.ts';
import type { UnavailableItem } from './cart-lines.ts';

/** The refusals of openapi/shopping.yaml. None of them has moved money. */
export const shoppingErrors = {
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
  addressNotFound: () =>
    new ApiError(404, 'ADDRESS_NOT_FOUND', msg`Seçtiğin adres artık adres defterinde yok. Başka bir adres seç.`),
  cardNotFound: () =>
    new ApiError(404, 'CARD_NOT_FOUND', msg`Seçtiğin kart artık kayıtlı değil. Başka bir kart seç ya da yenisini yaz.`),
  agreementOutdated: (agreement: AgreementKind) =>
    new ApiError(422, 'AGREEMENT_OUTDATED', msg`Onayladığın metin değişti. Yenisini okuyup tekrar onayla.`, {
      agreement,
    }),
  cardRequired: () => new ApiError(422, 'CARD_REQUIRED', msg`Ödeme için bir kart seç.`),
  challengeRequired: () => new ApiError(428, 'THREE_D_SECURE_REQUIRED', msg`Bankan onayını istiyor.`),
};
