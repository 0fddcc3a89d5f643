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
    new ApiError(
      422,
      'ITEM_UNAVAILABLE',
      {
        tr: 'Sepetindeki bir ürün bu hâliyle alınamıyor. Nedeni sepetinde yazıyor.',
        en: 'Something in your cart cannot be bought as it is. Your cart says why.',
      },
      { unavailable },
    ),
  /** Spec §4: the English text holds 'miscalculation happened'. */
  miscalculation: (price: Pick<OrderPrice, 'grossOriginalAmount' | 'chargedAmount'>) =>
    new ApiError(
      409,
      'MISCALCULATION',
      { tr: 'Fiyatlar değişti. Yeni tutarı gösterdik.', en: 'A miscalculation happened. Please review the new total.' },
      {
        grossOriginalAmount: toDecimal(price.grossOriginalAmount),
        chargedAmount: toDecimal(price.chargedAmount),
      },
    ),
  promoRefused: (error: PromoError) =>
    new ApiError(422, 'PROMO_REFUSED', { ...error.message }, { error: toPromoError(error) }),
  addressNotFound: () =>
    new ApiError(404, 'ADDRESS_NOT_FOUND', {
      tr: 'Seçtiğin adres artık adres defterinde yok. Başka bir adres seç.',
      en: 'The address you chose is no longer in your address book. Please choose another.',
    }),
  cardNotFound: () =>
    new ApiError(404, 'CARD_NOT_FOUND', {
      tr: 'Seçtiğin kart artık kayıtlı değil. Başka bir kart seç ya da yenisini yaz.',
      en: 'The card you chose is no longer saved. Choose another one or enter a new one.',
    }),
  agreementOutdated: (agreement: AgreementKind) =>
    new ApiError(
      422,
      'AGREEMENT_OUTDATED',
      {
        tr: 'Onayladığın metin değişti. Yenisini okuyup tekrar onayla.',
        en: 'The text you accepted has changed. Please read and accept the new one.',
      },
      { agreement },
    ),
  cardRequired: () =>
    new ApiError(422, 'CARD_REQUIRED', { tr: 'Ödeme için bir kart seç.', en: 'Choose a card to pay with.' }),
  challengeRequired: () =>
    new ApiError(428, 'THREE_D_SECURE_REQUIRED', {
      tr: 'Bankan onayını istiyor.',
      en: 'Your bank asks you to confirm.',
    }),
};
