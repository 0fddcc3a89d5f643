import { ApiError } from '../../platform/errors/api-error.ts';

export const accountErrors = {
  emailTaken: () =>
    new ApiError(409, 'EMAIL_TAKEN', {
      tr: 'Bu e-posta adresiyle başka bir hesap var.',
      en: 'There is another account with this e-mail address.',
    }),
  phoneTaken: () =>
    new ApiError(409, 'PHONE_TAKEN', {
      tr: 'Bu telefon numarasıyla başka bir hesap var.',
      en: 'There is another account with this phone number.',
    }),
  wrongPassword: (status: 401 | 403) =>
    new ApiError(status, 'WRONG_PASSWORD', {
      tr: 'Şu anki şifren bu değil.',
      en: 'This is not your current password.',
    }),
};
