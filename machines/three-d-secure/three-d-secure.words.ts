import type { ThreeDSecureMeta } from './three-d-secure.types.ts';

/** A state in words: for the product owner, and for the money sentence on the screen. */
function told(tr: string, en: string, money: ThreeDSecureMeta['money'], operationId?: string) {
  return { description: en, meta: { money, description: { tr, en }, ...(operationId && { operationId }) } };
}

export const words = {
  entering: told(
    'Yarım kalan ödemenin banka sayfası yoktur; sonucu hemen sorulur.',
    'A resumed payment has no bank page left, so its end is read at once.',
    'unknown',
  ),
  approving: told(
    'Bankanın onay sayfası alışverişçinin önünde. Onayladıysa banka parayı çekmiştir; cevap gelene kadar bilmiyoruz.',
    "The bank's page waits for the shopper. If it was approved, the bank has charged; until its answer comes, we do not know.",
    'unknown',
  ),
  opening: told('Bankanın sayfası yerleştiriliyor.', "The bank's page is being placed in the frame.", 'unknown'),
  blocked: told(
    'Bankanın sayfası burada açılmadı; tam pencerede açılabilir.',
    "The bank's page did not open in the frame; it can be opened in the whole window.",
    'unknown',
  ),
  blockedPausing: told(
    'Bir sonraki sorudan önce üç saniye beklenir.',
    'Three seconds pass before the next question.',
    'unknown',
  ),
  blockedReading: told(
    'Alışverişçi başka bir pencerede onaylamış ya da süre dolmuş olabilir; sunucuya sorulur.',
    'The shopper may have approved in another window, or the time may be over; the server is asked.',
    'unknown',
    'getBuyResponseStatus',
  ),
  waiting: told(
    'Alışverişçi kodu bankanın sayfasına yazıyor.',
    "The shopper types the code into the bank's page.",
    'unknown',
  ),
  looking: told(
    'Alışverişçi kodu yazarken bankanın cevabı sunucuya soruluyor.',
    'While the shopper types, the server is quietly asked whether the bank has answered.',
    'unknown',
    'getBuyResponseStatus',
  ),
  unheard: told(
    'Sunucudan cevap gelmiyor. Alışverişçi bankada onaylamış olabilir; bilmiyoruz. Bankanın sayfası durur.',
    "The server does not answer. The shopper may have approved at the bank, and we do not know. The bank's page stays.",
    'unknown',
  ),
  unheardPausing: told(
    'Bir sonraki sorudan önce üç saniye beklenir.',
    'Three seconds pass before the next question.',
    'unknown',
  ),
  unheardReading: told('Sunucuya yeniden soruluyor.', 'The server is asked again.', 'unknown', 'getBuyResponseStatus'),
  settling: told(
    'Alışverişçi bankadan döndü. Sonuç kesinleşene kadar bilmiyoruz.',
    'The shopper is back from the bank. Until the end is certain, we do not know.',
    'unknown',
    'getBuyResponseStatus',
  ),
  reading: told(
    'Ödemenin nasıl bittiği sunucuya soruluyor.',
    'The server is asked how the payment ended.',
    'unknown',
    'getBuyResponseStatus',
  ),
  pausing: told(
    'Bir sonraki sorudan önce bir saniye beklenir.',
    'A second passes before the next question.',
    'unknown',
  ),
  judging: told(
    'Ödemenin durumunu sunucunun cevabı belirler.',
    "The server's report decides where the payment stands.",
    'unknown',
  ),
  unknown: told(
    'Sonucu öğrenemedik. Yeniden ödenmemeli; sormaya devam ediyoruz, para çekilse de çekilmese de yazacağız.',
    'No clear answer has come. The shopper must not pay again; we keep asking and will write, charged or not.',
    'unknown',
  ),
  resting: told(
    'Alışverişçi ne bildiğimizi okur; bir sonraki soru kendiliğinden sorulur.',
    'The shopper reads what we know; the next question follows by itself.',
    'unknown',
  ),
  unknownReading: told(
    'Sunucuya bir kez daha soruluyor.',
    'The server is asked once more.',
    'unknown',
    'getBuyResponseStatus',
  ),
  abandoning: told(
    'Alışverişçi vazgeçti; sunucu artık para çekilemeyeceğinden emin oluyor.',
    'The shopper gives up; the server makes sure that no money can move any more.',
    'unknown',
    'abandonAttempt',
  ),
  untold: told(
    'Alışverişçi vazgeçti ama sunucudan yanıt yok: duymamış ya da bankayı bekliyor olabilir. Bilmiyoruz.',
    'The shopper gave up and the server does not answer: it has not heard, or waits for the bank. We do not know.',
    'unknown',
  ),
  untoldPausing: told(
    'Yeniden söylemeden önce üç saniye beklenir.',
    'Three seconds pass before the server is told again.',
    'unknown',
  ),
  untoldTelling: told(
    'Sunucuya vazgeçildiği yeniden söyleniyor.',
    'The server is told again that the shopper gave up.',
    'unknown',
    'abandonAttempt',
  ),
  suspended: told(
    'Oturum ödemenin ortasında bitti: giriş yapınca kaldığı yere döner.',
    'The session ended in the middle of a payment: the shopper signs in and stands here again.',
    'unknown',
  ),
  paid: told(
    'Banka parayı çekti, sipariş sunucuda.',
    'The bank has taken the money and the server holds the order.',
    'charged',
  ),
  declined: told('Banka kabul etmedi. Para çekilmedi.', 'The bank refused. Nothing has been charged.', 'notCharged'),
  expired: told(
    'Onay süresi doldu. Para çekilmedi.',
    'The time for approving ran out. Nothing has been charged.',
    'notCharged',
  ),
  cancelled: told(
    'Alışverişçi onaylamadan vazgeçti. Para çekilmedi.',
    'The shopper gave up before approving. Nothing has been charged.',
    'notCharged',
  ),
  left: told(
    'Alışverişçi sonucu beklemeden ayrıldı; sunucu sürdürür, para çekilse de çekilmese de e-posta yazar.',
    'The shopper left without certainty; the server goes on and writes an e-mail, charged or not.',
    'unknown',
  ),
};
