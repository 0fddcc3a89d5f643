/** What people call its states and what it begins with; the code's own name stands small beside it. */
export const cartNames = {
  'state.storage': { tr: 'Saklama', en: 'Keeping' },
  'state.storage.hydrating': { tr: 'Sepet okunuyor', en: 'Reading the cart' },
  'state.storage.ready': { tr: 'Saklanıyor', en: 'Kept' },
  'state.storage.unreadable': { tr: 'Okunamadı', en: 'Not readable' },
  'state.calculation': { tr: 'Hesap', en: 'Pricing' },
  'state.calculation.idle': { tr: 'Hesap yok', en: 'Nothing to price' },
  'state.calculation.waiting': { tr: 'Bekleniyor', en: 'Waiting a moment' },
  'state.calculation.calculating': { tr: 'Hesaplanıyor', en: 'Pricing the cart' },
  'state.calculation.current': { tr: 'Fiyat güncel', en: 'Price is current' },
  'state.calculation.failed': { tr: 'Fiyat alınamadı', en: 'No price came' },
  'state.calculation.offline': { tr: 'Bağlantı yok', en: 'Offline' },
  'state.calculation.timedOut': { tr: 'Yanıt gecikti', en: 'No answer in time' },
  'input.empty': { tr: 'Boş sepet', en: 'An empty cart' },
  'input.kept': { tr: 'Saklanmış sepet', en: 'A kept cart' },
  'input.full': { tr: 'Fiyatı sorulabilen sepet', en: 'A cart that can be priced' },
  'input.unread': { tr: 'Okunmamış sepet', en: 'A cart not yet read' },
};
