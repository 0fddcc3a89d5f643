import { paymentCopy } from '../families/testing.ts';
import type { FlowCopy } from '../kit/testing.ts';
import type { cardCheckMachine } from './card-check.machine.ts';

const reserved = {
  tr: 'Banka kartı denemek için 1 lira tutmuş olabilir; tutulan geri verilir. Karttan para alınmaz.',
  en: 'The bank may be holding one lira to test the card; it gives it back. Nothing is charged.',
};
const given = {
  tr: 'Karttan para alınmadı; denemek için tutulan 1 lira geri verildi.',
  en: 'Nothing was charged; the one lira that was held as a test has been given back.',
};

const family = paymentCopy({ find: 'findOpenAttempt', request: 'requestThreeDSecureCard' });

export const cardCheckCopy: FlowCopy<typeof cardCheckMachine> = {
  ...family,
  inputs: {
    opened: { tr: 'Sayfa açıldı', en: 'The page opens' },
    returned: { tr: 'Bankadan dönüldü', en: 'Back from the bank' },
  },
  states: {
    ...family.states,
    looking: {
      name: { tr: 'Yarım doğrulama aranıyor', en: 'Is a check open?' },
      says: {
        tr: 'Yarım kalmış ya da az önce bitmiş bir kart doğrulaması var mı diye bakılıyor.',
        en: 'We check whether a card check was left unfinished, or has just ended.',
      },
      calls: 'findOpenAttempt',
      money: reserved,
    },
    lookupFailed: {
      name: { tr: 'Öğrenilemedi', en: 'We couldn’t find out' },
      says: {
        tr: 'Kart doğrulamasının sonucu öğrenilemedi; az sonra yeniden sorulur.',
        en: 'We couldn’t find out the status of the card check; we ask again in a moment.',
      },
      money: reserved,
    },
    closed: {
      name: { tr: 'Kart eklenmiyor', en: 'No card is being added' },
      says: {
        tr: 'Açık bir kart doğrulaması yok; yeni kart eklenebilir.',
        en: 'No check is open; a card can be added.',
      },
    },
    filling: {
      name: { tr: 'Kart yazılıyor', en: 'Writing the card' },
      says: {
        tr: 'Müşteri kartını yazıyor. Yazdığı hiçbir yerde saklanmaz.',
        en: 'The customer writes the card. What is written is kept nowhere.',
      },
    },
    requesting: {
      name: { tr: 'Bankaya soruluyor', en: 'Asking the bank' },
      says: {
        tr: 'Kart bankaya gönderildi, bankanın onay sayfası isteniyor.',
        en: 'The card was sent to the bank, and its approval page is asked for.',
      },
      calls: 'requestThreeDSecureCard',
      money: reserved,
    },
    challenging: {
      name: { tr: 'Banka onayı', en: 'The bank’s approval' },
      says: {
        tr: 'Müşteri kartın kendisinin olduğunu bankasının sayfasında onaylıyor.',
        en: 'On the bank’s page the customer confirms that the card is theirs.',
      },
      money: reserved,
    },
    unfinished: {
      name: { tr: 'Yarım doğrulama var', en: 'A check is open' },
      says: {
        tr: 'Bir kart doğrulaması bankada bekliyor. Sürdürülür ya da sonucu kendiliğinden öğrenilir.',
        en: 'A card check waits at the bank. It can be continued, or its end is learned by itself.',
      },
      money: reserved,
    },
    occupied: {
      name: { tr: 'Önce açık ödeme', en: 'First the open payment' },
      says: {
        tr: 'Hesabın bitmemiş bir ödemesi var; o bitmeden kart denenmez.',
        en: 'A payment of this account is still open; no card is tested before it ends.',
      },
    },
    saved: {
      name: { tr: 'Kart kaydedildi', en: 'The card is saved' },
      says: {
        tr: 'Banka kartı doğruladı ve sakladı. Denemek için tutulan 1 lira geri verildi.',
        en: 'The bank has confirmed and saved the card. The one lira held as a test has been given back.',
      },
      money: given,
    },
    declined: {
      name: { tr: 'Kart eklenmedi', en: 'The card was not added' },
      says: {
        tr: 'Kart doğrulanmadı: banka kabul etmedi, onay gelmedi ya da süresi doldu.',
        en: 'The card was not confirmed: the bank refused it, no approval came, or time ran out.',
      },
      money: given,
    },
    suspended: {
      name: { tr: 'Oturum bitti', en: 'Session ended' },
      says: {
        tr: 'Oturum bitti; giriş yapınca doğrulamanın sonucu öğrenilir.',
        en: 'The session has ended; signing in shows the status of the check.',
      },
      money: reserved,
    },
  },
  events: {
    ...family.events,
    'card.add': { tr: 'Müşteri kart eklemek istiyor', en: 'The customer wants to add a card' },
    'card.submit': { tr: 'Müşteri kartını gönderdi', en: 'The customer sends the card' },
    'card.close': { tr: 'Müşteri kart eklemeyi bıraktı', en: 'The customer closes it' },
    'payment.resume': { tr: 'Müşteri doğrulamayı sürdürdü', en: 'The customer goes on with the check' },
    'payment.check': { tr: 'Müşteri yeniden baktı', en: 'The customer looks again' },
  },
  answers: {
    ...family.answers,
    'find.done.nothing': { tr: 'Yarım kalan yok', en: 'None was left' },
    'find.done.paid': { tr: 'Kart kaydedilmiş', en: 'The card was saved' },
    'find.done.declined': { tr: 'Kart doğrulanmamış', en: 'The card was not confirmed' },
    'request.failed': { tr: 'Kart gönderilemedi', en: 'The card was not taken' },
    'request.done.paidAtOnce': { tr: 'Banka sormadan sakladı', en: 'The bank saves it without asking' },
    'request.failed.paymentInProgress': { tr: 'Bitmemiş bir deneme var', en: 'An attempt is still open' },
    'request.failed.tooMany': { tr: 'Kart sayısı dolu', en: 'There are too many cards' },
    'request.failed.keyTaken': { tr: 'Anahtar başka bir kartın', en: 'The key is another card’s' },
    'challenge.done.paid': { tr: 'Kart doğrulandı', en: 'The card is confirmed' },
    'challenge.done.declined': { tr: 'Banka doğrulamadı', en: 'The bank did not confirm it' },
  },
  guards: {
    ...family.guards,
    'isAnswer: paid': { tr: 'kart kaydedildiyse', en: 'the card was saved' },
    'isAnswer: declined': { tr: 'kart doğrulanmadıysa', en: 'the card was not confirmed' },
    'isFound: paid': { tr: 'kart kaydedildiyse', en: 'the card was saved' },
    'isFound: declined': { tr: 'kart doğrulanmadıysa', en: 'the card was not confirmed' },
    isOccupied: { tr: 'bir ödeme açıksa ve kart gönderildiyse', en: 'a payment is open and a card was sent' },
    isSent: { tr: 'kart gönderilmişse', en: 'a card was sent' },
    'isOutcome: paid': { tr: 'doğrulandıysa', en: 'it was confirmed' },
    'isOutcome: declined, expired': { tr: 'doğrulanmadıysa ya da süresi dolduysa', en: 'it was declined or ran out' },
    'isCode: CARD_DECLINED': { tr: 'banka kartı kabul etmediyse', en: 'the bank declined the card' },
    'isCode: PAYMENT_IN_PROGRESS': { tr: 'bir deneme hâlâ açıksa', en: 'an attempt is still open' },
    isOutcomeUnknown: { tr: 'ne olduğu bilinmiyorsa', en: 'it is not known what became of it' },
  },
};
