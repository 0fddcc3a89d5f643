/** What people call its states and what it begins with; the code's own name stands small beside it. */
export const customPacketNames = {
  'state.opening': { tr: 'Kutu açılıyor', en: 'Opening' },
  'state.empty': { tr: 'Kutu boş', en: 'The box is empty' },
  'state.filled': { tr: 'Kutu dolu', en: 'Something in the box' },
  'state.placing': { tr: 'Sepete konuyor', en: 'Going into the cart' },
  'state.placed': { tr: 'Sepette', en: 'In the cart' },
  'state.duplicate': { tr: 'Aynısı sepette var', en: 'In the cart already' },
  'state.failed': { tr: 'Sepete konamadı', en: 'Could not be placed' },
  'input.emptyBox': { tr: 'Boş kutu', en: 'An empty box' },
  'input.readyMade': { tr: 'Hazır kutudan başlayan', en: 'From a ready-made box' },
  'input.inPlaceOfALine': { tr: 'Sepetteki kutuyu değiştiren', en: 'In place of a box in the cart' },
  'input.junk': { tr: 'Bozuk bağlantı', en: 'A damaged link' },
};
