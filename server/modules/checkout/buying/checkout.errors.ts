import { msg } from '#words';
import { ApiError } from '../../../platform/errors/api-error.ts';

/** Reasons to refuse a purchase as requested. No money has moved with any of them. */
export const checkoutErrors = {
  cardNotFound: () =>
    new ApiError(404, 'CARD_NOT_FOUND', msg`Seçtiğin kart artık kayıtlı değil. Başka bir kart seç ya da yenisini yaz.`),
  cardRequired: () => new ApiError(422, 'CARD_REQUIRED', msg`Ödeme için bir kart seç.`),
  challengeRequired: () => new ApiError(428, 'THREE_D_SECURE_REQUIRED', msg`Bankan onayını istiyor.`),
};
