import type { FlowCopy } from '../kit/testing.ts';
import type { duePaymentMachine } from './due-payment.machine.ts';

export const duePaymentCopy: FlowCopy<typeof duePaymentMachine> = {
  inputs: { opened: { tr: 'Sayfa açıldı', en: 'The page opens' } },
  states: {
    checking: {
      name: { tr: 'Bekleyen ödeme var mı?', en: 'Is anything due?' },
      says: {
        tr: 'Bekleyen bir ödeme ve açık bir deneme var mı diye bakılıyor.',
        en: 'We look whether a payment is due, and whether one is under way.',
      },
      calls: 'findDuePayments',
    },
    unheard: {
      name: { tr: 'Öğrenilemedi', en: 'We couldn’t find out' },
      says: {
        tr: 'Bekleyen ödeme olup olmadığı öğrenilemedi; az sonra yeniden sorulur.',
        en: 'We couldn’t find out whether anything is due; we ask again in a moment.',
      },
    },
    none: {
      name: { tr: 'Bekleyen ödeme yok', en: 'Nothing is due' },
      says: { tr: 'Bekleyen ödeme yok.', en: 'Nothing is due.' },
    },
    due: {
      name: { tr: 'Ödeme bekliyor', en: 'A payment is due' },
      says: {
        tr: 'Bir kutunun ödemesi geçmedi; müşteri öder, vazgeçer ya da bekler.',
        en: 'The payment of a box did not go through; the customer pays, lets it go, or waits.',
      },
    },
    choosingCard: {
      name: { tr: 'Kart seçiliyor', en: 'Choosing a card' },
      says: {
        tr: 'Müşteri hangi kartla ödeyeceğini seçiyor. Yazdığı kart hiçbir yerde saklanmaz.',
        en: 'The customer chooses the card that pays. What is typed is kept nowhere.',
      },
    },
    requesting: {
      name: { tr: 'Bankaya soruluyor', en: 'Asking the bank' },
      says: { tr: 'Ödeme bankaya gönderildi.', en: 'The payment was sent to the bank.' },
      calls: 'payDuePayment',
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
    occupied: {
      name: { tr: 'Başka bir deneme sürüyor', en: 'Another attempt is under way' },
      says: {
        tr: 'Bankaya şu an bu kutu ya da başka bir ödeme soruluyor; yanında ödeme yapılmaz.',
        en: 'The bank is being asked about this box or another payment; nothing is paid beside it.',
      },
    },
    confirming: {
      name: { tr: 'Vazgeçiliyor mu?', en: 'Let it go?' },
      says: {
        tr: 'Müşteriye kutudan vazgeçtiği soruluyor; hiçbir şey değişmedi.',
        en: 'The customer is asked whether the box is let go; nothing has changed.',
      },
    },
    dropping: {
      name: { tr: 'Vazgeçiliyor', en: 'Letting it go' },
      says: { tr: 'Kutu iptal ediliyor.', en: 'The box is being called off.' },
      calls: 'deleteDuePayment',
    },
    dropped: {
      name: { tr: 'Vazgeçildi', en: 'Let go' },
      says: {
        tr: 'Kutu iptal oldu; abonelik sıradaki kutuyla sürüyor.',
        en: 'The box is called off; the subscription goes on with the next.',
      },
    },
    paid: {
      name: { tr: 'Ödendi', en: 'Paid' },
      says: {
        tr: 'Ödeme alındı, kutu hazırlanıyor. Ödeyen kart aboneliğin kartı oldu.',
        en: 'The payment was taken and the box is being packed. The card that paid is now the subscription’s.',
      },
    },
    suspended: {
      name: { tr: 'Oturum bitti', en: 'Session ended' },
      says: {
        tr: 'Oturum bitti; giriş yapınca ödemenin sonucu öğrenilir.',
        en: 'The session has ended; signing in shows how the payment stands.',
      },
    },
  },
  events: {
    'due.look': { tr: 'Müşteri yeniden baktı', en: 'The customer looks again' },
    'due.close': { tr: 'Müşteri devam etti', en: 'The customer goes on' },
    'pay.open': { tr: 'Müşteri ödemek istiyor', en: 'The customer wants to pay' },
    'pay.close': { tr: 'Müşteri ödemeyi bıraktı', en: 'The customer leaves it' },
    'card.submit': { tr: 'Müşteri ödedi', en: 'The customer pays' },
    'payment.resume': { tr: 'Müşteri ödemeye döndü', en: 'The customer goes on with the payment' },
    'drop.open': { tr: 'Müşteri kutuyu istemiyor', en: 'The customer does not want the box' },
    'drop.cancel': { tr: 'Müşteri kutuyu tuttu', en: 'The customer keeps the box' },
    'drop.confirm': { tr: 'Müşteri kutudan vazgeçti', en: 'The customer lets the box go' },
    'session.restored': { tr: 'Müşteri yeniden giriş yaptı', en: 'The customer signed in again' },
  },
  answers: {
    'find.done': { tr: 'Cevap geldi', en: 'The answer came' },
    'find.failed': { tr: 'Cevap gelmedi', en: 'No answer came' },
    'find.done.nothing': { tr: 'Bekleyen ödeme yok', en: 'Nothing is due' },
    'find.done.due': { tr: 'Ödeme bekliyor', en: 'A payment is due' },
    'find.done.cardless': { tr: 'Ödeme bekliyor, kayıtlı kart yok', en: 'A payment is due, and no card is kept' },
    'find.done.open': { tr: 'Banka onay bekliyor', en: 'The bank waits for approval' },
    'find.done.paid': { tr: 'Ödenmiş', en: 'It was paid' },
    'find.done.declined': { tr: 'Banka kabul etmemiş', en: 'The bank has declined it' },
    'find.done.renewal': { tr: 'Mağaza bankaya soruyor', en: 'The shop is asking the bank' },
    'find.done.payment': { tr: 'Başka bir ödeme açık', en: 'Another payment is open' },
    'request.done': { tr: 'Banka cevap verdi', en: 'The bank answers' },
    'request.failed': { tr: 'Ödeme alınmadı', en: 'The payment was not taken' },
    'request.done.bankAsks': { tr: 'Banka onay istiyor', en: 'The bank asks for approval' },
    'request.done.paidAtOnce': { tr: 'Banka sormadan aldı', en: 'The bank takes it without asking' },
    'request.done.declined': { tr: 'Banka kabul etmedi', en: 'The bank declines' },
    'request.failed.cardDeclined': { tr: 'Banka kartı kabul etmedi', en: 'The bank declines the card' },
    'request.failed.notDue': { tr: 'Artık beklemiyor', en: 'It is not due any more' },
    'request.failed.priceChanged': { tr: 'Tutar değişmiş', en: 'The amount has changed' },
    'request.failed.soldOut': { tr: 'Ürün tükenmiş', en: 'Something is sold out' },
    'request.failed.paymentInProgress': { tr: 'Bitmemiş bir ödeme var', en: 'A payment is still open' },
    'request.failed.bankUnavailable': { tr: 'Bankaya ulaşılamadı', en: 'The bank cannot be reached' },
    'request.failed.keyTaken': { tr: 'Anahtar başka bir ödemenin', en: 'The key is another payment’s' },
    'request.failed.invalid': { tr: 'Kart bilgisi hatalı', en: 'The card is not valid' },
    'request.failed.broken': { tr: 'Beklenmeyen hata', en: 'An unexpected error' },
    'drop.done': { tr: 'Kutu iptal oldu', en: 'The box is called off' },
    'drop.done.dropped': { tr: 'Kutu iptal oldu', en: 'The box is called off' },
    'drop.failed': { tr: 'İptal olmadı', en: 'It was not called off' },
    'drop.failed.notDue': { tr: 'Artık beklemiyor', en: 'It is not due any more' },
    'drop.failed.paymentInProgress': { tr: 'Bitmemiş bir ödeme var', en: 'A payment is still open' },
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
    isOccupied: { tr: 'başka bir deneme sürüyorsa', en: 'another attempt is under way' },
    isNothing: { tr: 'bekleyen ödeme yoksa', en: 'nothing is due' },
    isSent: { tr: 'ödeme gönderilmişse', en: 'a payment was sent' },
    'isAnswer: paid': { tr: 'ödendiyse', en: 'it was paid' },
    'isAnswer: declined': { tr: 'banka kabul etmediyse', en: 'the bank has declined it' },
    'isOutcome: paid': { tr: 'ödendiyse', en: 'it was paid' },
    'isOutcome: declined, expired': { tr: 'kabul edilmediyse ya da süresi dolduysa', en: 'it was declined or ran out' },
    'isOutcome: cancelled': { tr: 'vazgeçildiyse', en: 'it was given up' },
    isOutcomeUnknown: { tr: 'yapılıp yapılmadığı belli değilse', en: 'nobody knows whether it was done' },
    'isCode: CARD_DECLINED': { tr: 'banka kabul etmediyse', en: 'the bank declined it' },
    'isCode: NOT_DUE': { tr: 'artık beklemiyorsa', en: 'it is not due any more' },
    'isCode: MISCALCULATION': { tr: 'tutar değiştiyse', en: 'the amount has changed' },
    'isCode: PAYMENT_IN_PROGRESS': { tr: 'bitmemiş bir ödeme varsa', en: 'a payment is still open' },
    'isCode: BANK_UNAVAILABLE': { tr: 'bankaya ulaşılamadıysa', en: 'the bank cannot be reached' },
  },
};
