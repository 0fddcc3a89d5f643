import type { ThreeDSecureMeta } from './three-d-secure.types.ts';

/** A state in words: for the product owner, and for the money sentence on the screen. */
function told(money: ThreeDSecureMeta['money'], tr: string, en: string, operationId?: string) {
  return { description: en, meta: { money, description: { tr, en }, ...(operationId && { operationId }) } };
}

export const words = {
  entering: told(
    'notCharged',
    'Yarım kalan ödemenin banka sayfası yoktur; sonucu hemen sorulur.',
    'A resumed payment has no bank page left, so its end is read at once.',
  ),
  approving: told(
    'notCharged',
    'Banka alışverişçiden onay bekliyor. Para çekilmedi.',
    'The bank asks the shopper to approve the payment. Nothing has been charged.',
  ),
  opening: told('notCharged', 'Bankanın sayfası yerleştiriliyor.', "The bank's page is being placed in the frame."),
  blocked: told(
    'notCharged',
    'Bankanın sayfası burada açılmadı; tam pencerede açılabilir.',
    "The bank's page did not open in the frame; it can be opened in the whole window.",
  ),
  waiting: told(
    'notCharged',
    'Alışverişçi kodu bankanın sayfasına yazıyor.',
    "The shopper types the code into the bank's page.",
  ),
  looking: told(
    'notCharged',
    'Alışverişçi kodu yazarken bankanın cevabı sunucuya soruluyor.',
    'While the shopper types, the server is quietly asked whether the bank has answered.',
    'getBuyResponseStatus',
  ),
  settling: told(
    'unknown',
    'Banka cevap verdi, sonuç yazılıyor. Kesinleşene kadar bilmiyoruz.',
    'The bank has answered and the server writes the result. Until it is certain, we do not know.',
    'getBuyResponseStatus',
  ),
  reading: told(
    'unknown',
    'Ödemenin nasıl bittiği sunucuya soruluyor.',
    'The server is asked how the payment ended.',
    'getBuyResponseStatus',
  ),
  pausing: told(
    'unknown',
    'Bir sonraki sorudan önce bir saniye beklenir.',
    'A second passes before the next question.',
  ),
  judging: told(
    'unknown',
    'Ödemenin durumunu sunucunun cevabı belirler.',
    "The server's report decides where the payment stands.",
  ),
  unknown: told(
    'unknown',
    'Banka henüz söylemedi. Yeniden ödenmemeli; sormaya devam ediyoruz, haber vereceğiz.',
    'The bank has not told us. The shopper must not pay again; we keep asking and will write.',
  ),
  resting: told(
    'unknown',
    'Alışverişçi ne bildiğimizi okur; bir sonraki soru kendiliğinden sorulur.',
    'The shopper reads what we know; the next question follows by itself.',
  ),
  unknownReading: told(
    'unknown',
    'Sunucuya bir kez daha soruluyor.',
    'The server is asked once more.',
    'getBuyResponseStatus',
  ),
  abandoning: told(
    'unknown',
    'Alışverişçi vazgeçti; sunucu artık para çekilemeyeceğinden emin oluyor.',
    'The shopper gives up; the server makes sure that no money can move any more.',
    'abandonAttempt',
  ),
  suspended: told(
    'unknown',
    'Oturum ödemenin ortasında bitti: giriş yapınca kaldığı yere döner.',
    'The session ended in the middle of a payment: the shopper signs in and stands here again.',
  ),
  paid: told(
    'charged',
    'Banka parayı çekti, sipariş sunucuda.',
    'The bank has taken the money and the server holds the order.',
  ),
  declined: told('notCharged', 'Banka kabul etmedi. Para çekilmedi.', 'The bank refused. Nothing has been charged.'),
  expired: told(
    'notCharged',
    'Onay süresi doldu. Para çekilmedi.',
    'The time for approving ran out. Nothing has been charged.',
  ),
  cancelled: told(
    'notCharged',
    'Alışverişçi onaylamadan vazgeçti. Para çekilmedi.',
    'The shopper gave up before approving. Nothing has been charged.',
  ),
  left: told(
    'unknown',
    'Alışverişçi sonucu beklemeden ayrıldı; sunucu sürdürür ve e-posta yazar.',
    'The shopper left without certainty; the server goes on and writes an e-mail.',
  ),
};
