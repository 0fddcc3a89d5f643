import type { FlowCopy } from '../kit/testing.ts';
import type { orderNowMachine } from './order-now.machine.ts';

export const orderNowCopy: FlowCopy<typeof orderNowMachine> = {
  inputs: { opened: { tr: 'Sayfa açıldı', en: 'The page opens' } },
  states: {
    looking: {
      name: { tr: 'Açık bir ödeme var mı?', en: 'Is a payment under way?' },
      says: {
        tr: 'Yarım kalmış bir ödeme var mı, nasıl bitmiş diye bakılıyor.',
        en: 'We look whether a payment is under way, and how it stands.',
      },
      calls: 'findOpenAttempt',
    },
    unheard: {
      name: { tr: 'Öğrenilemedi', en: 'We couldn’t find out' },
      says: {
        tr: 'Ödemenin nasıl bittiği öğrenilemedi; az sonra yeniden sorulur.',
        en: 'We couldn’t find out how the payment stands; we ask again in a moment.',
      },
    },
    idle: {
      name: { tr: 'Kutu sırasını bekliyor', en: 'The box waits for its day' },
      says: {
        tr: 'Kutu gününde gelir; istenirse bugün yola çıkar.',
        en: 'The box comes on its day, or today if wanted.',
      },
    },
    previewing: {
      name: { tr: 'Hesaplanıyor', en: 'Working it out' },
      says: {
        tr: 'Bugün yola çıkarsa nelerin kayacağı ve ne çekileceği hesaplanıyor.',
        en: 'The shop works out what moves and what is charged if it leaves today.',
      },
      calls: 'previewSubscriptionAct',
    },
    offered: {
      name: { tr: 'Öncesi ve sonrası', en: 'Before and after' },
      says: {
        tr: 'Müşteri kutuların öncesini, sonrasını ve bugün çekilecek tutarı görüyor; para çekilmedi.',
        en: 'The customer sees the boxes before and after, and what is charged today; nothing is charged yet.',
      },
    },
    refused: {
      name: { tr: 'Gönderilemiyor', en: 'It cannot be sent' },
      says: {
        tr: 'Bugün gönderilemiyor, nedeni söyleniyor; para çekilmedi, plan aynı.',
        en: 'It cannot leave today, and the reason is said; nothing is charged, the plan is as it was.',
      },
    },
    paying: {
      name: { tr: 'Bankaya soruluyor', en: 'Asking the bank' },
      says: { tr: 'Ödeme bankaya gönderildi.', en: 'The payment was sent to the bank.' },
      calls: 'orderImmediately',
    },
    challenging: {
      name: { tr: 'Banka onayı', en: 'The bank’s approval' },
      says: {
        tr: 'Müşteri ödemeyi bankasının sayfasında onaylıyor.',
        en: 'The customer confirms the payment on the bank’s page.',
      },
    },
    unfinished: {
      name: { tr: 'Yarım ödeme var', en: 'A payment is unfinished' },
      says: {
        tr: 'Ödeme bankada bekliyor. Sürdürülür ya da sonucu kendiliğinden öğrenilir.',
        en: 'The payment waits at the bank. It can be continued, or its end is learned by itself.',
      },
    },
    declined: {
      name: { tr: 'Ödeme geçmedi', en: 'Not paid' },
      says: {
        tr: 'Ödeme geçmedi, nedeni söyleniyor; kutu eski gününde gelir.',
        en: 'It was not paid, and the reason is said; the box comes on its day as before.',
      },
    },
    paid: {
      name: { tr: 'Ödendi, hazırlanıyor', en: 'Paid, being packed' },
      says: { tr: 'Ödendi; kutu bugün hazırlanıyor.', en: 'It is paid, and the box is packed today.' },
    },
    suspended: {
      name: { tr: 'Oturum bitti', en: 'Session ended' },
      says: {
        tr: 'Oturum bitti; giriş yapınca ödemenin nasıl bittiğine bakılır.',
        en: 'The session has ended; after signing in we look how the payment stands.',
      },
    },
  },
  events: {
    'now.open': { tr: 'Müşteri hemen istedi', en: 'The customer wants it now' },
    'now.confirm': { tr: 'Müşteri onayladı', en: 'The customer confirms' },
    'now.close': { tr: 'Müşteri kapattı', en: 'The customer closes it' },
    'payment.check': { tr: 'Müşteri yeniden sordu', en: 'The customer asks again' },
    'payment.resume': { tr: 'Müşteri ödemesine döndü', en: 'The customer goes back to the payment' },
    'session.restored': { tr: 'Müşteri yeniden giriş yaptı', en: 'The customer signed in again' },
  },
  answers: {
    'find.done': { tr: 'Cevap geldi', en: 'The answer came' },
    'find.failed': { tr: 'Cevap gelmedi', en: 'No answer came' },
    'find.done.nothing': { tr: 'Ödeme yok', en: 'There is no payment' },
    'find.done.open': { tr: 'Banka onay bekliyor', en: 'The bank waits for approval' },
    'find.done.paid': { tr: 'Ödenmiş', en: 'It was paid' },
    'find.done.declined': { tr: 'Banka kabul etmemiş', en: 'The bank has declined it' },
    'preview.done': { tr: 'Hesaplandı', en: 'It is worked out' },
    'preview.done.moved': { tr: 'Kutular öne geliyor', en: 'The boxes move forward' },
    'preview.failed': { tr: 'Hesaplanamadı', en: 'It could not be worked out' },
    'preview.failed.inPreparation': { tr: 'Kutu zaten hazırlanıyor', en: 'The box is being prepared already' },
    'pay.done': { tr: 'Banka cevap verdi', en: 'The bank answers' },
    'pay.failed': { tr: 'Ödeme alınmadı', en: 'The payment was not taken' },
    'pay.done.bankAsks': { tr: 'Banka onay istiyor', en: 'The bank asks for approval' },
    'pay.done.paidAtOnce': { tr: 'Banka sormadan aldı', en: 'The bank takes it without asking' },
    'pay.done.declined': { tr: 'Banka kabul etmedi', en: 'The bank declines' },
    'pay.failed.cardDeclined': { tr: 'Banka kartı kabul etmedi', en: 'The bank declines the card' },
    'pay.failed.holderWanted': { tr: 'Banka kart sahibini istiyor', en: 'The bank wants the card’s holder' },
    'pay.failed.priceChanged': { tr: 'Tutar değişmiş', en: 'The amount has changed' },
    'pay.failed.soldOut': { tr: 'Ürün tükenmiş', en: 'Something is sold out' },
    'pay.failed.paymentInProgress': { tr: 'Bitmemiş bir ödeme var', en: 'A payment is still open' },
    'pay.failed.bankUnavailable': { tr: 'Bankaya ulaşılamadı', en: 'The bank cannot be reached' },
    'pay.failed.broken': { tr: 'Beklenmeyen hata', en: 'An unexpected error' },
    'challenge.done': { tr: 'Banka onayı bitti', en: 'The approval ended' },
    'challenge.failed': { tr: 'Banka onayı bozuldu', en: 'The approval broke' },
    'challenge.done.paid': { tr: 'Ödendi', en: 'It was paid' },
    'challenge.done.declined': { tr: 'Banka kabul etmedi', en: 'The bank declines' },
    'challenge.done.expired': { tr: 'Süresi doldu', en: 'Time ran out' },
    'challenge.done.cancelled': { tr: 'Müşteri vazgeçti', en: 'The customer gave up' },
    'challenge.done.unknown': { tr: 'Sonuç bilinmiyor', en: 'The end is not known' },
    'challenge.failed.broken': { tr: 'Beklenmeyen hata', en: 'An unexpected error' },
  },
  guards: {
    'isAnswer: paid': { tr: 'ödendiyse', en: 'it was paid' },
    'isAnswer: open': { tr: 'banka hâlâ bekliyorsa', en: 'the bank still waits' },
    'isAnswer: declined': { tr: 'banka kabul etmediyse', en: 'the bank has declined it' },
    isSent: { tr: 'ödeme gönderilmişse', en: 'a payment was sent' },
    isHolderWanted: {
      tr: 'banka kart sahibini ilk kez istiyorsa',
      en: 'the bank wants the holder, for the first time',
    },
    'isOutcome: paid': { tr: 'ödendiyse', en: 'it was paid' },
    'isOutcome: declined, expired': { tr: 'kabul edilmediyse ya da süresi dolduysa', en: 'it was declined or ran out' },
    'isOutcome: cancelled': { tr: 'vazgeçildiyse', en: 'it was given up' },
    isOutcomeUnknown: { tr: 'yapılıp yapılmadığı belli değilse', en: 'nobody knows whether it was done' },
    'isCode: CARD_DECLINED': { tr: 'banka kabul etmediyse', en: 'the bank declined it' },
    'isCode: MISCALCULATION': { tr: 'tutar değiştiyse', en: 'the amount has changed' },
    'isCode: BANK_UNAVAILABLE': { tr: 'bankaya ulaşılamadıysa', en: 'the bank cannot be reached' },
  },
};
