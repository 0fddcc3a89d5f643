import type { FlowCopy } from '../../kit/testing.ts';
import { openedInput, restoredEvent, state, suspended } from '../family.copy.ts';

/**
 * Texts of every payment flow, without those of its own states. `operations`: the operations of the contract that look
 * a payment up and request it. A flow spreads this and overrides what it words differently.
 */
export const paymentCopy = (operations: { find: string; request: string }) =>
  ({
    inputs: openedInput,
    states: {
      looking: state(
        { tr: 'Açık bir ödeme var mı?', en: 'Is a payment under way?' },
        {
          tr: 'Yarım kalmış bir ödeme var mı, nasıl bitmiş diye bakılıyor.',
          en: 'We look whether a payment is under way, and what its status is.',
        },
        operations.find,
      ),
      lookupFailed: state(
        { tr: 'Öğrenilemedi', en: 'We couldn’t find out' },
        {
          tr: 'Ödemenin nasıl bittiği öğrenilemedi; az sonra yeniden sorulur.',
          en: 'We couldn’t find out the status of the payment; we ask again in a moment.',
        },
      ),
      requesting: state(
        { tr: 'Bankaya soruluyor', en: 'Asking the bank' },
        { tr: 'Ödeme bankaya gönderildi.', en: 'The payment was sent to the bank.' },
        operations.request,
      ),
      challenging: state(
        { tr: 'Banka onayı', en: 'The bank’s approval' },
        {
          tr: 'Müşteri ödemeyi bankasının sayfasında onaylıyor.',
          en: 'The customer confirms the payment on the bank’s page.',
        },
      ),
      unfinished: state(
        { tr: 'Yarım ödeme var', en: 'A payment is unfinished' },
        {
          tr: 'Ödeme bankada bekliyor. Sürdürülür ya da sonucu kendiliğinden öğrenilir.',
          en: 'The payment waits at the bank. It can be continued, or its end is learned by itself.',
        },
      ),
      suspended: suspended({
        tr: 'Oturum bitti; giriş yapınca ödemenin nasıl bittiğine bakılır.',
        en: 'The session has ended; after signing in we look up the status of the payment.',
      }),
    },
    events: {
      'payment.check': { tr: 'Müşteri yeniden sordu', en: 'The customer asks again' },
      'payment.resume': { tr: 'Müşteri ödemesine döndü', en: 'The customer goes back to the payment' },
      ...restoredEvent,
    },
    answers: {
      'find.done': { tr: 'Cevap geldi', en: 'The answer came' },
      'find.failed': { tr: 'Cevap gelmedi', en: 'No answer came' },
      'find.done.nothing': { tr: 'Ödeme yok', en: 'There is no payment' },
      'find.done.open': { tr: 'Banka onay bekliyor', en: 'The bank waits for approval' },
      'find.done.silent': { tr: 'Banka henüz cevap vermedi', en: 'The bank has not answered yet' },
      'find.done.paid': { tr: 'Ödenmiş', en: 'It was paid' },
      'find.done.declined': { tr: 'Banka kabul etmemiş', en: 'The bank has declined it' },
      'find.done.payment': { tr: 'Başka bir ödeme açık', en: 'Another payment is open' },
      'request.done': { tr: 'Banka cevap verdi', en: 'The bank answers' },
      'request.failed': { tr: 'Ödeme alınmadı', en: 'The payment was not taken' },
      'request.done.bankAsks': { tr: 'Banka onay istiyor', en: 'The bank asks for approval' },
      'request.done.paidAtOnce': { tr: 'Banka sormadan aldı', en: 'The bank takes it without asking' },
      'request.done.declined': { tr: 'Banka kabul etmedi', en: 'The bank declines' },
      'request.failed.cardDeclined': { tr: 'Banka kartı kabul etmedi', en: 'The bank declines the card' },
      'request.failed.priceChanged': { tr: 'Tutar değişmiş', en: 'The amount has changed' },
      'request.failed.soldOut': { tr: 'Ürün tükenmiş', en: 'Something is sold out' },
      'request.failed.paymentInProgress': { tr: 'Bitmemiş bir ödeme var', en: 'A payment is still open' },
      'request.failed.bankUnavailable': { tr: 'Bankaya ulaşılamadı', en: 'The bank cannot be reached' },
      'request.failed.keyTaken': { tr: 'Anahtar başka bir ödemenin', en: 'The key is another payment’s' },
      'request.failed.invalid': { tr: 'Kart bilgisi hatalı', en: 'The card is not valid' },
      'request.failed.broken': { tr: 'Beklenmeyen hata', en: 'An unexpected error' },
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
      'isFound: paid': { tr: 'ödendiyse', en: 'it was paid' },
      'isFound: open': { tr: 'banka hâlâ bekliyorsa', en: 'the bank still waits' },
      'isFound: declined': { tr: 'banka kabul etmediyse', en: 'the bank has declined it' },
      isSent: { tr: 'ödeme gönderilmişse', en: 'a payment was sent' },
      'isAnswer: paid': { tr: 'ödendiyse', en: 'it was paid' },
      'isAnswer: declined': { tr: 'banka kabul etmediyse', en: 'the bank has declined it' },
      'isOutcome: paid': { tr: 'ödendiyse', en: 'it was paid' },
      'isOutcome: declined, expired': {
        tr: 'kabul edilmediyse ya da süresi dolduysa',
        en: 'it was declined or ran out',
      },
      'isOutcome: cancelled': { tr: 'vazgeçildiyse', en: 'it was given up' },
      isOutcomeUnknown: { tr: 'yapılıp yapılmadığı belli değilse', en: 'it is not known whether it was done' },
      'isCode: CARD_DECLINED': { tr: 'banka kabul etmediyse', en: 'the bank declined it' },
      'isCode: BANK_UNAVAILABLE': { tr: 'bankaya ulaşılamadıysa', en: 'the bank cannot be reached' },
    },
  }) satisfies FlowCopy;
