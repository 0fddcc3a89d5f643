import type { FlowCopy, Words } from '../../kit/testing.ts';
import { openedInput, readingStates, restoredEvent, state, suspended } from '../family.copy.ts';

const confirming = state(
  { tr: 'Silinsin mi?', en: 'Delete it?' },
  { tr: 'Silinecek satır adıyla söylenir ve sorulur.', en: 'The row is named and the customer is asked.' },
);

const undoable = state(
  { tr: 'Geri alınabilir', en: 'Can be undone' },
  { tr: 'Satır kalktı; 8 saniye geri alınabilir.', en: 'The row is gone and can be called back for 8 seconds.' },
);

/** Texts of a list flow; `subject` is its noun, as in "Adresler" and "the addresses". */
export function listCopy(
  subject: Words,
  operations: { read?: string; makePrimary?: string; delete?: string },
  deleting: 'confirm' | 'undo',
): FlowCopy {
  const { tr, en } = subject;
  return {
    inputs: openedInput,
    states: {
      ...readingStates(subject, operations.read),
      listed: state({ tr: 'Listede', en: 'Listed' }, { tr: `${tr} listeleniyor.`, en: `The customer sees ${en}.` }),
      changing: state(
        { tr: 'Birincil yapılıyor', en: 'Making it primary' },
        { tr: 'Seçilen satır birincil yapılıyor.', en: 'The chosen row is made the primary one.' },
        operations.makePrimary,
      ),
      ...(deleting === 'confirm' ? { confirming } : { undoable }),
      deleting: state(
        { tr: 'Siliniyor', en: 'Deleting' },
        { tr: 'Seçilen satır siliniyor.', en: 'The chosen row is deleted.' },
        operations.delete,
      ),
      suspended: suspended({
        tr: 'Oturum bitti; giriş yapınca liste yeniden okunur.',
        en: 'The session has ended; signing in reads the list again.',
      }),
    },
    events: {
      'row.makePrimary': { tr: 'Müşteri bir satırı birincil yaptı', en: 'The customer made a row primary' },
      'row.delete': { tr: 'Müşteri bir satırı sildi', en: 'The customer deleted a row' },
      'delete.confirm': { tr: 'Silme kesinleşti', en: 'The deletion is final' },
      'delete.cancel': { tr: 'Müşteri silmekten vazgeçti', en: 'The customer kept the row' },
      'list.refresh': { tr: 'Liste yeniden istendi', en: 'The list is asked for again' },
      ...restoredEvent,
    },
    answers: {
      'read.done': { tr: 'Liste geldi', en: 'The list came' },
      'read.failed': { tr: 'Liste gelmedi', en: 'The list did not come' },
      'read.done.some': { tr: 'Liste geldi', en: 'The list came' },
      'read.done.none': { tr: 'Liste boş', en: 'The list is empty' },
      'primary.done': { tr: 'Birincil oldu', en: 'It is primary' },
      'primary.failed': { tr: 'Birincil olmadı', en: 'It is not primary' },
      'primary.done.changed': { tr: 'Birincil oldu', en: 'It is primary' },
      'delete.done': { tr: 'Silindi', en: 'It was deleted' },
      'delete.failed': { tr: 'Silinmedi', en: 'It was not deleted' },
      'delete.failed.inUse': { tr: 'Bir şey ona bağlı', en: 'Something depends on it' },
      'delete.done.deleted': { tr: 'Silindi', en: 'It was deleted' },
    },
    guards: {
      isUnknown: { tr: 'satır artık yoksa', en: 'the row is no longer there' },
      isPrimary: { tr: 'zaten birincilse', en: 'it is primary already' },
      isOutdated: { tr: 'liste artık böyle değilse', en: 'the list is not like this any more' },
      isGone: { tr: 'sunucuda artık yoksa', en: 'the server has it no more' },
    },
  };
}
