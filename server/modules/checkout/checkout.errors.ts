import { ApiError } from '../../platform/errors/api-error.ts';

/** Why a purchase cannot be paid as it was asked for. None of these refusals has moved money. */
export const checkoutErrors = {
  cardNotFound: () =>
    new ApiError(404, 'CARD_NOT_FOUND', {
      tr: 'Seçtiğin kart artık kayıtlı değil. Başka bir kart seç ya da yenisini yaz.',
      en: 'The card you chose is no longer saved. Choose another one or enter a new one.',
    }),
  cardRequired: () =>
    new ApiError(422, 'CARD_REQUIRED', { tr: 'Ödeme için bir kart seç.', en: 'Choose a card to pay with.' }),
  challengeRequired: () =>
    new ApiError(428, 'THREE_D_SECURE_REQUIRED', {
      tr: 'Bankan onayını istiyor.',
      en: 'Your bank asks you to confirm.',
    }),
};
