import type { FlowCopy } from '../kit/testing.ts';
import type { checkoutMachine } from './checkout.machine.ts';

export const checkoutCopy: FlowCopy<typeof checkoutMachine> = {
  inputs: {
    known: { tr: 'Adresi kayıtlı müşteri', en: 'A customer with an address' },
    comingBack: { tr: 'Ödemesi yarım kalan', en: 'Comes back to a payment' },
    newcomer: { tr: 'Adresi olmayan müşteri', en: 'A customer without address' },
    addressLost: { tr: 'Seçtiği adres silinmiş', en: 'The address they chose was deleted' },
    emptyHanded: { tr: 'Sepeti boş', en: 'With an empty cart' },
  },
  states: {
    recovering: {
      name: { tr: 'Yarım ödeme aranıyor', en: 'Is a payment open?' },
      says: {
        tr: 'Yarım kalmış bir ödeme var mı diye bakılıyor.',
        en: 'We’re checking whether a payment was left unfinished.',
      },
      calls: 'findOpenAttempt',
      money: {
        tr: 'Önceki bir ödeme açık kalmış olabilir, önce ona bakılır. O belli olana kadar yeni ödeme başlamaz.',
        en: 'An earlier payment may still be open, so we check first. Until we know, no new payment starts.',
      },
    },
    unreachable: {
      name: { tr: 'Öğrenilemedi', en: 'We couldn’t find out' },
      says: {
        tr: 'Yarım kalmış bir ödeme olup olmadığı öğrenilemedi; bağlantı gelince yeniden bakılır.',
        en: 'We couldn’t find out whether a payment was left unfinished; we check again when the connection is back.',
      },
      money: {
        tr: 'Önceki bir ödeme açık kalmış olabilir, önce ona bakılır. O belli olana kadar yeni ödeme başlamaz.',
        en: 'An earlier payment may still be open, so we check first. Until we know, no new payment starts.',
      },
    },
    interrupted: {
      name: { tr: 'Yarım ödeme var', en: 'A payment is open' },
      says: {
        tr: 'Yarım kalmış bir ödeme var. Sunucu bankadan umudu kesene kadar yenisi başlamaz; bunun sonucu öğrenilir.',
        en: 'A payment was left unfinished. No new one starts until the server has given up waiting for the bank; this one is brought to its end.',
      },
    },
    unapproved: {
      name: { tr: 'Onay bekleyen ödeme var', en: 'A payment waits for approval' },
      says: {
        tr: 'Yarım kalmış ödeme bankada onay bekliyor; şu ana kadar para çekilmedi. Yenisi başlamaz.',
        en: 'The unfinished payment waits at the bank for approval; so far nothing has been charged. No new one starts.',
      },
    },
    checking: {
      name: { tr: 'Onaylandı mı, bakılıyor', en: 'Was it approved?' },
      says: {
        tr: 'Onay bekleyen ödemeye yeniden bakılıyor.',
        en: 'The payment that waits for approval is looked at again.',
      },
      calls: 'findOpenAttempt',
    },
    filling: {
      name: { tr: 'Sipariş dolduruluyor', en: 'Filling in the order' },
      says: {
        tr: 'Alışverişçi siparişi tamamlıyor: adres, kart, sözleşmeler.',
        en: 'The shopper completes the order: address, card, agreements.',
      },
    },
    'filling.quoting': {
      name: { tr: 'Tutar hesaplanıyor', en: 'Pricing' },
      says: { tr: 'Sepetin tutarı sunucuda hesaplanıyor.', en: 'The server prices the cart.' },
      calls: 'calculateForAccount',
    },
    'filling.quoteFailed': {
      name: { tr: 'Tutar alınamadı', en: 'No price came' },
      says: {
        tr: 'Tutar hesaplanamadı; girilenler duruyor.',
        en: 'The price could not be worked out; what was entered stays.',
      },
    },
    'filling.empty': {
      name: { tr: 'Sepet boş', en: 'The cart is empty' },
      says: { tr: 'Sepet boş, ödenecek bir şey yok.', en: 'The cart is empty; there is nothing to pay.' },
    },
    'filling.addressing': {
      name: { tr: 'Adres seçiliyor', en: 'Choosing the address' },
      says: {
        tr: 'Alışverişçi teslimat adresini seçiyor ya da yazıyor.',
        en: 'The shopper chooses or writes the delivery address.',
      },
    },
    'filling.drafting': {
      name: { tr: 'Sözleşmeler hazırlanıyor', en: 'Drawing up agreements' },
      says: {
        tr: 'Ön bilgilendirme formu ve mesafeli satış sözleşmesi hazırlanıyor.',
        en: 'The preliminary information form and the distance-sales agreement are drawn up.',
      },
      calls: 'generateDistanceSalesContract',
    },
    'filling.draftFailed': {
      name: { tr: 'Sözleşme hazırlanamadı', en: 'No agreements came' },
      says: {
        tr: 'Sözleşmeler hazırlanamadı; okunmadan ödeme alınmaz.',
        en: 'The agreements could not be drawn up; nothing is charged before they are read.',
      },
    },
    'filling.ready': {
      name: { tr: 'Siparişe hazır', en: 'Ready to order' },
      says: {
        tr: 'Her şey hazır. Kart yazılıp sözleşmeler onaylanınca sipariş verilebilir.',
        en: 'All is ready: with a card and both agreements accepted, the order can be placed.',
      },
    },
    paying: {
      name: { tr: 'Ödeniyor', en: 'Paying' },
      says: { tr: 'Sipariş verildi, para hareket edebilir.', en: 'The order was placed; money may move.' },
    },
    'paying.requesting': {
      name: { tr: 'Sipariş iletiliyor', en: 'Placing the order' },
      says: {
        tr: 'Sipariş sunucuya, oradan bankaya iletiliyor.',
        en: 'The order goes to the server and from there to the bank.',
      },
      calls: 'requestThreeDSecurePurchase',
    },
    'paying.lookingUp': {
      name: { tr: 'Durumu soruluyor', en: 'Asking what became of it' },
      says: {
        tr: 'Cevap gelmedi; aynı anahtarla ödemenin durumu soruluyor.',
        en: 'No answer came; we ask what became of the payment, under the same key.',
      },
      calls: 'getAttemptByKey',
    },
    'paying.pausing': {
      name: { tr: 'Az sonra sorulacak', en: 'Pausing' },
      says: { tr: 'Bir sonraki sorudan önce beklenir.', en: 'A moment passes before the next question.' },
    },
    'paying.challenging': {
      name: { tr: 'Bankanın onayında', en: "At the bank's page" },
      says: {
        tr: 'Alışverişçi bankanın onay sayfasında; para çekildi mi, oradaki akış söyler.',
        en: "The shopper is on the bank's approval page; the flow in there says whether money moved.",
      },
    },
    'paying.unknown': {
      name: { tr: 'Sonuç belli değil', en: 'Not known' },
      says: {
        tr: 'Bilmiyoruz. Yeniden ödenmemeli; sonucu öğrenince yazacağız.',
        en: 'We do not know. The shopper must not pay again; we will write when we know.',
      },
    },
    declined: {
      name: { tr: 'Banka kabul etmedi', en: 'The bank declined' },
      says: {
        tr: 'Banka kabul etmedi. Para çekilmedi; başka bir kart denenebilir.',
        en: 'The bank refused. Nothing has been charged; another card can be tried.',
      },
    },
    suspended: {
      name: { tr: 'Oturum bitti', en: 'Session ended' },
      says: {
        tr: 'Oturum bitti. Giriş yapınca alışverişçi kaldığı yere döner.',
        en: 'The session ended. After signing in, the shopper is back where they left off.',
      },
    },
    lockedOut: {
      name: { tr: 'Ödeme sürerken oturum bitti', en: 'Session ended while paying' },
      says: {
        tr: 'Oturum, bir ödemenin sonucu belli değilken bitti. Giriş yapınca önce o ödemeye bakılır.',
        en: 'The session ended while the end of a payment was not known. After signing in, we check that payment first.',
      },
    },
    paid: {
      name: { tr: 'Ödendi', en: 'Paid' },
      says: { tr: 'Ödeme alındı, sipariş oluştu.', en: 'The payment was taken and the order exists.' },
    },
  },
  events: {
    'cart.changed': { tr: 'Sepet değişti', en: 'The cart changed' },
    'addresses.known': { tr: 'Adres defteri geldi', en: 'The address book came' },
    'address.choose': { tr: 'Alışverişçi adres seçti', en: 'The shopper chose an address' },
    'billing.want': { tr: 'Alışverişçi faturayı başka adrese istedi', en: 'The shopper wants the invoice elsewhere' },
    'balance.use': {
      tr: 'Alışverişçi bakiyesini kullanmaktan vazgeçti',
      en: 'The shopper keeps the balance for later',
    },
    'agreement.set': { tr: 'Alışverişçi bir onay kutusunu değiştirdi', en: 'The shopper changed a consent box' },
    'quote.retry': { tr: 'Alışverişçi yeniden denedi', en: 'The shopper tried again' },
    'order.place': { tr: 'Alışverişçi öde düğmesine bastı', en: 'The shopper pressed pay' },
    'payment.again': {
      tr: 'Müşteri sonucu beklemeden yeniden ödemek istedi',
      en: 'The shopper chose to pay again without waiting for the end',
    },
    'payment.resume': {
      tr: 'Alışverişçi yarım kalan ödemeye döndü',
      en: 'The shopper went back to the unfinished payment',
    },
    'payment.retry': { tr: 'Alışverişçi başka bir kart deneyecek', en: 'The shopper will try another card' },
    'payment.check': { tr: 'Alışverişçi yeniden sordu', en: 'The shopper asked again' },
    'network.returned': { tr: 'Bağlantı geri geldi', en: 'The connection is back' },
    'attempt.ended': { tr: 'Başka bir sekmedeki ödeme bitti', en: 'A payment in another tab ended' },
    'session.restored': { tr: 'Alışverişçi yeniden giriş yaptı', en: 'The shopper signed in again' },
  },
  answers: {
    'recovery.done.none': { tr: 'Yarım kalan ödeme yok', en: 'No payment was left unfinished' },
    'recovery.done.cardCheck': { tr: 'Bir kart doğrulaması açık', en: 'A card check is still open' },
    'recovery.done.atBank': { tr: 'Yarım kalan ödeme onay bekliyor', en: 'An unfinished payment waits for approval' },
    'recovery.done.anotherAtBank': { tr: 'Başka bir ödeme onay bekliyor', en: 'Another payment waits for approval' },
    'recovery.done.givenUp': {
      tr: 'Banka yarım saattir susuyor; yeniden ödenebilir',
      en: 'The bank has been silent for half an hour; it may be paid again',
    },
    'recovery.done.unfinished': { tr: 'Yarım kalmış bir ödeme var', en: 'A payment was left unfinished' },
    'recovery.done.paid': { tr: 'Ödeme bu arada alınmış', en: 'The payment was taken meanwhile' },
    'recovery.done.declined': { tr: 'Banka bu arada reddetmiş', en: 'The bank declined meanwhile' },
    'recovery.done': { tr: 'Yarım ödeme var mı, belli', en: 'We know whether a payment is open' },
    'recovery.failed': { tr: 'Yarım ödeme var mı, öğrenilemedi', en: 'Whether a payment is open is not known' },
    'quote.done.priced': { tr: 'Tutar hesaplandı', en: 'The price was worked out' },
    'quote.done': { tr: 'Toplam geldi', en: 'The total arrived' },
    'quote.failed': { tr: 'Toplam öğrenilemedi', en: 'The total is not known' },
    'contracts.done.drawnUp': { tr: 'Sözleşmeler hazırlandı', en: 'The agreements were drawn up' },
    'contracts.done.drawnUpAgain': {
      tr: 'Sözleşmeler yeni metinle hazırlandı',
      en: 'The agreements were drawn up again',
    },
    'contracts.failed.addressesGone': { tr: 'Seçilen adresler silinmiş', en: 'The chosen addresses are gone' },
    'contracts.failed.billingGone': { tr: 'Faturanın adresi silinmiş', en: 'The billing address is gone' },
    'contracts.done': { tr: 'Sözleşmeler hazır', en: 'The agreements are ready' },
    'contracts.failed': { tr: 'Sözleşmeler hazırlanamadı', en: 'The agreements are not ready' },
    'order.done.bankAsks': { tr: 'Banka onay istiyor', en: 'The bank asks for approval' },
    'order.done.paidAtOnce': { tr: 'Ödeme hemen alındı', en: 'The payment was taken at once' },
    'order.done.declined': { tr: 'Banka hemen reddetti', en: 'The bank declines at once' },
    'order.failed.cardDeclined': { tr: 'Banka reddetti', en: 'The bank declines the card' },
    'order.failed.paymentInProgress': { tr: 'Başka bir ödeme açık', en: 'Another payment is open' },
    'order.failed.keyOfAnotherTab': {
      tr: 'Başka bir sekme bu denemeyle sipariş vermiş',
      en: 'Another tab has ordered with this attempt',
    },
    'order.failed.miscalculation': { tr: 'Fiyat değişmiş', en: 'The price has changed' },
    'order.failed.outOfStock': { tr: 'Stok bitmiş', en: 'The stock has run out' },
    'order.failed.addressesGone': { tr: 'Seçilen adresler silinmiş', en: 'The chosen addresses are gone' },
    'order.failed.billingGone': { tr: 'Faturanın adresi silinmiş', en: 'The billing address is gone' },
    'order.failed.textsChanged': { tr: 'Metinler değişmiş', en: 'The texts have changed' },
    'order.failed.codeRefused': { tr: 'İndirim kodu artık geçerli değil', en: 'The discount code is no longer valid' },
    'order.failed.invalid': { tr: 'Kart bilgisi hatalı', en: 'The card data is wrong' },
    'order.failed.broken': { tr: 'Cevap okunamadı', en: 'The answer could not be read' },
    'order.done': { tr: 'Sunucu siparişi aldı', en: 'The server took the order' },
    'order.failed': { tr: 'Sipariş alınamadı', en: 'The order was not taken' },
    'lookup.done.neverArrived': { tr: 'Sipariş sunucuya hiç ulaşmamış', en: 'The order never reached the server' },
    'lookup.done.bankAsks': { tr: 'Banka onay istiyor', en: 'The bank asks for approval' },
    'lookup.done.paid': { tr: 'Ödeme alınmış', en: 'The payment had been taken' },
    'lookup.done.declined': { tr: 'Banka reddetmiş', en: 'The bank had declined' },
    'lookup.done': { tr: 'Ödeme bulundu', en: 'The payment was found' },
    'lookup.failed': { tr: 'Ödeme bulunamadı', en: 'The payment was not found' },
    'challenge.done.paid': { tr: 'Banka onayladı', en: 'The bank approved' },
    'challenge.done.declined': { tr: 'Banka kartı reddetti', en: 'The bank declines the card' },
    'challenge.done.expired': { tr: 'Onay süresi doldu', en: 'The time for approving ran out' },
    'challenge.done.cancelled': { tr: 'Alışverişçi bankada vazgeçti', en: 'The shopper gave up at the bank' },
    'challenge.done.unknown': { tr: 'Banka henüz söylemedi', en: 'The bank hasn’t said yet' },
    'challenge.failed.broken': { tr: 'Onay ekranı bozuldu', en: 'The approval screen broke' },
    'challenge.done': { tr: 'Banka onayı bitti', en: "The bank's approval ended" },
    'challenge.failed': { tr: 'Banka onayı bozuldu', en: "The bank's approval broke" },
  },
  guards: {
    'isAnswer: paid': { tr: 'ödendiyse', en: 'it is paid' },
    'isAnswer: declined': { tr: 'banka kabul etmediyse', en: 'the bank declined' },
    'isAnswer: open': { tr: 'banka onay bekliyorsa', en: 'the bank waits for approval' },
    isUncharged: { tr: 'banka onay bekliyor, para çekilmediyse', en: 'the bank waits and nothing was charged' },
    isPaidElsewhere: { tr: 'başka bir sekmenin siparişi ödendiyse', en: "another tab's order is paid" },
    isOverElsewhere: { tr: 'başka bir sekmenin siparişi olmadıysa', en: "nothing came of another tab's order" },
    isChoiceGone: { tr: 'seçilen adres artık yoksa', en: 'a chosen address is gone' },
    isAddressLikely: { tr: 'henüz adres seçilmediyse', en: 'no address was chosen yet' },
    hasContracts: { tr: 'sözleşmeler hazırsa', en: 'the agreements are ready' },
    hasAddress: { tr: 'adres seçildiyse', en: 'an address is chosen' },
    canPayAgain: { tr: 'sunucu bankayı beklemekten vazgeçtiyse', en: 'the server has given up waiting for the bank' },
    isCartEmpty: { tr: 'sepet boşsa', en: 'the cart is empty' },
    isOrderPayable: { tr: 'ödemek için eksik yoksa', en: 'nothing is missing to pay' },
    'isCode: CARD_DECLINED': { tr: 'kart kabul edilmediyse', en: 'the card was declined' },
    'isCode: PAYMENT_IN_PROGRESS': { tr: 'başka bir ödeme sürüyorsa', en: 'another payment is under way' },
    isKeyTaken: { tr: 'bu anahtarla başka bir sipariş verildiyse', en: 'another order has used this key' },
    'isCode: IDEMPOTENCY_MISMATCH': {
      tr: 'sipariş aynı anahtarla başka gönderildiyse',
      en: 'the order was sent differently under its key',
    },
    isCartChanged: { tr: 'sepet bu arada değiştiyse', en: 'the cart has changed meanwhile' },
    isOutcomeUnknown: { tr: 'ne olduğu bilinmiyorsa', en: 'it is not known what happened' },
    'isCode: MISCALCULATION': { tr: 'fiyat değiştiyse', en: 'the price has changed' },
    'isCode: OUT_OF_STOCK': { tr: 'ürün tükendiyse', en: 'something is sold out' },
    'isCode: ADDRESS_NOT_FOUND': { tr: 'adres silinmişse', en: 'the address is gone' },
    'isCode: AGREEMENT_OUTDATED': { tr: 'metinler değiştiyse', en: 'the texts have changed' },
    'isCode: PROMO_REFUSED': { tr: 'indirim kodu geçmiyorsa', en: 'the discount code does not count' },
    areLookupsSpent: { tr: 'yeterince sorulduysa', en: 'it was asked often enough' },
    'isOutcome: paid': { tr: 'ödendiyse', en: 'it is paid' },
    'isOutcome: declined, expired': {
      tr: 'banka kabul etmedi ya da süre dolduysa',
      en: 'the bank declined, or time ran out',
    },
    'isOutcome: cancelled': { tr: 'vazgeçildiyse', en: 'it was given up' },
  },
};
