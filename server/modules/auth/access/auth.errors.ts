import { fill, msg } from '#words';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { waitingTime } from '../../../platform/words/waiting-time.ts';

export const authErrors = {
  invalidCredentials: () => new ApiError(422, 'INVALID_CREDENTIALS', msg`E-posta ya da şifre yanlış.`),
  accountLocked: () => new ApiError(403, 'ACCOUNT_LOCKED', msg`Bu hesap kilitli. Nedenini sormak için bize yaz.`),
  tooManyAttempts: (retryAfterSeconds: number) =>
    new ApiError(
      429,
      'TOO_MANY_ATTEMPTS',
      fill(msg`Çok fazla yanlış deneme oldu. {time} sonra yeniden dene ya da şifreni yenile.`, {
        time: waitingTime(retryAfterSeconds),
      }),
      { retryAfterSeconds },
    ),
  invalidIdToken: () => new ApiError(422, 'INVALID_ID_TOKEN', msg`Giriş doğrulanamadı. Yeniden dene.`),
  emailNotVerified: () =>
    new ApiError(
      422,
      'EMAIL_NOT_VERIFIED',
      msg`E-posta adresin orada henüz doğrulanmamış. Önce doğrula ya da şifreyle kayıt ol.`,
    ),
  providerUnreachable: () =>
    new ApiError(
      503,
      'UNAVAILABLE',
      msg`Giriş servisine şu an ulaşamıyoruz. Birazdan yeniden dene ya da şifrenle gir.`,
      { retryAfterSeconds: 5 },
    ),
  providerDisabled: () =>
    new ApiError(501, 'PROVIDER_DISABLED', msg`Bu giriş yolu şu an kapalı. E-posta ve şifrenle girebilirsin.`),
  identityTaken: () =>
    new ApiError(409, 'IDENTITY_TAKEN', msg`Bununla başka bir hesaba giriliyor. Önce oradan kaldırılması gerekir.`),
  providerLinked: () =>
    new ApiError(409, 'PROVIDER_LINKED', msg`Bundan bir hesabın zaten bağlı. Başkasını bağlamadan önce onu kaldır.`),
  lastMethod: () =>
    new ApiError(
      409,
      'LAST_SIGN_IN_METHOD',
      msg`Hesabına yalnızca böyle girebiliyorsun. Kaldırmadan önce bir şifre oluştur.`,
    ),
  resetTokenInvalid: () => new ApiError(422, 'RESET_TOKEN_INVALID', msg`Bu bağlantının süresi dolmuş. Yenisini iste.`),
  tooManyCodes: (retryAfterSeconds: number) =>
    new ApiError(
      429,
      'TOO_MANY_ATTEMPTS',
      fill(msg`Bu adrese bugün çok kod istendi. {time} sonra yeniden iste ya da şifrenle gir.`, {
        time: waitingTime(retryAfterSeconds),
      }),
      { retryAfterSeconds },
    ),
  wrongCode: (triesLeft: number) =>
    new ApiError(422, 'WRONG_CODE', fill(msg`Kod bu değil. {triesLeft} hakkın kaldı.`, { triesLeft }), { triesLeft }),
  codeExpired: () => new ApiError(422, 'CODE_EXPIRED', msg`Bu kodun süresi dolmuş. Yenisini iste.`),
  codeUsed: () => new ApiError(422, 'CODE_USED', msg`Bu kod kullanılmış. Yenisini iste.`),
  codeTriesUsedUp: () =>
    new ApiError(422, 'CODE_TRIES_USED_UP', msg`Kod beş kez yanlış yazıldı, artık geçerli değil. Yenisini iste.`),
  codeNotRequested: () => new ApiError(422, 'CODE_NOT_REQUESTED', msg`Bu tarayıcıdan bir kod istenmemiş. Önce iste.`),
  invalidSignInLink: () => new ApiError(422, 'INVALID_TOKEN', msg`Bu bağlantı geçersiz. E-postadakini bir daha aç.`),
  passwordExists: () => new ApiError(409, 'PASSWORD_EXISTS', msg`Zaten bir şifren var. Dilersen değiştir.`),
  passwordMissing: () => new ApiError(409, 'PASSWORD_MISSING', msg`Henüz bir şifren yok. Önce oluştur.`),
};
