import { msg } from '#words';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { errors } from '../../../platform/errors/error-catalogue.ts';

/** For a name or address with characters that the courier's label cannot print. */
export const unprintableWords = msg`Buradaki bir harfi kargo etiketine basamıyoruz. Latin harfleriyle yazar mısın?`;

export const accountErrors = {
  emailTaken: () => errors.invalidField('email', 'EMAIL_TAKEN', msg`Bu e-postayla bir hesap zaten var.`),
  phoneTaken: () => errors.invalidField('phone', 'PHONE_TAKEN', msg`Bu telefonla bir hesap zaten var.`),
  wrongPassword: () => new ApiError(403, 'WRONG_PASSWORD', msg`Şu anki şifren bu değil.`),
  signInAgain: () =>
    new ApiError(403, 'SIGN_IN_AGAIN', msg`Önce bir daha giriş yap, hesabın sana ait olduğundan emin olalım.`),
  linkInvalid: () => new ApiError(422, 'INVALID_TOKEN', msg`Bu bağlantı geçersiz.`),
  linkExpired: () =>
    new ApiError(422, 'LINK_EXPIRED', msg`Bu bağlantının süresi dolmuş. E-postanı değiştirmeyi yeniden iste.`),
  linkUsed: () => new ApiError(422, 'LINK_USED', msg`Bu bağlantı kullanılmış, e-postan zaten değişti.`),
  linkSuperseded: () =>
    new ApiError(422, 'LINK_SUPERSEDED', msg`Bu bağlantı artık geçerli değil: sonradan başka bir değişiklik yapılmış.`),
  emailTakenMeanwhile: () => new ApiError(409, 'EMAIL_TAKEN', msg`Bu e-postayla bir hesap zaten var.`),
};
