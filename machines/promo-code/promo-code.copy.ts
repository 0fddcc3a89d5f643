import type { FlowCopy } from '../kit/testing.ts';
import type { promoCodeMachine } from './promo-code.machine.ts';

export const promoCodeCopy: FlowCopy<typeof promoCodeMachine> = {
  inputs: {
    unread: { tr: 'Sepet okunmadan', en: 'Before the cart is read' },
    withoutCode: { tr: 'Kod olmadan', en: 'Without a code' },
    withCode: { tr: 'Kodla gelen', en: 'With a code' },
  },
  states: {
    starting: {
      name: { tr: 'Sepet bekleniyor', en: 'Waiting for the cart' },
      says: {
        tr: 'Sepetin okunması bekleniyor; bağlantıyla gelen kod unutulmaz.',
        en: 'Waiting for the cart to be read; a code from a link is not forgotten.',
      },
    },
    deciding: {
      name: { tr: 'Sorulsun mu?', en: 'Worth asking?' },
      says: {
        tr: 'Kodun sorulmaya değer olup olmadığına bakılıyor.',
        en: 'The flow decides whether the code is worth asking about.',
      },
    },
    none: { name: { tr: 'Kod yok', en: 'No code' }, says: { tr: 'Sepette kod yok.', en: 'No code is in effect.' } },
    findingDefault: {
      name: { tr: 'Öğrenci kodu aranıyor', en: 'Looking for the student code' },
      says: { tr: 'Öğrencinin kendi kodu aranıyor.', en: "The student's own code is looked up." },
      calls: 'getDefaultPromoCode',
    },
    applying: {
      name: { tr: 'Kod işleniyor', en: 'Applying the code' },
      says: { tr: 'Kod sepete işleniyor.', en: 'The code is being applied to the cart.' },
      calls: 'calculateForAccount',
    },
    accepted: {
      name: { tr: 'Kod geçerli', en: 'Code accepted' },
      says: { tr: 'Kod geçerli, indirim sepette.', en: 'The code counts and the discount is in the cart.' },
    },
    refused: {
      name: { tr: 'Kod kabul edilmedi', en: 'Code refused' },
      says: {
        tr: 'Kod kabul edilmedi; nedeni yazıyor, başkası denenebilir.',
        en: 'The code was not accepted; the reason is shown and another can be tried.',
      },
    },
    unprocessed: {
      name: { tr: 'Kod sorulamadı', en: 'Could not be asked' },
      says: {
        tr: 'Kod sorulamadı; yeniden denenebilir.',
        en: 'The code could not be asked about; it can be tried again.',
      },
    },
  },
  events: {
    'cart.changed': { tr: 'Sepetteki kod değişti', en: 'The code on the cart changed' },
    'link.opened': { tr: 'Alışverişçi kodlu bir bağlantıyla geldi', en: 'The shopper came by a link with a code' },
    'code.apply': { tr: 'Alışverişçi kodu yazıp uyguladı', en: 'The shopper typed a code and applied it' },
    'code.clear': { tr: 'Alışverişçi kodu sildi', en: 'The shopper took the code away' },
    'code.retry': { tr: 'Alışverişçi yeniden denedi', en: 'The shopper tried again' },
    'student.recognised': { tr: 'Öğrenci olduğu anlaşıldı', en: 'A student was recognised' },
  },
  answers: {
    'default.done': { tr: 'Öğrencinin kodu arandı', en: "The student's code was looked for" },
    'default.done.found': { tr: 'Öğrenci kodu bulundu', en: "The students' code was found" },
    'default.done.none': { tr: 'Öğrenciye kod yok', en: 'There is no code for students' },
    'default.failed': { tr: 'Öğrencinin kodu öğrenilemedi', en: "The student's code is not known" },
    'application.done': { tr: 'Sunucu kodu değerlendirdi', en: 'The server judged the code' },
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
    'application.failed': { tr: 'Kod sorulamadı', en: 'The code could not be asked about' },
  },
  guards: {
    isCartRead: { tr: 'sepet okunduysa', en: 'the cart has been read' },
    isWorthAsking: { tr: 'kod sorulmaya değerse', en: 'the code is worth asking about' },
    isWithoutCart: { tr: 'sepet okunamadıysa', en: 'there is no cart to use it on' },
    isTooLong: { tr: 'bir kod olamayacak kadar uzunsa', en: 'it is too long to be a code' },
    isRefused: { tr: 'kod kabul edilmediyse', en: 'the code was refused' },
    isAccepted: { tr: 'kod geçerliyse', en: 'the code counts' },
    wantsDefault: { tr: 'öğrencinin kendi kodu aranmalıysa', en: "the student's own code is to be found" },
    isFound: { tr: 'kodu varsa', en: 'there is one' },
    isOtherCode: { tr: 'başka bir kodsa', en: 'it is another code' },
    isAnswerAccepted: { tr: 'sunucu kabul ettiyse', en: 'the server accepted it' },
    isErrorGone: { tr: 'sorun ortadan kalktıysa', en: 'the trouble is gone' },
  },
  delays: { persistLimit: { tr: '5 saniye sepet okunamadı', en: '5 seconds pass and the cart is not read' } },
};
