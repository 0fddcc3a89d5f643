import { paymentCopy } from '../families/testing.ts';
import type { FlowCopy } from '../kit/testing.ts';
import type { duePaymentMachine } from './due-payment.machine.ts';

const family = paymentCopy({ find: 'findDuePayments', request: 'payDuePayment' });

export const duePaymentCopy: FlowCopy<typeof duePaymentMachine> = {
  ...family,
  states: {
    ...family.states,
    looking: {
      name: { tr: 'Bekleyen ödeme var mı?', en: 'Is anything due?' },
      says: {
        tr: 'Bekleyen bir ödeme ve açık bir deneme var mı diye bakılıyor.',
        en: 'We look whether a payment is due, and whether one is under way.',
      },
      calls: 'findDuePayments',
    },
    lookupFailed: {
      name: { tr: 'Öğrenilemedi', en: 'We couldn’t find out' },
      says: {
        tr: 'Bekleyen ödeme olup olmadığı öğrenilemedi; az sonra yeniden sorulur.',
        en: 'We couldn’t find out whether anything is due; we ask again in a moment.',
      },
    },
    refused: {
      name: { tr: 'Bağlantı geçmiyor', en: 'The link does not count' },
      says: {
        tr: 'E-postadaki bağlantı geçersiz, eski ya da geri çekilmiş, ya da kutu ödendi veya iptal oldu; hangisi olduğu söyleniyor.',
        en: 'The link of the mail is not ours, too old or withdrawn, or the box was paid or cancelled; the screen says which.',
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
        en: 'The payment of a box did not go through; the customer pays, cancels it, or waits.',
      },
    },
    choosingCard: {
      name: { tr: 'Kart seçiliyor', en: 'Choosing a card' },
      says: {
        tr: 'Müşteri hangi kartla ödeyeceğini seçiyor. Yazdığı kart hiçbir yerde saklanmaz.',
        en: 'The customer chooses the card that pays. What is typed is kept nowhere.',
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
        en: 'The customer is asked whether the box is cancelled; nothing has changed.',
      },
    },
    dropping: {
      name: { tr: 'Vazgeçiliyor', en: 'Letting it go' },
      says: { tr: 'Kutu iptal ediliyor.', en: 'The box is being cancelled.' },
      calls: 'deleteDuePayment',
    },
    dropped: {
      name: { tr: 'Vazgeçildi', en: 'Cancelled' },
      says: {
        tr: 'Kutu iptal oldu; abonelik sıradaki kutuyla sürüyor.',
        en: 'The box is cancelled; the subscription goes on with the next.',
      },
    },
    paid: {
      name: { tr: 'Ödendi', en: 'Paid' },
      says: {
        tr: 'Ödeme alındı, kutu hazırlanıyor. Hesapta ödeyen kart aboneliğin kartı oldu; e-postadaki bağlantıyla ödeyen saklanmadı.',
        en: 'The payment was taken and the box is being packed. A card that paid in the account is now the subscription’s; one that paid by a mailed link is not kept.',
      },
    },
  },
  events: {
    ...family.events,
    'due.close': { tr: 'Müşteri devam etti', en: 'The customer goes on' },
    'pay.open': { tr: 'Müşteri ödemek istiyor', en: 'The customer wants to pay' },
    'pay.close': { tr: 'Müşteri ödemeyi bıraktı', en: 'The customer leaves it' },
    'card.submit': { tr: 'Müşteri ödedi', en: 'The customer pays' },
    'drop.open': { tr: 'Müşteri kutuyu istemiyor', en: 'The customer does not want the box' },
    'drop.cancel': { tr: 'Müşteri kutuyu tuttu', en: 'The customer keeps the box' },
    'drop.confirm': { tr: 'Müşteri kutudan vazgeçti', en: 'The customer cancels the box' },
  },
  answers: {
    ...family.answers,
    'find.done.nothing': { tr: 'Bekleyen ödeme yok', en: 'Nothing is due' },
    'find.done.due': { tr: 'Ödeme bekliyor', en: 'A payment is due' },
    'find.done.cardless': { tr: 'Ödeme bekliyor, kayıtlı kart yok', en: 'A payment is due, and no card is kept' },
    'find.done.refused': { tr: 'Bağlantı geçmiyor', en: 'The link does not count' },
    'request.failed.linkOver': { tr: 'Bağlantı artık geçerli değil', en: 'The link is no longer valid' },
    'find.done.renewal': { tr: 'Mağaza bankaya soruyor', en: 'The shop is asking the bank' },
    'request.failed.cardUnusable': { tr: 'Kart silinmiş ya da süresi dolmuş', en: 'The card is gone, or has expired' },
    'request.failed.notDue': { tr: 'Artık beklemiyor', en: 'It is not due any more' },
    'drop.done': { tr: 'Kutu iptal oldu', en: 'The box is cancelled' },
    'drop.done.dropped': { tr: 'Kutu iptal oldu', en: 'The box is cancelled' },
    'drop.failed': { tr: 'İptal olmadı', en: 'It was not cancelled' },
    'drop.failed.notDue': { tr: 'Artık beklemiyor', en: 'It is not due any more' },
    'drop.failed.paymentInProgress': { tr: 'Bitmemiş bir ödeme var', en: 'A payment is still open' },
  },
  guards: {
    ...family.guards,
    isOccupied: { tr: 'başka bir deneme sürüyorsa', en: 'another attempt is under way' },
    'isCode: MISCALCULATION': { tr: 'tutar değiştiyse', en: 'the amount has changed' },
    'isCode: PAYMENT_IN_PROGRESS': { tr: 'bitmemiş bir ödeme varsa', en: 'a payment is still open' },
    isCardUnusable: { tr: 'kartla artık ödenemiyorsa', en: 'the card cannot pay any more' },
    isRefused: { tr: 'bağlantı geçmiyorsa', en: 'the link is no longer valid' },
    isLinkOver: { tr: 'bağlantı artık geçerli değilse', en: 'the link is no longer valid' },
    isNothing: { tr: 'bekleyen ödeme yoksa', en: 'nothing is due' },
    'isCode: NOT_DUE': { tr: 'artık beklemiyorsa', en: 'it is not due any more' },
  },
};
