import { msg } from '#words';
import { ApiError } from '../../platform/errors/api-error.ts';
import { errors } from '../../platform/errors/error-catalogue.ts';

export const accountErrors = {
  emailTaken: () => errors.invalidField('email', 'EMAIL_TAKEN', msg`Bu e-postayla bir hesap zaten var.`),
  phoneTaken: () => errors.invalidField('phone', 'PHONE_TAKEN', msg`Bu telefonla bir hesap zaten var.`),
  wrongPassword: (status: 401 | 403) => new ApiError(status, 'WRONG_PASSWORD', msg`Şu anki şifren bu değil.`),
};
