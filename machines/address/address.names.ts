/** What people call its states and what it begins with; the code's own name stands small beside it. */
export const addressNames = {
  'state.writing': { tr: 'Adres yazılıyor', en: 'Writing the address' },
  'state.writing.listing': { tr: 'Liste isteniyor', en: 'Asking for the list' },
  'state.writing.listed': { tr: 'Liste geldi mi?', en: 'Is the list here?' },
  'state.writing.unlisted': { tr: 'Liste alınamadı', en: 'No list came' },
  'state.writing.editing': { tr: 'Form dolduruluyor', en: 'Filling in the form' },
  'state.choosing': { tr: 'Hangi sipariş için?', en: 'For which orders?' },
  'state.saving': { tr: 'Kaydediliyor', en: 'Saving' },
  'state.conflicted': { tr: 'Başka yerde değişmiş', en: 'Changed elsewhere' },
  'state.reloading': { tr: 'Son hâli okunuyor', en: 'Reading the newest' },
  'state.saved': { tr: 'Kaydedildi', en: 'Saved' },
  'state.closed': { tr: 'Kapatıldı', en: 'Closed' },
  'input.entry': { tr: 'Yeni adres', en: 'A new address' },
  'input.filledEntry': { tr: 'Doldurulmuş yeni adres', en: 'A new address, filled in' },
  'input.editInUse': { tr: 'Siparişteki adres düzenleniyor', en: 'An address in use is edited' },
};
