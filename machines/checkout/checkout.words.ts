import type { CheckoutMeta } from './checkout.types.ts';

/** A state in words: for the product owner, and for the money sentence on the screen. */
function told(
  money: CheckoutMeta['money'],
  tr: string,
  en: string,
  more: Pick<CheckoutMeta, 'operationId' | 'analytics'> = {},
) {
  return { description: en, meta: { money, description: { tr, en }, ...more } };
}

export const words = {
  recovering: told(
    'unknown',
    'Yarım kalmış bir ödeme var mı diye bakılıyor.',
    'We look whether a payment was left unfinished.',
    { operationId: 'getOpenAttempt', analytics: 'InitiateCheckout' },
  ),
  unreachable: told(
    'unknown',
    'Yarım kalmış bir ödeme olup olmadığı öğrenilemedi; bağlantı gelince yeniden bakılır.',
    'We could not learn whether a payment was left unfinished; we look again when the connection is back.',
  ),
  interrupted: told(
    'unknown',
    'Yarım kalmış bir ödeme var. Yenisi başlamaz; bunun sonucu öğrenilir.',
    'A payment was left unfinished. No new one starts; this one is brought to its end.',
  ),
  filling: told(
    'notCharged',
    'Alışverişçi siparişi tamamlıyor: adres, kart, sözleşmeler.',
    'The shopper completes the order: address, card, contracts.',
  ),
  quoting: told('notCharged', 'Sepetin tutarı sunucuda hesaplanıyor.', 'The server prices the cart.', {
    operationId: 'calculateForAccount',
  }),
  quoteFailed: told(
    'notCharged',
    'Tutar hesaplanamadı; girilenler duruyor.',
    'The price could not be worked out; what was entered stays.',
  ),
  empty: told('notCharged', 'Sepet boş, ödenecek bir şey yok.', 'The cart is empty; there is nothing to pay.'),
  addressing: told(
    'notCharged',
    'Alışverişçi teslimat adresini seçiyor ya da yazıyor.',
    'The shopper chooses or writes the delivery address.',
  ),
  drafting: told(
    'notCharged',
    'Ön bilgilendirme formu ve mesafeli satış sözleşmesi hazırlanıyor.',
    'The preliminary information form and the distance-sales contract are drawn up.',
    { operationId: 'generateDistanceSalesContract', analytics: 'AddAddressInfo' },
  ),
  draftFailed: told(
    'notCharged',
    'Sözleşmeler hazırlanamadı; okunmadan ödeme alınmaz.',
    'The contracts could not be drawn up; nothing is charged before they are read.',
  ),
  ready: told(
    'notCharged',
    'Her şey hazır. Kart yazılıp sözleşmeler onaylanınca sipariş verilebilir.',
    'All is ready: with a card and both contracts accepted, the order can be placed.',
  ),
  paying: told('unknown', 'Sipariş verildi, para hareket edebilir.', 'The order was placed; money may move.'),
  requesting: told(
    'unknown',
    'Sipariş sunucuya, oradan bankaya iletiliyor.',
    'The order goes to the server and from there to the bank.',
    { operationId: 'requestThreeDSecurePurchase', analytics: 'AddPaymentInfo' },
  ),
  lookingUp: told(
    'unknown',
    'Cevap gelmedi; aynı anahtarla ödemenin durumu soruluyor.',
    'No answer came; the same key is used to ask how the payment stands.',
    { operationId: 'getAttemptByKey' },
  ),
  pausing: told('unknown', 'Bir sonraki sorudan önce beklenir.', 'A moment passes before the next question.'),
  challenging: told('unknown', 'Alışverişçi bankanın onay sayfasında.', "The shopper is on the bank's approval page."),
  declined: told(
    'notCharged',
    'Banka kabul etmedi. Para çekilmedi; başka bir kart denenebilir.',
    'The bank refused. Nothing has been charged; another card can be tried.',
  ),
  unknown: told(
    'unknown',
    'Bilmiyoruz. Yeniden ödenmemeli; sonucu öğrenince yazacağız.',
    'We do not know. The shopper must not pay again; we will write when we know.',
  ),
  suspended: told(
    'notCharged',
    'Oturum bitti. Giriş yapınca alışverişçi kaldığı yere döner.',
    'The session ended. After signing in the shopper stands where they were.',
  ),
  paid: told('charged', 'Ödeme alındı, sipariş oluştu.', 'The payment was taken and the order exists.', {
    analytics: 'Purchase',
  }),
};
