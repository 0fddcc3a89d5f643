/** True whether the shopper has just come or has just paid. */
const earlierMayBeOpen = {
  tr: 'Önceki bir ödeme açık kalmış olabilir, önce ona bakılır. O belli olana kadar yeni ödeme başlamaz.',
  en: 'An earlier payment may still be open, so we look first. Until that is known, no new payment starts.',
};

/** What people call its states and what it begins with; the code's own name stands small beside it. */
export const checkoutNames = {
  'money.recovering': earlierMayBeOpen,
  'money.unreachable': earlierMayBeOpen,
  'state.recovering': { tr: 'Yarım ödeme aranıyor', en: 'Is a payment open?' },
  'state.unreachable': { tr: 'Öğrenilemedi', en: 'Could not be learnt' },
  'state.interrupted': { tr: 'Yarım ödeme var', en: 'A payment is open' },
  'state.filling': { tr: 'Sipariş dolduruluyor', en: 'Filling in the order' },
  'state.filling.quoting': { tr: 'Tutar hesaplanıyor', en: 'Pricing' },
  'state.filling.quoteFailed': { tr: 'Tutar alınamadı', en: 'No price came' },
  'state.filling.empty': { tr: 'Sepet boş', en: 'The cart is empty' },
  'state.filling.addressing': { tr: 'Adres seçiliyor', en: 'Choosing the address' },
  'state.filling.drafting': { tr: 'Sözleşmeler hazırlanıyor', en: 'Drawing up contracts' },
  'state.filling.draftFailed': { tr: 'Sözleşme hazırlanamadı', en: 'No contracts came' },
  'state.filling.ready': { tr: 'Siparişe hazır', en: 'Ready to order' },
  'state.paying': { tr: 'Ödeniyor', en: 'Paying' },
  'state.paying.requesting': { tr: 'Sipariş iletiliyor', en: 'Placing the order' },
  'state.paying.lookingUp': { tr: 'Durumu soruluyor', en: 'Asking how it stands' },
  'state.paying.pausing': { tr: 'Az sonra sorulacak', en: 'Pausing' },
  'state.paying.challenging': { tr: 'Bankanın onayında', en: "At the bank's page" },
  'state.paying.unknown': { tr: 'Sonuç belli değil', en: 'Not known' },
  'state.declined': { tr: 'Banka kabul etmedi', en: 'The bank declined' },
  'state.suspended': { tr: 'Oturum bitti', en: 'Session ended' },
  'state.lockedOut': { tr: 'Ödeme sürerken oturum bitti', en: 'Session ended while paying' },
  'state.paid': { tr: 'Ödendi', en: 'Paid' },
  'input.known': { tr: 'Adresi kayıtlı müşteri', en: 'A customer with an address' },
  'input.comingBack': { tr: 'Ödemesi yarım kalan', en: 'Comes back to a payment' },
  'input.newcomer': { tr: 'Adresi olmayan müşteri', en: 'A customer without address' },
  'input.emptyHanded': { tr: 'Sepeti boş', en: 'With an empty cart' },
};
