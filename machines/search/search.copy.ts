import type { FlowCopy } from '../kit/testing.ts';
import type { searchMachine } from './search.machine.ts';

export const searchCopy: FlowCopy<typeof searchMachine> = {
  inputs: { opened: { tr: 'Arama açıldı', en: 'The search opens' } },
  states: {
    empty: {
      name: { tr: 'Bir şey yazılmadı', en: 'Nothing typed' },
      says: { tr: 'Alışverişçi yazmaya başlayabilir.', en: 'The shopper can begin to type.' },
    },
    typing: {
      name: { tr: 'Yazıyor', en: 'Typing' },
      says: {
        tr: 'Alışverişçi yazıyor; her harfte sorulmuyor.',
        en: 'The shopper types; not every letter is asked for.',
      },
    },
    searching: {
      name: { tr: 'Aranıyor', en: 'Searching' },
      says: { tr: 'Yazılana uyanlar soruluyor.', en: 'The shop is asked what fits.' },
      calls: 'searchShop',
    },
    found: {
      name: { tr: 'Bulundu', en: 'Found' },
      says: { tr: 'Uyanlar türlerine göre gösteriliyor.', en: 'What fits is shown by kind.' },
    },
    nothing: {
      name: { tr: 'Bir şey bulunamadı', en: 'Nothing fits' },
      says: {
        tr: 'Yazılana uyan yok; nereye bakılabileceği söyleniyor.',
        en: 'Nothing fits; the screen says where else to look.',
      },
    },
    failed: {
      name: { tr: 'Aranamadı', en: 'Not searched' },
      says: {
        tr: 'Cevap gelmedi; yazılan duruyor, yeniden denenebilir.',
        en: 'No answer came; the text stays and can be tried again.',
      },
    },
  },
  events: {
    'text.change': { tr: 'Yazı değişti', en: 'The text changes' },
    'search.retry': { tr: 'Alışverişçi yeniden denedi', en: 'The shopper tries again' },
  },
  answers: {
    'find.done': { tr: 'Cevap geldi', en: 'The answer comes' },
    'find.done.some': { tr: 'Uyanlar geldi', en: 'Something fits' },
    'find.done.none': { tr: 'Uyan yok', en: 'Nothing fits' },
    'find.failed': { tr: 'Aranamadı', en: 'It could not be searched' },
  },
  guards: {
    hasWords: { tr: 'yazıda bir kelime varsa', en: 'there is a word in the text' },
    isFound: { tr: 'uyan bir şey varsa', en: 'something fits' },
  },
};
