import { msg } from '#words';
import { ApiError } from '../../platform/errors/api-error.ts';
import { errors } from '../../platform/errors/error-catalogue.ts';
import type { AgreementKind } from './tables.ts';

export const agreementErrors = {
  addressNotFound: (addresses: ('delivery' | 'billing')[]) =>
    new ApiError(404, 'ADDRESS_NOT_FOUND', msg`Seçtiğin adres artık adres defterinde yok. Başka bir adres seç.`, {
      addresses,
    }),
  notServed: () =>
    errors.invalidField(
      '_deliveryAddress',
      'notServed',
      msg`Buraya henüz gönderemiyoruz; şimdilik yalnızca Türkiye’ye gönderiyoruz.`,
    ),
  agreementOutdated: (agreement: AgreementKind) =>
    new ApiError(422, 'AGREEMENT_OUTDATED', msg`Onayladığın metin değişti. Yenisini okuyup yeniden onayla.`, {
      agreement,
    }),
};
