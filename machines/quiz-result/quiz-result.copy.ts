import type { FlowCopy } from '../kit/testing.ts';
import type { quizResultMachine } from './quiz-result.machine.ts';

export const quizResultCopy: FlowCopy<typeof quizResultMachine> = {
  inputs: {
    opened: { tr: 'Sonuç sayfası açıldı', en: 'The result is opened' },
    linked: { tr: 'E-postadaki bağlantı açıldı', en: 'The link of the e-mail is opened' },
  },
  states: {
    reading: {
      name: { tr: 'Sonuç okunuyor', en: 'Reading the result' },
      says: { tr: 'Saklanan cevaplar getiriliyor.', en: 'The stored answers are fetched.' },
      calls: 'getQuiz',
    },
    unreadable: {
      name: { tr: 'Sonuç okunamadı', en: 'Result not read' },
      says: { tr: 'Sonuç getirilemedi; yeniden denenebilir.', en: 'The result did not come; it can be tried again.' },
    },
    ready: {
      name: { tr: 'Sonuç', en: 'Result' },
      says: {
        tr: 'Öneri gösteriliyor; puanlanabilir, cevaplar silinebilir.',
        en: 'The recommendation is shown; it can be reviewed, the answers deleted.',
      },
    },
    reviewing: {
      name: { tr: 'Puan gönderiliyor', en: 'Sending the review' },
      says: { tr: 'Puan ve varsa söz gönderiliyor.', en: 'Points, and words if any, are being sent.' },
      calls: 'reviewQuiz',
    },
    deleting: {
      name: { tr: 'Cevaplar siliniyor', en: 'Deleting the answers' },
      says: { tr: 'Saklanan her şey siliniyor.', en: 'Everything that was stored is being erased.' },
      calls: 'deleteQuiz',
    },
    deleted: {
      name: { tr: 'Cevaplar silindi', en: 'Answers deleted' },
      says: { tr: 'Hiçbir yerde bir şey kalmadı.', en: 'Nothing is left anywhere.' },
    },
    refused: {
      name: { tr: 'Açılacak bir şey yok', en: 'Nothing to open' },
      says: {
        tr: 'Bağlantı geçersiz, eski ya da cevaplar silinmiş; hangisi olduğu söyleniyor.',
        en: 'The link is not valid or too old, or the answers are deleted; the screen says which.',
      },
    },
  },
  events: {
    'result.refresh': { tr: 'Yeniden denendi', en: 'Tried again' },
    'review.change': { tr: 'Puan ya da söz değişti', en: 'Points or words were changed' },
    'review.submit': { tr: 'Gönder dendi', en: 'Send was pressed' },
    'answers.delete': { tr: 'Cevapların silinmesi istendi', en: 'The answers are to be deleted' },
  },
  answers: {
    'read.done': { tr: 'Sonuç geldi', en: 'The result is here' },
    'read.done.new': { tr: 'Puanlanmamış sonuç', en: 'A result without a review' },
    'read.done.reviewed': { tr: 'Puanlanmış sonuç', en: 'A reviewed result' },
    'read.failed': { tr: 'Sonuç gelmedi', en: 'The result did not come' },
    'read.failed.forged': { tr: 'Bağlantı bizden değil', en: 'The link is not ours' },
    'read.failed.expired': { tr: 'Bağlantının süresi dolmuş', en: 'The link has expired' },
    'review.done': { tr: 'Puan alındı', en: 'The review is stored' },
    'review.done.stored': { tr: 'Puan alındı', en: 'The review is stored' },
    'review.failed': { tr: 'Puan alınmadı', en: 'The review was not stored' },
    'deletion.done': { tr: 'Cevaplar silindi', en: 'The answers are deleted' },
    'deletion.done.deleted': { tr: 'Cevaplar silindi', en: 'The answers are deleted' },
    'deletion.failed': { tr: 'Cevaplar silinemedi', en: 'The answers were not deleted' },
  },
  guards: {
    isRefusal: { tr: 'açılacak bir şey kalmadıysa', en: 'there is nothing to open' },
    isComplete: { tr: 'puan seçildiyse', en: 'points are chosen' },
  },
};
