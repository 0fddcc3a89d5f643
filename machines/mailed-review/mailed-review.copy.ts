import type { FlowCopy } from '../kit/testing.ts';
import type { mailedReviewMachine } from './mailed-review.machine.ts';

export const mailedReviewCopy: FlowCopy<typeof mailedReviewMachine> = {
  inputs: { opened: { tr: 'Hatırlatmadaki bağlantı açıldı', en: 'The link of the reminder is opened' } },
  states: {
    reading: {
      name: { tr: 'Bağlantı okunuyor', en: 'Reading the link' },
      says: {
        tr: 'Bağlantının hangi sipariş için olduğu soruluyor; hiçbir şey değişmiyor.',
        en: 'The shop asks which order the link is about; nothing changes.',
      },
      calls: 'readReviewReminder',
    },
    unread: {
      name: { tr: 'Bağlantı okunamadı', en: 'Link not read' },
      says: {
        tr: 'Bağlantı okunamadı; yeniden denenebilir.',
        en: 'The link could not be read; it can be tried again.',
      },
    },
    own: {
      name: { tr: 'Siparişe gidiliyor', en: 'Going to the order' },
      says: {
        tr: 'Müşteri giriş yapmış; siparişinin değerlendirmesi açılıyor.',
        en: 'The customer is signed in; the review of their order opens.',
      },
    },
    signInNeeded: {
      name: { tr: 'Giriş gerekiyor', en: 'Sign-in needed' },
      says: {
        tr: 'Ürünlerin adı gösteriliyor; değerlendirmek için giriş yapmak gerekiyor.',
        en: 'The names of the products are shown; reviewing needs a sign-in.',
      },
    },
    refused: {
      name: { tr: 'Bağlantı geçmiyor', en: 'The link does not count' },
      says: {
        tr: 'Bağlantı geçersiz ya da eski, oturumlar kapatılmış ya da değerlendirecek bir şey kalmamış; nedeni söyleniyor.',
        en: 'The link is not ours or too old, its sessions were ended, or nothing is left to review; the screen says which.',
      },
    },
  },
  events: { 'link.retry': { tr: 'Yeniden denendi', en: 'It is tried again' } },
  answers: {
    'read.done': { tr: 'Bağlantı geçerli', en: 'The link is genuine' },
    'read.done.owner': { tr: 'Siparişin sahibi giriş yapmış', en: 'The customer of the order is signed in' },
    'read.done.other': { tr: 'Başka bir hesapla giriş yapılmış', en: 'Another account is signed in' },
    'read.done.signedOut': { tr: 'Kimse giriş yapmamış', en: 'The reader is not signed in' },
    'read.failed': { tr: 'Bağlantı okunamadı', en: 'The link could not be read' },
    'read.failed.forged': { tr: 'Bağlantı bizden değil', en: 'The link is not ours' },
    'read.failed.expired': { tr: 'Süresi dolmuş', en: 'It has expired' },
    'read.failed.used': { tr: 'Değerlendirecek bir şey kalmamış', en: 'Nothing is left to review' },
    'read.failed.withdrawn': { tr: 'Oturumlar kapatılmış', en: 'The sessions were ended' },
  },
  guards: {
    isOwner: { tr: 'siparişin sahibi giriş yapmışsa', en: 'the customer of the order is signed in' },
    isRefusal: { tr: 'bağlantı artık geçerli değilse', en: 'the link is no longer valid' },
  },
};
