import type { FlowCopy, Words } from '../../kit/testing.ts';
import { openedInput, readingStates, restoredEvent, state, suspended } from '../family.copy.ts';

/** Texts for records whose changes may require the password. */
const password = {
  states: {
    confirming: state(
      { tr: 'Şifre isteniyor', en: 'Asking for the password' },
      { tr: 'Bu değişiklik için şifre yeniden isteniyor.', en: 'This change wants the password again.' },
    ),
  },
  events: {
    'password.give': { tr: 'Müşteri şifresini yazdı', en: 'The customer gave the password' },
    'password.cancel': { tr: 'Müşteri şifre vermekten vazgeçti', en: 'The customer gave no password' },
  },
  answers: { 'save.failed.wrongPassword': { tr: 'Şifre yanlış', en: 'The password is wrong' } },
  guards: {
    needsPassword: { tr: 'şifre gerekiyorsa', en: 'it wants the password' },
    isWrongPassword: { tr: 'şifre yanlışsa', en: 'the password is wrong' },
  },
};
const noPassword = { states: {}, events: {}, answers: {}, guards: {} };

/**
 * Texts of a record flow; `subject` is its noun, as in "Profil" and "the profile". `asksPassword`: a change may require
 * the password.
 */
export function recordCopy(
  subject: Words,
  operations: { read?: string; save?: string },
  asksPassword = false,
): FlowCopy {
  const { tr, en } = subject;
  const own = asksPassword ? password : noPassword;
  return {
    inputs: openedInput,
    states: {
      ...readingStates(subject, operations.read),
      editing: state(
        { tr: 'Değiştiriliyor', en: 'Editing' },
        { tr: `${tr} değiştirilebilir.`, en: `The customer can change ${en}.` },
      ),
      ...own.states,
      saving: state(
        { tr: 'Kaydediliyor', en: 'Saving' },
        { tr: `${tr} kaydediliyor.`, en: `The shop saves ${en}.` },
        operations.save,
      ),
      checking: state(
        { tr: 'Sonucuna bakılıyor', en: 'Checking' },
        {
          tr: `${tr} kaydedilmiş mi, bakılıyor; yazılanlar duruyor.`,
          en: `The shop looks whether it has saved ${en}; what was typed stays.`,
        },
        operations.read,
      ),
      unchecked: state(
        { tr: 'Sonucuna bakılamadı', en: 'Could not be checked' },
        {
          tr: `${tr} kaydedilmiş mi, bilinmiyor; yeniden bakılabilir, yazılanlar duruyor.`,
          en: `It is not known whether ${en} was saved; it can be looked up again, and what was typed stays.`,
        },
      ),
      saved: state({ tr: 'Kaydedildi', en: 'Saved' }, { tr: `${tr} kaydedildi.`, en: `The shop has saved ${en}.` }),
      conflicted: state(
        { tr: 'Başka yerde değişmiş', en: 'Changed elsewhere' },
        {
          tr: `${tr} bu arada başka yerde değişmiş; hiçbir şeyin üstüne yazılmaz.`,
          en: `Meanwhile ${en} changed elsewhere; nothing is overwritten.`,
        },
      ),
      'conflicted.reading': state(
        { tr: 'Son hâli okunuyor', en: 'Reading the newest' },
        { tr: 'Son hâli okunuyor; yazılanlar duruyor.', en: 'The newest version is read; what was typed stays.' },
        operations.read,
      ),
      'conflicted.unreadable': state(
        { tr: 'Son hâli okunamadı', en: 'The newest did not come' },
        { tr: 'Son hâli okunamadı; yazılanlar duruyor.', en: 'The newest version did not come; what was typed stays.' },
      ),
      'conflicted.comparing': state(
        { tr: 'Karşılaştırılıyor', en: 'Comparing' },
        { tr: 'İki hâli yan yana: hangisi kalsın?', en: 'Both versions side by side: which one stays?' },
      ),
      suspended: suspended({
        tr: 'Oturum bitti; yazılanlar duruyor.',
        en: 'The session has ended; what was typed stays.',
      }),
    },
    events: {
      'draft.change': { tr: 'Müşteri bir alanı değiştirdi', en: 'The customer changed a field' },
      'draft.revert': { tr: 'Müşteri değişiklikleri geri aldı', en: 'The customer undid the changes' },
      'record.save': { tr: 'Müşteri kaydet dedi', en: 'The customer pressed save' },
      'record.retry': { tr: 'Müşteri yeniden denedi', en: 'The customer tried again' },
      ...own.events,
      'conflict.keepMine': { tr: 'Müşteri kendi yazdığını seçti', en: 'The customer kept their own' },
      'conflict.takeTheirs': { tr: 'Müşteri son hâlini seçti', en: 'The customer took the newest' },
      ...restoredEvent,
    },
    answers: {
      'read.done': { tr: 'Okundu', en: 'It was read' },
      'read.failed': { tr: 'Okunamadı', en: 'It was not read' },
      'read.done.loaded': { tr: 'Okundu', en: 'It was read' },
      'read.done.anothers': { tr: 'Başka bir müşteri giriş yapmış', en: 'Another customer has signed in' },
      'read.done.newer': { tr: 'Okundu, yenisi var', en: 'A newer one was read' },
      'save.done': { tr: 'Kaydedildi', en: 'It was saved' },
      'save.failed': { tr: 'Kaydedilemedi', en: 'It was not saved' },
      'save.done.saved': { tr: 'Kaydedildi', en: 'It was saved' },
      'save.failed.invalid': { tr: 'Sunucu bir alanı kabul etmedi', en: 'The server refused a field' },
      ...own.answers,
      'check.done': { tr: 'Son hâli okundu', en: 'The newest was read' },
      'check.failed': { tr: 'Son hâli okunamadı', en: 'The newest was not read' },
      'check.done.saved': { tr: 'Kaydedilmiş', en: 'It has been saved' },
      'check.done.unsaved': { tr: 'Kaydedilmemiş', en: 'It has not been saved' },
      'check.done.newer': { tr: 'Başka yerde değişmiş', en: 'It was changed elsewhere' },
      'compare.done': { tr: 'Son hâli okundu', en: 'The newest was read' },
      'compare.failed': { tr: 'Son hâli okunamadı', en: 'The newest was not read' },
      'compare.done.newer': { tr: 'Başka yerde değişmiş', en: 'It was changed elsewhere' },
      'compare.done.mine': { tr: 'Aynısı zaten kayıtlı', en: 'The same is saved already' },
    },
    guards: {
      isUnchanged: { tr: 'değişen bir şey yoksa', en: 'nothing has changed' },
      isInvalid: { tr: 'eksik ya da yanlış alan varsa', en: 'a field is missing or wrong' },
      ...own.guards,
      isChangedMeanwhile: { tr: 'bu arada değiştiyse', en: 'it has changed meanwhile' },
      isSameVersion: { tr: 'hiç değişmemişse', en: 'it has not changed at all' },
      isSavedAlready: { tr: 'aynısı zaten kayıtlıysa', en: 'the same is saved already' },
    },
  };
}
