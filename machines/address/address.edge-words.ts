/** What the diagram says on its edges: how a service ended, and when a guard says yes. */
export const addressEdgeWords = {
  'places.done': { tr: 'Liste geldi', en: 'The list arrived' },
  'places.failed': { tr: 'Liste gelmedi', en: 'The list did not arrive' },
  'save.done': { tr: 'Adres kaydedildi', en: 'The address was stored' },
  'save.failed': { tr: 'Adres kaydedilemedi', en: 'The address was not stored' },
  'read.done': { tr: 'Adresin son hâli okundu', en: 'The newest version was read' },
  'read.failed': { tr: 'Adresin son hâli okunamadı', en: 'The newest version could not be read' },
  'guard.isLevelClosed': { tr: 'üst basamak seçilmediyse', en: 'the level above is not chosen' },
  'guard.hasLevelBelow': { tr: 'altında basamak varsa', en: 'there is a level below' },
  'guard.hasMoreToList': { tr: 'istenecek liste kaldıysa', en: 'a list is still to be asked for' },
  'guard.isInvalid': { tr: 'eksik ya da yanlış alan varsa', en: 'a field is missing or wrong' },
  'guard.isInUse': { tr: 'siparişlerde kullanılıyorsa', en: 'orders use this address' },
  'guard.isConflict': { tr: 'bu arada başka yerde değiştiyse', en: 'it was changed elsewhere meanwhile' },
};
