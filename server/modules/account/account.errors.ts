import { ApiError } from '../../platform/errors/api-error.ts';
import { errors } from '../../platform/errors/error-catalogue.ts';

export const accountErrors = {
  emailTaken: () =>
    errors.invalidField('email', 'EMAIL_TAKEN', {
      tr: 'Bu e-postayla bir hesap zaten var.',
      en: 'There is already an account with this email.',
    }),
  phoneTaken: () =>
    errors.invalidField('phone', 'PHONE_TAKEN', {
      tr: 'Bu telefonla bir hesap zaten var.',
      en: 'There is already an account with this phone number.',
    }),
  wrongPassword: (status: 401 | 403) =>
    new ApiError(status, 'WRONG_PASSWORD', {
      tr: 'Şu anki şifren bu değil.',
      en: 'This is not your current password.',
    }),
};
