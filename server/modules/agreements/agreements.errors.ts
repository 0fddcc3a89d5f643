import { ApiError } from '../../platform/errors/api-error.ts';
import type { AgreementKind } from './tables.ts';

export const agreementErrors = {
  addressNotFound: () =>
    new ApiError(404, 'ADDRESS_NOT_FOUND', {
      tr: 'Seçtiğin adres artık adres defterinde yok. Başka bir adres seç.',
      en: 'The address you chose is no longer in your address book. Please choose another.',
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
};
