import type { AuthMeta } from './auth.types.ts';

/** A state in words a product owner understands. */
function told(tr: string, en: string, more: Pick<AuthMeta, 'operationId' | 'analyticsWhen'> = {}) {
  return { description: en, meta: { description: { tr, en }, ...more } };
}

export const words = {
  entering: told('Hangi formun açılacağı adresten bellidir.', 'The address says which form opens.'),
  login: told('Giriş formu.', 'The sign-in form.'),
  loginEditing: told('Alışverişçi e-postasını ve parolasını yazıyor.', 'The shopper types e-mail and password.'),
  loginSubmitting: told('Bilgiler sunucuda denetleniyor.', 'The server checks them.', { operationId: 'login' }),
  loginIdentifying: told('Google ya da Apple kimliği denetleniyor.', 'The Google or Apple identity is checked.', {
    operationId: 'loginWithGoogle',
  }),
  register: told('Üyelik formu.', 'The registration form.'),
  registerEditing: told('Ziyaretçi bilgilerini yazıyor.', 'The visitor types their data.'),
  registerChecking: told(
    'E-posta ve telefon başka hesapta mı diye bakılıyor; yazmaya devam edilebilir.',
    'We look whether e-mail and phone are taken; typing goes on.',
    {
      operationId: 'checkIfEmailExists',
    },
  ),
  registerSubmitting: told('Hesap açılıyor.', 'The account is being made.', { operationId: 'register' }),
  forgotPassword: told('Parolasını unutanın formu.', 'The form for a forgotten password.'),
  forgotEditing: told('Alışverişçi e-postasını yazıyor.', 'The shopper types the e-mail.'),
  requesting: told('Bağlantı gönderiliyor.', 'The link is being sent.', { operationId: 'requestPasswordReset' }),
  sent: told('Böyle bir hesap varsa bağlantı yola çıktı.', 'If such an account exists, the link is on its way.'),
  resetPassword: told('Yeni parola formu.', 'The form for a new password.'),
  checkingLink: told('E-postadaki bağlantı denetleniyor.', 'The link of the e-mail is being checked.', {
    operationId: 'checkPasswordReset',
  }),
  linkUnchecked: told(
    'Bağlantı denetlenemedi; yeniden denenebilir.',
    'The link could not be checked; it can be tried again.',
  ),
  linkInvalid: told(
    'Bağlantı kullanılmış ya da süresi dolmuş; yenisi istenebilir.',
    'The link was used or has expired; another can be asked for.',
  ),
  resetEditing: told('Alışverişçi yeni parolasını yazıyor.', 'The shopper types a new password.'),
  resetSubmitting: told('Parola değiştiriliyor.', 'The password is being changed.', { operationId: 'doPasswordReset' }),
  repricing: told(
    'Giriş yapıldı; sepet olduğu gibi kalıyor, hesabın fiyatları soruluyor.',
    "Signed in; the cart stays as it is and the account's prices are asked for.",
    { operationId: 'calculateForAccount' },
  ),
  signedIn: told('Giriş yapıldı.', 'Signed in.', { analyticsWhen: { Signup: 'isNew', Login: 'isReturning' } }),
};
