import { ApiError } from '../../platform/errors/api-error.ts';

export const authErrors = {
  invalidCredentials: () =>
    new ApiError(422, 'INVALID_CREDENTIALS', {
      tr: 'E-posta ya da şifre yanlış.',
      en: 'The email or the password is wrong.',
    }),
  tooManyAttempts: (retryAfterSeconds: number) => {
    const minutes = Math.max(1, Math.ceil(retryAfterSeconds / 60));
    return new ApiError(
      429,
      'TOO_MANY_ATTEMPTS',
      {
        tr: `Çok fazla deneme yaptın. ${minutes} dakika sonra tekrar dene.`,
        en: `Too many attempts. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
      },
      { retryAfterSeconds },
    );
  },
  invalidIdToken: () =>
    new ApiError(422, 'INVALID_ID_TOKEN', {
      tr: 'Giriş doğrulanamadı. Tekrar dene.',
      en: 'We could not verify the sign-in. Please try again.',
    }),
  emailNotVerified: () =>
    new ApiError(422, 'EMAIL_NOT_VERIFIED', {
      tr: 'E-posta adresin orada henüz doğrulanmamış. Önce doğrula ya da şifreyle kayıt ol.',
      en: 'Your email address is not verified there yet. Verify it first, or register with a password.',
    }),
  providerUnreachable: () =>
    new ApiError(503, 'INTERNAL', {
      tr: 'Giriş servisine şu an ulaşamıyoruz. Birazdan tekrar dene ya da şifrenle gir.',
      en: 'We cannot reach the sign-in service right now. Try again shortly, or use your password.',
    }),
  resetTokenInvalid: () =>
    new ApiError(422, 'RESET_TOKEN_INVALID', {
      tr: 'Bu bağlantının süresi dolmuş. Yenisini iste.',
      en: 'This link has expired. Ask for a new one.',
    }),
  passwordExists: () =>
    new ApiError(409, 'PASSWORD_EXISTS', {
      tr: 'Zaten bir şifren var. Dilersen değiştir.',
      en: 'You already have a password. You can change it.',
    }),
  passwordMissing: () =>
    new ApiError(409, 'PASSWORD_MISSING', {
      tr: 'Henüz bir şifren yok. Önce oluştur.',
      en: 'You have no password yet. Create one first.',
    }),
};
