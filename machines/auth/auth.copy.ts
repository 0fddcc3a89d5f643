import type { FlowCopy } from '../kit/testing.ts';
import type { authMachine } from './auth.machine.ts';

export const authCopy: FlowCopy<typeof authMachine> = {
  inputs: {
    login: { tr: 'Giriş formu', en: 'The sign-in form' },
    register: { tr: 'Üyelik formu', en: 'The registration form' },
    forgotPassword: { tr: 'Şifresini unutan', en: 'A forgotten password' },
    resetPassword: { tr: 'E-postadaki bağlantı', en: 'The link of the e-mail' },
    linkCutOff: { tr: 'Yarım kalmış bağlantı', en: 'A link that was cut off' },
  },
  states: {
    entering: {
      name: { tr: 'Hangi form?', en: 'Which form?' },
      says: { tr: 'Hangi formun açılacağı adresten bellidir.', en: 'The address says which form opens.' },
    },
    login: { name: { tr: 'Giriş', en: 'Sign-in' }, says: { tr: 'Giriş formu.', en: 'The sign-in form.' } },
    'login.editing': {
      name: { tr: 'Bilgiler yazılıyor', en: 'Typing' },
      says: { tr: 'Alışverişçi e-postasını ve şifresini yazıyor.', en: 'The shopper types e-mail and password.' },
    },
    'login.submitting': {
      name: { tr: 'Giriş yapılıyor', en: 'Signing in' },
      says: { tr: 'Bilgiler sunucuda denetleniyor.', en: 'The server checks them.' },
      calls: 'login',
    },
    'login.identifying': {
      name: { tr: 'Kimlik denetleniyor', en: 'Checking the identity' },
      says: { tr: 'Google ya da Apple kimliği denetleniyor.', en: 'The Google or Apple identity is checked.' },
      calls: 'loginWithGoogle',
    },
    register: {
      name: { tr: 'Üyelik', en: 'Registration' },
      says: { tr: 'Üyelik formu.', en: 'The registration form.' },
    },
    'register.editing': {
      name: { tr: 'Bilgiler yazılıyor', en: 'Typing' },
      says: { tr: 'Ziyaretçi bilgilerini yazıyor.', en: 'The visitor types their data.' },
    },
    'register.checking': {
      name: { tr: 'Kullanımda mı bakılıyor', en: 'Is it taken?' },
      says: {
        tr: 'E-posta ve telefon başka hesapta mı diye bakılıyor; yazmaya devam edilebilir.',
        en: 'We’re checking whether the email and phone are taken; the shopper goes on typing.',
      },
      calls: 'checkIfEmailExists',
    },
    'register.submitting': {
      name: { tr: 'Hesap açılıyor', en: 'Making the account' },
      says: { tr: 'Hesap açılıyor.', en: 'The account is being made.' },
      calls: 'register',
    },
    forgotPassword: {
      name: { tr: 'Şifremi unuttum', en: 'Forgotten password' },
      says: { tr: 'Şifresini unutanın formu.', en: 'The form for a forgotten password.' },
    },
    'forgotPassword.editing': {
      name: { tr: 'E-posta yazılıyor', en: 'Typing the e-mail' },
      says: { tr: 'Alışverişçi e-postasını yazıyor.', en: 'The shopper types the e-mail.' },
    },
    'forgotPassword.requesting': {
      name: { tr: 'Bağlantı gönderiliyor', en: 'Sending the link' },
      says: { tr: 'Bağlantı gönderiliyor.', en: 'The link is being sent.' },
      calls: 'requestPasswordReset',
    },
    'forgotPassword.sent': {
      name: { tr: 'Bağlantı yolda', en: 'The link is on its way' },
      says: {
        tr: 'Böyle bir hesap varsa bağlantı yola çıktı.',
        en: 'If such an account exists, the link is on its way.',
      },
    },
    resetPassword: {
      name: { tr: 'Yeni şifre', en: 'New password' },
      says: { tr: 'Yeni şifre formu.', en: 'The form for a new password.' },
    },
    'resetPassword.checkingLink': {
      name: { tr: 'Bağlantı denetleniyor', en: 'Checking the link' },
      says: { tr: 'E-postadaki bağlantı denetleniyor.', en: 'The link of the e-mail is being checked.' },
      calls: 'checkPasswordReset',
    },
    'resetPassword.linkUnchecked': {
      name: { tr: 'Bağlantı denetlenemedi', en: 'Link not checked' },
      says: {
        tr: 'Bağlantı denetlenemedi; yeniden denenebilir.',
        en: 'The link could not be checked; it can be tried again.',
      },
    },
    'resetPassword.linkInvalid': {
      name: { tr: 'Bağlantı geçersiz', en: 'The link is not valid' },
      says: {
        tr: 'Bağlantı kullanılmış ya da süresi dolmuş; yenisi istenebilir.',
        en: 'The link was used or has expired; another can be asked for.',
      },
    },
    'resetPassword.editing': {
      name: { tr: 'Şifre yazılıyor', en: 'Typing the password' },
      says: { tr: 'Alışverişçi yeni şifresini yazıyor.', en: 'The shopper types a new password.' },
    },
    'resetPassword.submitting': {
      name: { tr: 'Şifre değiştiriliyor', en: 'Changing the password' },
      says: { tr: 'Şifre değiştiriliyor.', en: 'The password is being changed.' },
      calls: 'doPasswordReset',
    },
    repricing: {
      name: { tr: 'Fiyatlar soruluyor', en: 'Asking for prices' },
      says: {
        tr: 'Giriş yapıldı; sepet olduğu gibi kalıyor, hesabın fiyatları soruluyor.',
        en: "Signed in; the cart stays as it is and the account's prices are asked for.",
      },
      calls: 'calculateForAccount',
    },
    signedIn: { name: { tr: 'Giriş yapıldı', en: 'Signed in' }, says: { tr: 'Giriş yapıldı.', en: 'Signed in.' } },
  },
  events: {
    'mode.choose': { tr: 'Alışverişçi başka bir form açtı', en: 'The shopper opened another form' },
    'login.submit': { tr: 'Alışverişçi giriş yap dedi', en: 'The shopper pressed sign in' },
    'identity.submit': { tr: 'Alışverişçi Google ile geldi', en: 'The shopper came with Google' },
    'identity.check': { tr: 'Ziyaretçi e-posta alanından çıktı', en: 'The visitor left the e-mail field' },
    'register.submit': { tr: 'Ziyaretçi üye ol dedi', en: 'The visitor pressed register' },
    'reset.request': { tr: 'Alışverişçi bağlantı istedi', en: 'The shopper asked for a link' },
    'reset.submit': { tr: 'Alışverişçi yeni şifresini gönderdi', en: 'The shopper sent a new password' },
    'link.retry': { tr: 'Alışverişçi yeniden denedi', en: 'The shopper tried again' },
  },
  answers: {
    'login.done': { tr: 'Sunucu girişi kabul etti', en: 'The server accepted the sign-in' },
    'login.failed': { tr: 'Giriş olmadı', en: 'The sign-in failed' },
    'login.done.signedIn': { tr: 'Sunucu kabul etti', en: 'The server accepted' },
    'login.failed.wrong': { tr: 'E-posta ya da şifre yanlış', en: 'E-mail or password is wrong' },
    'login.failed.locked': { tr: 'Çok fazla yanlış deneme oldu', en: 'There were too many wrong tries' },
    'identity.done': { tr: 'Kimlik kabul edildi', en: 'The identity was accepted' },
    'identity.failed': { tr: 'Kimlikle giriş olmadı', en: 'Signing in with the identity failed' },
    'identity.done.signedIn': { tr: 'Google kimliği doğrulandı', en: 'The Google identity was verified' },
    'identity.failed.refused': { tr: 'Google kimliği doğrulanamadı', en: 'The Google identity was refused' },
    'taken.done': { tr: 'Kayıtlı olup olmadıkları belli', en: 'We know whether they are taken' },
    'taken.failed': { tr: 'Kayıtlı olup olmadıkları öğrenilemedi', en: 'Whether they are taken is not known' },
    'taken.done.free': { tr: 'E-posta ve telefon boşta', en: 'E-mail and phone are free' },
    'taken.done.emailTaken': { tr: 'E-posta başka hesapta', en: 'The e-mail is taken' },
    'registration.done': { tr: 'Hesap açıldı', en: 'The account was made' },
    'registration.failed': { tr: 'Hesap açılamadı', en: 'The account was not made' },
    'registration.done.registered': { tr: 'Hesap açıldı', en: 'The account was made' },
    'registration.failed.taken': { tr: 'E-posta başka hesapta', en: 'The e-mail is taken' },
    'request.done': { tr: 'İstek ulaştı', en: 'The request arrived' },
    'request.failed': { tr: 'İstek ulaşmadı', en: 'The request failed' },
    'request.done.sent': { tr: 'Sunucu isteği aldı', en: 'The server took the request' },
    'link.done': { tr: 'Bağlantı denetlendi', en: 'The link was checked' },
    'link.failed': { tr: 'Bağlantı denetlenemedi', en: 'The link could not be checked' },
    'link.done.genuine': { tr: 'Bağlantı geçerli', en: 'The link is genuine' },
    'link.done.used': { tr: 'Bağlantı kullanılmış', en: 'The link was used' },
    'reset.done': { tr: 'Şifre değişti', en: 'The password was changed' },
    'reset.failed': { tr: 'Şifre değişmedi', en: 'The password was not changed' },
    'reset.done.changed': { tr: 'Şifre değişti', en: 'The password was changed' },
    'reset.failed.used': { tr: 'Bağlantı bu arada kullanılmış', en: 'The link was used meanwhile' },
    'repricing.done': { tr: 'Sepet hesabın fiyatlarını aldı', en: 'The cart took the prices of the account' },
    'repricing.failed': { tr: 'Hesabın fiyatları sonra gelecek', en: 'The prices of the account follow later' },
    'repricing.done.priced': { tr: 'Hesabın fiyatları geldi', en: 'The prices of the account arrived' },
  },
  guards: {
    'isMode: register': { tr: 'kayıt istendiyse', en: 'registering was asked for' },
    'isMode: forgotPassword': { tr: 'şifre unutulduysa', en: 'the password is forgotten' },
    'isMode: resetPassword': { tr: 'sıfırlama bağlantısıyla gelindiyse', en: 'a reset link was opened' },
    isGenuine: { tr: 'bağlantı geçerliyse', en: 'the link is valid' },
    'isCode: RESET_TOKEN_INVALID': { tr: 'bağlantı artık geçerli değilse', en: 'the link is no longer valid' },
  },
};
