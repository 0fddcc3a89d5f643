import type { FlowCopy } from '../kit/testing.ts';
import type { mailActionMachine } from './mail-action.machine.ts';

const used = { tr: 'Bağlantı kullanılmış', en: 'The link has been used' };
const tooLate = { tr: 'Artık değiştirilemiyor', en: 'It is too late for a change' };
const unsaid = { tr: 'Cevap gelmedi', en: 'No answer came' };

export const mailActionCopy: FlowCopy<typeof mailActionMachine> = {
  inputs: { opened: { tr: 'E-postadaki bağlantı açıldı', en: 'The link of the e-mail is opened' } },
  states: {
    reading: {
      name: { tr: 'Kutu okunuyor', en: 'Reading the box' },
      says: { tr: 'Kutunun günü soruluyor; hiçbir şey değişmiyor.', en: 'The shop asks for the box; nothing changes.' },
      calls: 'readMailedDelivery',
    },
    unread: {
      name: { tr: 'Kutu okunamadı', en: 'Box not read' },
      says: { tr: 'Kutu okunamadı; yeniden denenebilir.', en: 'The box could not be read; it can be tried again.' },
    },
    ready: {
      name: { tr: 'Seçim bekleniyor', en: 'Waiting for a choice' },
      says: {
        tr: 'Kutunun günü, tutarı ve neler yapılabileceği gösteriliyor.',
        en: 'The day and the price of the box are shown, and what can be done with it.',
      },
    },
    acting: {
      name: { tr: 'Yapılıyor', en: 'Doing it' },
      says: { tr: 'Seçilen şey yapılıyor.', en: 'What was chosen is being done.' },
      calls: 'actOnMailedDelivery',
    },
    unsure: {
      name: { tr: 'Olup olmadığı bilinmiyor', en: 'Not known yet' },
      says: {
        tr: 'Cevap gelmedi: olmuş da olabilir, olmamış da. Sorulabilir.',
        en: 'No answer came: it may be done or not. It can be asked.',
      },
    },
    checking: {
      name: { tr: 'Ne olduğu soruluyor', en: 'Asking what became of it' },
      says: { tr: 'Bağlantının kullanılıp kullanılmadığı soruluyor.', en: 'The shop asks whether the link was used.' },
      calls: 'readMailedDelivery',
    },
    done: {
      name: { tr: 'Oldu', en: 'Done' },
      says: {
        tr: 'Kutu atlandı ya da ertelendi; on dakika içinde geri alınabilir.',
        en: 'The box is skipped or moved; it can be taken back for ten minutes.',
      },
    },
    undoing: {
      name: { tr: 'Geri alınıyor', en: 'Taking it back' },
      says: { tr: 'Değişiklik geri alınıyor.', en: 'The change is being taken back.' },
      calls: 'undoMailedAct',
    },
    undoUnsure: {
      name: { tr: 'Geri alındı mı bilinmiyor', en: 'Maybe taken back' },
      says: {
        tr: 'Cevap gelmedi; yeniden istemek bir şeyi bozmaz.',
        en: 'No answer came; asking once more does no harm.',
      },
    },
    undone: {
      name: { tr: 'Geri alındı', en: 'Taken back' },
      says: { tr: 'Kutu yine eski gününde.', en: 'The box comes on its old day again.' },
    },
    kept: {
      name: { tr: 'Geri alınamıyor', en: 'It stays done' },
      says: {
        tr: 'Değişiklik duruyor: süre doldu ya da sonradan başka bir şey değişti.',
        en: 'The change stays: time is up, or something else was changed since.',
      },
    },
    refused: {
      name: { tr: 'Bağlantı geçmiyor', en: 'The link does not count' },
      says: {
        tr: 'Bağlantı geçersiz, eski ya da kullanılmış, ya da kutu artık değiştirilemiyor; nedeni söyleniyor.',
        en: 'The link is not ours, too old or used, or the box can no longer be changed; the screen says which.',
      },
    },
  },
  events: {
    'link.retry': { tr: 'Yeniden denendi', en: 'Another try' },
    'action.take': { tr: 'Bir şey seçildi', en: 'Something was chosen' },
    'outcome.check': { tr: 'Ne olduğu soruldu', en: 'The reader asks what became of it' },
    'action.undo': { tr: 'Geri alınmak istendi', en: 'The reader takes it back' },
  },
  answers: {
    'read.done': { tr: 'Kutu geldi', en: 'The box is there' },
    'read.done.open': { tr: 'Kutu değiştirilebilir', en: 'The box can be changed' },
    'read.failed': { tr: 'Kutu okunamadı', en: 'The box could not be read' },
    'read.failed.forged': { tr: 'Bağlantı bizden değil', en: 'The link is not ours' },
    'read.failed.expired': { tr: 'Süresi dolmuş', en: 'It has expired' },
    'read.failed.withdrawn': { tr: 'Bağlantı geri çekilmiş', en: 'It was withdrawn' },
    'read.failed.used': used,
    'read.failed.gone': { tr: 'Kutu zaten gelmeyecek', en: 'The box is not coming anyway' },
    'read.failed.tooLate': tooLate,
    'perform.done': { tr: 'Oldu', en: 'It is done' },
    'perform.done.skipped': { tr: 'Kutu atlandı', en: 'The box is skipped' },
    'perform.failed': { tr: 'Olmadı ya da cevap gelmedi', en: 'Not done, or no answer' },
    'perform.failed.used': used,
    'perform.failed.tooLate': tooLate,
    'perform.failed.stale': { tr: 'Bu arada değişmiş', en: 'It was changed meanwhile' },
    'check.done': { tr: 'Bağlantı kullanılmamış', en: 'The link was not used' },
    'check.done.stillOpen': { tr: 'Bağlantı kullanılmamış', en: 'The link was not used' },
    'check.failed': unsaid,
    'check.failed.used': used,
    'undo.done': { tr: 'Geri alındı', en: 'It is taken back' },
    'undo.done.back': { tr: 'Geri alındı', en: 'It is taken back' },
    'undo.failed': { tr: 'Geri alınamadı ya da cevap gelmedi', en: 'Not taken back, or no answer' },
    'undo.failed.over': { tr: 'Süre doldu', en: 'Time is up' },
    'undo.failed.changedSince': { tr: 'Kutu sonradan yine değişti', en: 'Its box was changed again' },
  },
  guards: {
    isRefusal: { tr: 'bağlantı artık geçerli değilse', en: 'the link is no longer valid' },
    isConflict: { tr: 'bu arada değiştiyse', en: 'it was changed meanwhile' },
    isOutcomeUnknown: { tr: 'ne olduğu bilinmiyorsa', en: 'it is not known what became of it' },
    isUndoRefusal: { tr: 'artık geri alınamıyorsa', en: 'it can no longer be taken back' },
    isOffered: { tr: 'sunulan bir şeyse', en: 'it is offered' },
  },
};
