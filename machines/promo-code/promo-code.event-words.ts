/** What happens, in plain words, for the people who read paths and walk the diagram. */
export const promoCodeWords = {
  'cart.changed': { tr: 'Sepetteki kod değişti', en: 'The code on the cart changed' },
  'link.opened': { tr: 'Alışverişçi kodlu bir bağlantıyla geldi', en: 'The shopper came by a link with a code' },
  'code.apply': { tr: 'Alışverişçi kodu yazıp uyguladı', en: 'The shopper typed a code and applied it' },
  'code.clear': { tr: 'Alışverişçi kodu sildi', en: 'The shopper took the code away' },
  'code.retry': { tr: 'Alışverişçi yeniden denedi', en: 'The shopper tried again' },
  'student.recognised': { tr: 'Öğrenci olduğu anlaşıldı', en: 'A student was recognised' },
  'application.done.accepted': { tr: 'Kod geçti', en: 'The code counts' },
  'application.done.refused': { tr: 'Kod geçmedi', en: 'The code does not count' },
  'application.done.refusedWithoutReason': {
    tr: 'Kod geçmedi, nedeni söylenmedi',
    en: 'The code does not count, no reason given',
  },
  'application.done.noPromoState': {
    tr: 'Sunucu kod hakkında bir şey demedi',
    en: 'The server said nothing of the code',
  },
  'application.failed.offline': { tr: 'Bağlantı yok', en: 'There is no connection' },
  'application.failed.timeout': { tr: 'Sunucu geç kaldı', en: 'The server is too late' },
  'application.failed.unavailable': { tr: 'Sunucu cevap veremiyor', en: 'The server cannot answer' },
  'default.done.found': { tr: 'Öğrenci kodu bulundu', en: "The students' code was found" },
  'default.done.none': { tr: 'Öğrenciye kod yok', en: 'There is no code for students' },
  'default.failed.unavailable': { tr: 'Sunucu cevap veremiyor', en: 'The server cannot answer' },
  'after.persistLimit': { tr: '5 saniye sepet okunamadı', en: '5 seconds pass and the cart is not read' },
  'after.lookupLimit': { tr: '8 saniye cevap gelmedi', en: '8 seconds pass without an answer' },
  'after.applyLimit': { tr: '10 saniye cevap gelmedi', en: '10 seconds pass without an answer' },
};
