/** What people call its states and what it begins with; the code's own name stands small beside it. */
export const promoCodeNames = {
  'state.starting': { tr: 'Sepet bekleniyor', en: 'Waiting for the cart' },
  'state.deciding': { tr: 'Sorulsun mu?', en: 'Worth asking?' },
  'state.none': { tr: 'Kod yok', en: 'No code' },
  'state.findingDefault': { tr: 'Öğrenci kodu aranıyor', en: 'Looking for the student code' },
  'state.applying': { tr: 'Kod işleniyor', en: 'Applying the code' },
  'state.accepted': { tr: 'Kod geçerli', en: 'Code accepted' },
  'state.refused': { tr: 'Kod kabul edilmedi', en: 'Code refused' },
  'state.unprocessed': { tr: 'Kod sorulamadı', en: 'Could not be asked' },
  'input.unread': { tr: 'Sepet okunmadan', en: 'Before the cart is read' },
  'input.withoutCode': { tr: 'Kod olmadan', en: 'Without a code' },
  'input.withCode': { tr: 'Kodla gelen', en: 'With a code' },
};
