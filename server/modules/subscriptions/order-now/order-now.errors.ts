import { msg } from '#words';
import { ApiError } from '../../../platform/errors/api-error.ts';

export const orderNowErrors = {
  differentCards: () =>
    new ApiError(
      409,
      'DIFFERENT_CARDS',
      msg`Seçtiğin kutular ayrı kartlardan ödeniyor; tek ödemede birleştiremiyoruz. Birer birer iste.`,
    ),
  cardRequired: () => new ApiError(422, 'CARD_REQUIRED', msg`Ödeme için bir kart seç.`),
};
