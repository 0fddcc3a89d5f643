import type { CheckoutMeta } from './checkout.types.ts';

/** A state in words: for the product owner, and for the money sentence on the screen. */
function told(
  tr: string,
  en: string,
  money: CheckoutMeta['money'],
  more: Pick<CheckoutMeta, 'operationId' | 'analytics' | 'analyticsWhen'> = {},
) {
  return { description: en, meta: { money, description: { tr, en }, ...more } };
}

export const words = {
  recovering: told(
    'Yarım kalmış bir ödeme var mı diye bakılıyor.',
    'We look whether a payment was left unfinished.',
    'unknown',
    { operationId: 'findOpenAttempt', analytics: 'InitiateCheckout' },
  ),
  unreachable: told(
    'Yarım kalmış bir ödeme olup olmadığı öğrenilemedi; bağlantı gelince yeniden bakılır.',
    'We could not learn whether a payment was left unfinished; we look again when the connection is back.',
    'unknown',
  ),
  interrupted: told(
    'Yarım kalmış bir ödeme var. Yenisi başlamaz; bunun sonucu öğrenilir.',
    'A payment was left unfinished. No new one starts; this one is brought to its end.',
    'unknown',
  ),
  filling: told(
    'Alışverişçi siparişi tamamlıyor: adres, kart, sözleşmeler.',
    'The shopper completes the order: address, card, contracts.',
    'notCharged',
  ),
  quoting: told('Sepetin tutarı sunucuda hesaplanıyor.', 'The server prices the cart.', 'notCharged', {
    operationId: 'calculateForAccount',
  }),
  quoteFailed: told(
    'Tutar hesaplanamadı; girilenler duruyor.',
    'The price could not be worked out; what was entered stays.',
    'notCharged',
  ),
  empty: told('Sepet boş, ödenecek bir şey yok.', 'The cart is empty; there is nothing to pay.', 'notCharged'),
  addressing: told(
    'Alışverişçi teslimat adresini seçiyor ya da yazıyor.',
    'The shopper chooses or writes the delivery address.',
    'notCharged',
  ),
  drafting: told(
    'Ön bilgilendirme formu ve mesafeli satış sözleşmesi hazırlanıyor.',
    'The preliminary information form and the distance-sales contract are drawn up.',
    'notCharged',
    { operationId: 'generateDistanceSalesContract', analytics: 'AddAddressInfo' },
  ),
  draftFailed: told(
    'Sözleşmeler hazırlanamadı; okunmadan ödeme alınmaz.',
    'The contracts could not be drawn up; nothing is charged before they are read.',
    'notCharged',
  ),
  ready: told(
    'Her şey hazır. Kart yazılıp sözleşmeler onaylanınca sipariş verilebilir.',
    'All is ready: with a card and both contracts accepted, the order can be placed.',
    'notCharged',
  ),
  paying: told('Sipariş verildi, para hareket edebilir.', 'The order was placed; money may move.', 'unknown'),
  requesting: told(
    'Sipariş sunucuya, oradan bankaya iletiliyor.',
    'The order goes to the server and from there to the bank.',
    'unknown',
    { operationId: 'requestThreeDSecurePurchase', analytics: 'AddPaymentInfo' },
  ),
  lookingUp: told(
    'Cevap gelmedi; aynı anahtarla ödemenin durumu soruluyor.',
    'No answer came; the same key is used to ask how the payment stands.',
    'unknown',
    { operationId: 'getAttemptByKey' },
  ),
  pausing: told('Bir sonraki sorudan önce beklenir.', 'A moment passes before the next question.', 'unknown'),
  challenging: told(
    'Alışverişçi bankanın onay sayfasında; para çekildi mi, oradaki akış söyler.',
    "The shopper is on the bank's approval page; the flow in there says whether money moved.",
    'unknown',
  ),
  declined: told(
    'Banka kabul etmedi. Para çekilmedi; başka bir kart denenebilir.',
    'The bank refused. Nothing has been charged; another card can be tried.',
    'notCharged',
  ),
  unknown: told(
    'Bilmiyoruz. Yeniden ödenmemeli; sonucu öğrenince yazacağız.',
    'We do not know. The shopper must not pay again; we will write when we know.',
    'unknown',
  ),
  suspended: told(
    'Oturum bitti. Giriş yapınca alışverişçi kaldığı yere döner.',
    'The session ended. After signing in the shopper stands where they were.',
    'notCharged',
  ),
  lockedOut: told(
    'Oturum, bir ödemenin sonucu belli değilken bitti. Giriş yapınca önce o ödemeye bakılır.',
    'The session ended while the end of a payment was not known. After signing in, that payment is looked at first.',
    'unknown',
  ),
  paid: told('Ödeme alındı, sipariş oluştu.', 'The payment was taken and the order exists.', 'charged', {
    analytics: 'Purchase',
    analyticsWhen: { Subscribe: 'isSubscribing' },
  }),
};
