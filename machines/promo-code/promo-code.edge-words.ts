/** What the diagram says on its edges: how a service ended, and when a guard says yes. */
export const promoCodeEdgeWords = {
  'default.done': { tr: 'Öğrencinin kodu arandı', en: "The student's code was looked for" },
  'default.failed': { tr: 'Öğrencinin kodu öğrenilemedi', en: "The student's code is not known" },
  'application.done': { tr: 'Sunucu kodu değerlendirdi', en: 'The server judged the code' },
  'application.failed': { tr: 'Kod sorulamadı', en: 'The code could not be asked about' },
  'guard.isCartRead': { tr: 'sepet okunduysa', en: 'the cart has been read' },
  'guard.isWorthAsking': { tr: 'kod sorulmaya değerse', en: 'the code is worth asking about' },
  'guard.isWithoutCart': { tr: 'sepet okunamadıysa', en: 'there is no cart to use it on' },
  'guard.isTooLong': { tr: 'bir kod olamayacak kadar uzunsa', en: 'it is too long to be a code' },
  'guard.isRefused': { tr: 'kod kabul edilmediyse', en: 'the code was refused' },
  'guard.isAccepted': { tr: 'kod geçerliyse', en: 'the code counts' },
  'guard.wantsDefault': { tr: 'öğrencinin kendi kodu aranmalıysa', en: "the student's own code is to be found" },
  'guard.isCode': { tr: 'kodu varsa', en: 'there is one' },
  'guard.isOtherCode': { tr: 'başka bir kodsa', en: 'it is another code' },
  'guard.isAnswerAccepted': { tr: 'sunucu kabul ettiyse', en: 'the server accepted it' },
  'guard.isErrorGone': { tr: 'sorun ortadan kalktıysa', en: 'the trouble is gone' },
};
