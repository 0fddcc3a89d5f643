import type { FlowCopy } from '../kit/testing.ts';
import type { signInCodeMachine } from './sign-in-code.machine.ts';

const expired = { tr: 'Kodun süresi dolmuş', en: 'The code has expired' };
const used = { tr: 'Kod kullanılmış', en: 'The code has been used' };
const tooMany = { tr: 'Çok fazla denendi', en: 'It was tried too often' };

export const signInCodeCopy: FlowCopy<typeof signInCodeMachine> = {
  inputs: {
    page: { tr: 'Kodla giriş sayfası', en: 'The page for signing in with a code' },
    link: { tr: 'E-postadaki bağlantı', en: 'The link of the e-mail' },
  },
  states: {
    entering: {
      name: { tr: 'Sayfa mı, bağlantı mı?', en: 'Page or link?' },
      says: { tr: 'Nereden gelindiği adresten bellidir.', en: 'The address says which of the two was opened.' },
    },
    readingCode: {
      name: { tr: 'Yolda kod var mı bakılıyor', en: 'Is a code on its way?' },
      says: {
        tr: 'Bu tarayıcı az önce bir kod istemişse kaldığı yerden devam eder.',
        en: 'If this browser asked for a code a moment ago, it goes on from there.',
      },
      calls: 'readSignInCode',
    },
    readingLink: {
      name: { tr: 'Bağlantı okunuyor', en: 'Reading the link' },
      says: {
        tr: 'Bağlantının kodu soruluyor; kimse giriş yapmıyor.',
        en: 'The shop asks for the code; the shopper is not signed in.',
      },
      calls: 'readSignInLink',
    },
    linkUnread: {
      name: { tr: 'Bağlantı okunamadı', en: 'Link not read' },
      says: {
        tr: 'Bağlantı okunamadı; yeniden denenebilir.',
        en: 'The link could not be read; it can be tried again.',
      },
    },
    confirming: {
      name: { tr: 'Onay bekleniyor', en: 'Waiting for a press' },
      says: { tr: 'Kodu bu tarayıcı istemiş: tek düğmeyle girilir.', en: 'This browser asked: one button signs in.' },
    },
    elsewhere: {
      name: { tr: 'Kod gösteriliyor', en: 'Showing the code' },
      says: {
        tr: 'Kodu başka bir tarayıcı istemiş: burada yalnızca kod gösterilir.',
        en: 'Another browser asked: only the code is shown here.',
      },
    },
    asking: {
      name: { tr: 'E-posta yazılıyor', en: 'Typing the e-mail' },
      says: {
        tr: 'Alışverişçi e-postasını yazıyor; eski bir kod neden geçmiyor, söyleniyor.',
        en: 'The shopper types the e-mail, and reads why an earlier code no longer works.',
      },
    },
    requesting: {
      name: { tr: 'Kod isteniyor', en: 'Asking for a code' },
      says: { tr: 'Kod isteniyor.', en: 'A code is being asked for.' },
      calls: 'requestSignInCode',
    },
    typing: {
      name: { tr: 'Kod yazılıyor', en: 'Typing the code' },
      says: {
        tr: 'Böyle bir hesap varsa kod yolda; alışverişçi onu yazıyor.',
        en: 'If such an account exists, the code is on its way; the shopper types it.',
      },
    },
    submitting: {
      name: { tr: 'Giriş yapılıyor', en: 'Signing in' },
      says: { tr: 'Kod sunucuda denetleniyor.', en: 'The server checks the code.' },
      calls: 'loginWithCode',
    },
    checking: {
      name: { tr: 'Ne olduğu soruluyor', en: 'Asking what became of it' },
      says: {
        tr: 'Yanıt gelmedi; kod kullanıldı mı diye soruluyor.',
        en: 'No answer came; the shop asks whether the code was used.',
      },
      calls: 'readSignInCode',
    },
    unsure: {
      name: { tr: 'Olup olmadığı bilinmiyor', en: 'Not known yet' },
      says: { tr: 'Yanıt gelmedi. Yeniden sorulabilir.', en: 'No answer came. It can be asked again.' },
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
    'code.request': { tr: 'Alışverişçi kod istedi', en: 'The shopper asked for a code' },
    'code.submit': { tr: 'Alışverişçi kodu gönderdi', en: 'The shopper sent the code' },
    'email.change': { tr: 'Alışverişçi başka adres yazmak istedi', en: 'The shopper wants another address' },
    'link.confirm': { tr: 'Alışverişçi giriş yap dedi', en: 'The shopper pressed sign in' },
    'link.retry': { tr: 'Alışverişçi yeniden denedi', en: 'The shopper tried again' },
    'outcome.check': { tr: 'Alışverişçi ne olduğunu sordu', en: 'The shopper asks what became of it' },
  },
  answers: {
    'code.done': { tr: 'Yolda kod olup olmadığı belli', en: 'We know whether a code is on its way' },
    'code.failed': { tr: 'Yolda kod var mı, öğrenilemedi', en: 'Whether a code is on its way is not known' },
    'code.done.open': { tr: 'Bir kod yolda', en: 'A code is on its way' },
    'code.done.none': { tr: 'Kod istenmemiş', en: 'No code was asked for' },
    'link.done': { tr: 'Bağlantı geçerli', en: 'The link is good' },
    'link.failed': { tr: 'Bağlantı okunamadı ya da geçmiyor', en: 'The link was not read, or no longer works' },
    'link.done.here': { tr: 'Kodu bu tarayıcı istemiş', en: 'This browser asked for the code' },
    'link.done.elsewhere': { tr: 'Kodu başka bir tarayıcı istemiş', en: 'Another browser asked for the code' },
    'link.failed.forged': { tr: 'Bağlantı bizden değil', en: 'The link is not ours' },
    'link.failed.expired': expired,
    'request.done': { tr: 'İstek ulaştı', en: 'The request arrived' },
    'request.failed': { tr: 'İstek ulaşmadı ya da kabul edilmedi', en: 'The request failed' },
    'request.done.sent': { tr: 'Sunucu isteği aldı', en: 'The server took the request' },
    'request.failed.tooMany': tooMany,
    'login.done': { tr: 'Sunucu girişi kabul etti', en: 'The server accepted the sign-in' },
    'login.failed': { tr: 'Giriş olmadı ya da yanıt gelmedi', en: 'Not signed in, or no answer' },
    'login.done.signedIn': { tr: 'Kod doğru', en: 'The code is right' },
    'login.failed.wrong': { tr: 'Kod yanlış', en: 'The code is wrong' },
    'login.failed.tooMany': tooMany,
    'login.failed.expired': expired,
    'login.failed.used': used,
    'login.failed.triesUsedUp': { tr: 'Kod beş kez yanlış yazılmış', en: 'The code was wrong five times' },
    'login.failed.notRequested': { tr: 'Bu tarayıcıdan kod istenmemiş', en: 'This browser asked for no code' },
    'check.done': { tr: 'Kodun ne olduğu belli', en: 'We know what became of the code' },
    'check.failed': { tr: 'Yanıt gelmedi', en: 'No answer came' },
    'check.done.stillOpen': { tr: 'Kod kullanılmamış', en: 'The code was not used' },
    'check.done.used': used,
    'repricing.done': { tr: 'Sepet hesabın fiyatlarını aldı', en: 'The cart took the prices of the account' },
    'repricing.failed': { tr: 'Hesabın fiyatları sonra gelecek', en: 'The prices of the account follow later' },
    'repricing.done.priced': { tr: 'Hesabın fiyatları geldi', en: 'The prices of the account arrived' },
  },
  guards: {
    isByLink: { tr: 'bağlantıyla gelindiyse', en: 'the link was opened' },
    isOpen: { tr: 'kod yazılabiliyorsa', en: 'the code can be typed' },
    isOpenByLink: {
      tr: 'bağlantıyla gelindiyse ve kod hâlâ geçerliyse',
      en: 'the link was opened and its code still works',
    },
    isThisBrowser: { tr: 'kodu bu tarayıcı istediyse', en: 'this browser asked for the code' },
    isEnding: { tr: 'kod artık geçerli değilse', en: 'the code no longer works' },
    isStillSent: { tr: 'önceki kod hâlâ geçerliyse', en: 'the earlier code still works' },
  },
};
