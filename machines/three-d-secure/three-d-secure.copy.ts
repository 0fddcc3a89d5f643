import type { FlowCopy } from '../kit/testing.ts';
import type { threeDSecureMachine } from './three-d-secure.machine.ts';

/** While the bank's page is open: money may move there, and the outcome is read later. */
const untilAnswered = {
  tr: 'Para, ancak alışverişçi bankada onaylarsa çekilir; onayladı mı, cevap gelene kadar bilmiyoruz.',
  en: 'Money moves only if the shopper approves at the bank; until its answer comes we do not know whether that was done.',
};

export const threeDSecureCopy: FlowCopy<typeof threeDSecureMachine> = {
  inputs: {
    challenged: { tr: 'Banka onay istiyor', en: 'The bank asks for approval' },
    resumed: { tr: 'Ödemeye geri dönüldü', en: 'Back to an open payment' },
  },
  states: {
    entering: {
      name: { tr: 'Nereden devam?', en: 'Where to begin?' },
      says: {
        tr: 'Yarım kalan ödemenin banka sayfası yoktur; sonucu hemen sorulur.',
        en: 'A resumed payment has no bank page left, so its end is read at once.',
      },
    },
    approving: {
      name: { tr: 'Onay bekleniyor', en: 'Waiting for approval' },
      says: {
        tr: 'Bankanın onay sayfası alışverişçinin önünde. Onayladıysa banka parayı çekmiştir; cevap gelene kadar bilmiyoruz.',
        en: "The bank's page waits for the shopper. If it was approved, the bank has charged; until its answer comes, we do not know.",
      },
    },
    'approving.opening': {
      name: { tr: 'Banka sayfası açılıyor', en: "Opening the bank's page" },
      says: { tr: 'Bankanın sayfası yerleştiriliyor.', en: "The bank's page is being placed in the frame." },
      money: untilAnswered,
    },
    'approving.blocked': {
      name: { tr: 'Sayfa açılmadı', en: 'The page did not open' },
      says: {
        tr: 'Bankanın sayfası burada açılmadı; tam pencerede açılabilir.',
        en: "The bank's page did not open in the frame; it can be opened in the whole window.",
      },
    },
    'approving.blocked.pausing': {
      name: { tr: 'Az sonra sorulacak', en: 'Pausing' },
      says: { tr: 'Bir sonraki sorudan önce üç saniye beklenir.', en: 'Three seconds pass before the next question.' },
      money: untilAnswered,
    },
    'approving.blocked.reading': {
      name: { tr: 'Cevap var mı bakılıyor', en: 'Has the bank answered?' },
      says: {
        tr: 'Alışverişçi başka bir pencerede onaylamış ya da süre dolmuş olabilir; sunucuya sorulur.',
        en: 'The shopper may have approved in another window, or the time may be over; the server is asked.',
      },
      calls: 'getBuyResponseStatus',
      money: untilAnswered,
    },
    'approving.waiting': {
      name: { tr: 'Kod yazılıyor', en: 'Typing the code' },
      says: {
        tr: 'Alışverişçi kodu bankanın sayfasına yazıyor.',
        en: "The shopper types the code into the bank's page.",
      },
      money: untilAnswered,
    },
    'approving.looking': {
      name: { tr: 'Cevap var mı bakılıyor', en: 'Has the bank answered?' },
      says: {
        tr: 'Alışverişçi kodu yazarken bankanın cevabı sunucuya soruluyor.',
        en: 'While the shopper types, the server is quietly asked whether the bank has answered.',
      },
      calls: 'getBuyResponseStatus',
      money: untilAnswered,
    },
    lookupFailed: {
      name: { tr: 'Sunucudan ses yok', en: 'No word from the server' },
      says: {
        tr: 'Sunucudan cevap gelmiyor. Alışverişçi bankada onaylamış olabilir; bilmiyoruz. Bankanın sayfası durur.',
        en: "The server does not answer. The shopper may have approved at the bank, and we do not know. The bank's page stays.",
      },
    },
    'lookupFailed.pausing': {
      name: { tr: 'Az sonra sorulacak', en: 'Pausing' },
      says: { tr: 'Bir sonraki sorudan önce üç saniye beklenir.', en: 'Three seconds pass before the next question.' },
    },
    'lookupFailed.reading': {
      name: { tr: 'Yeniden soruluyor', en: 'Asking again' },
      says: { tr: 'Sunucuya yeniden soruluyor.', en: 'The server is asked again.' },
      calls: 'getBuyResponseStatus',
    },
    settling: {
      name: { tr: 'Sonuç yazılıyor', en: 'Settling' },
      says: {
        tr: 'Alışverişçi bankadan döndü. Sonuç kesinleşene kadar bilmiyoruz.',
        en: 'The shopper is back from the bank. Until the end is certain, we do not know.',
      },
      calls: 'getBuyResponseStatus',
    },
    'settling.reading': {
      name: { tr: 'Sonuç soruluyor', en: 'Asking for the result' },
      says: { tr: 'Ödemenin nasıl bittiği sunucuya soruluyor.', en: 'The server is asked how the payment ended.' },
      calls: 'getBuyResponseStatus',
    },
    'settling.pausing': {
      name: { tr: 'Az sonra sorulacak', en: 'Pausing' },
      says: { tr: 'Bir sonraki sorudan önce bir saniye beklenir.', en: 'A second passes before the next question.' },
    },
    judging: {
      name: { tr: 'Cevap okunuyor', en: 'Reading the report' },
      says: {
        tr: 'Ödemenin durumunu sunucunun cevabı belirler.',
        en: "The server's report decides the status of the payment.",
      },
    },
    unknown: {
      name: { tr: 'Sonuç belli değil', en: 'Not known' },
      says: {
        tr: 'Sonucu öğrenemedik. Yeniden ödenmemeli; sormaya devam ediyoruz, para çekilse de çekilmese de yazacağız.',
        en: 'No clear answer has come. The shopper must not pay again; we keep asking and will write, charged or not.',
      },
    },
    'unknown.resting': {
      name: { tr: 'Bekleniyor', en: 'Waiting' },
      says: {
        tr: 'Alışverişçi ne bildiğimizi okur; bir sonraki soru kendiliğinden sorulur.',
        en: 'The shopper reads what we know; the next question follows by itself.',
      },
    },
    'unknown.reading': {
      name: { tr: 'Yeniden soruluyor', en: 'Asking again' },
      says: { tr: 'Sunucuya bir kez daha soruluyor.', en: 'The server is asked once more.' },
      calls: 'getBuyResponseStatus',
    },
    abandoning: {
      name: { tr: 'Vazgeçiliyor', en: 'Giving up' },
      says: {
        tr: 'Alışverişçi vazgeçti; sunucu artık para çekilemeyeceğinden emin oluyor.',
        en: 'The shopper gives up; the server makes sure that no money can move any more.',
      },
      calls: 'abandonAttempt',
    },
    abandonFailed: {
      name: { tr: 'Vazgeçildiği duyulmadı', en: 'Giving up not received' },
      says: {
        tr: 'Alışverişçi vazgeçti ama sunucudan yanıt yok: duymamış ya da bankayı bekliyor olabilir. Bilmiyoruz.',
        en: 'The shopper gave up and the server does not answer: it has not received it, or waits for the bank. We do not know.',
      },
    },
    'abandonFailed.pausing': {
      name: { tr: 'Az sonra söylenecek', en: 'Pausing' },
      says: {
        tr: 'Yeniden söylemeden önce üç saniye beklenir.',
        en: 'Three seconds pass before giving up is sent again.',
      },
    },
    'abandonFailed.retrying': {
      name: { tr: 'Yeniden söyleniyor', en: 'Sending it again' },
      says: {
        tr: 'Sunucuya vazgeçildiği yeniden söyleniyor.',
        en: 'Giving up is sent to the server again.',
      },
      calls: 'abandonAttempt',
    },
    suspended: {
      name: { tr: 'Oturum bitti', en: 'Session ended' },
      says: {
        tr: 'Oturum ödemenin ortasında bitti: giriş yapınca kaldığı yere döner.',
        en: 'The session ended in the middle of a payment: the shopper signs in and comes back here.',
      },
    },
    paid: {
      name: { tr: 'Ödendi', en: 'Paid' },
      says: {
        tr: 'Banka parayı çekti, sipariş sunucuda.',
        en: 'The bank has taken the money and the server holds the order.',
      },
    },
    declined: {
      name: { tr: 'Banka kabul etmedi', en: 'The bank declined' },
      says: { tr: 'Banka kabul etmedi. Para çekilmedi.', en: 'The bank refused. Nothing has been charged.' },
    },
    expired: {
      name: { tr: 'Süre doldu', en: 'Time ran out' },
      says: {
        tr: 'Onay süresi doldu. Para çekilmedi.',
        en: 'The time for approving ran out. Nothing has been charged.',
      },
    },
    cancelled: {
      name: { tr: 'Vazgeçildi', en: 'Given up' },
      says: {
        tr: 'Alışverişçi onaylamadan vazgeçti. Para çekilmedi.',
        en: 'The shopper gave up before approving. Nothing has been charged.',
      },
    },
    left: {
      name: { tr: 'Sonucu beklemeden ayrıldı', en: 'Left without the result' },
      says: {
        tr: 'Alışverişçi sonucu beklemeden ayrıldı; sunucu sürdürür, para çekilse de çekilmese de e-posta yazar.',
        en: 'The shopper left without certainty; the server goes on and writes an e-mail, charged or not.',
      },
    },
  },
  events: {
    'frame.opened': { tr: 'Bankanın sayfası açıldı', en: "The bank's page opened" },
    'challenge.returned': { tr: 'Banka alışverişçiyi geri gönderdi', en: 'The bank sent the shopper back' },
    'payment.cancel': { tr: 'Alışverişçi vazgeçti', en: 'The shopper gave up' },
    'payment.check': { tr: 'Alışverişçi yeniden sordu', en: 'The shopper asked again' },
    'payment.leave': { tr: 'Alışverişçi beklemeden ayrıldı', en: 'The shopper left without waiting' },
    'session.restored': { tr: 'Alışverişçi yeniden giriş yaptı', en: 'The shopper signed in again' },
  },
  answers: {
    'read.done': { tr: 'Ödemenin durumu öğrenildi', en: 'We know the status of the payment' },
    'read.failed': { tr: 'Ödemenin durumu öğrenilemedi', en: 'The status of the payment is not known' },
    'read.done.paid': { tr: 'Banka onayladı', en: 'The bank approved' },
    'read.done.declined': { tr: 'Banka reddetti', en: 'The bank declines the card' },
    'read.done.refusedForGood': {
      tr: 'Banka kartı bir daha kabul etmeyecek',
      en: 'The bank refuses the card for good',
    },
    'read.done.expired': { tr: 'Onay süresi doldu', en: 'The time for approving ran out' },
    'read.done.abandoned': { tr: 'Ödemeden vazgeçilmişti', en: 'The payment had been given up' },
    'read.done.settling': { tr: 'Sonuç yazılıyor', en: 'The result is being written' },
    'read.done.unknown': { tr: 'Banka henüz söylemedi', en: 'The bank hasn’t said yet' },
    'read.done.stillApproving': { tr: 'Banka hâlâ onay bekliyor', en: 'The bank still waits for approval' },
    'read.done.justCreated': { tr: 'Banka henüz başlamadı', en: 'The bank has not begun' },
    'abandon.done': { tr: 'Vazgeçildi', en: 'The payment was cancelled' },
    'abandon.failed': { tr: 'Vazgeçme işlenemedi', en: 'The giving up did not get through' },
    'abandon.done.abandoned': { tr: 'Ödeme kapatıldı', en: 'The payment was closed' },
    'abandon.done.paidAfterAll': { tr: 'Ödeme çoktan alınmıştı', en: 'The payment had already been taken' },
    'abandon.done.settling': { tr: 'Banka çoktan cevap vermişti', en: 'The bank had already answered' },
  },
  guards: {
    hasNoBankPage: { tr: 'banka sayfası yoksa', en: 'there is no bank page' },
    isStillApproving: { tr: 'banka hâlâ onay bekliyorsa', en: 'the bank still waits for approval' },
    'isReported: paid': { tr: 'banka parayı çektiyse', en: 'the bank has charged' },
    'isReported: declined': { tr: 'banka kabul etmediyse', en: 'the bank declined' },
    'isReported: expired': { tr: 'süre dolduysa', en: 'time ran out' },
    'isReported: abandoned': { tr: 'vazgeçildiyse', en: 'it was given up' },
    isBankStillAsking: { tr: 'banka hâlâ soruyorsa', en: 'the bank is still asking' },
    areReadsSpent: { tr: 'yeterince sorulduysa', en: 'it was asked often enough' },
  },
};
