import type { FlowCopy } from '../kit/testing.ts';
import type { newEmailMachine } from './new-email.machine.ts';

export const newEmailCopy: FlowCopy<typeof newEmailMachine> = {
  inputs: { opened: { tr: 'E-postadaki bağlantı açıldı', en: 'The link of the e-mail is opened' } },
  states: {
    checking: {
      name: { tr: 'Bağlantı denetleniyor', en: 'Checking the link' },
      says: {
        tr: 'Bağlantının ne yapacağı soruluyor; hiçbir şey değişmiyor.',
        en: 'The shop asks what the link would do; nothing changes.',
      },
      calls: 'checkEmailChange',
    },
    unchecked: {
      name: { tr: 'Bağlantı denetlenemedi', en: 'Link not checked' },
      says: {
        tr: 'Bağlantı denetlenemedi; yeniden denenebilir.',
        en: 'The link could not be checked; it can be tried again.',
      },
    },
    ready: {
      name: { tr: 'Onay bekleniyor', en: 'Waiting for a yes' },
      says: {
        tr: 'Yeni adres gösteriliyor; müşteri onaylamadan değişmez.',
        en: 'The new address is shown; it changes only when the customer says so.',
      },
    },
    confirming: {
      name: { tr: 'Adres değiştiriliyor', en: 'Changing the address' },
      says: { tr: 'Hesabın e-postası değiştiriliyor.', en: 'The e-mail address of the account is being changed.' },
      calls: 'confirmEmailChange',
    },
    confirmed: {
      name: { tr: 'E-posta değişti', en: 'The e-mail has changed' },
      says: {
        tr: 'Hesabın e-postası değişti; bütün oturumlar kapandı.',
        en: 'The account has its new e-mail address; every session has ended.',
      },
    },
    refused: {
      name: { tr: 'Bağlantı geçmiyor', en: 'The link does not count' },
      says: {
        tr: 'Bağlantı geçersiz, eski, kullanılmış ya da adres başka hesapta; nedeni söyleniyor.',
        en: 'The link is not ours, too old or used, or the address is taken; the screen says which.',
      },
    },
  },
  events: {
    'email.confirm': { tr: 'Müşteri onayladı', en: 'The customer confirmed' },
    'link.retry': { tr: 'Müşteri yeniden denedi', en: 'The customer tried again' },
  },
  answers: {
    'check.done': { tr: 'Bağlantı geçerli', en: 'The link is genuine' },
    'check.done.genuine': { tr: 'Bağlantı geçerli', en: 'The link is genuine' },
    'check.failed': { tr: 'Bağlantı denetlenemedi', en: 'The link could not be checked' },
    'check.failed.forged': { tr: 'Bağlantı bizden değil', en: 'The link is not ours' },
    'check.failed.expired': { tr: 'Süresi dolmuş', en: 'It has expired' },
    'check.failed.superseded': { tr: 'Sonradan başka bir değişiklik olmuş', en: 'A later change took its place' },
    'confirmation.done': { tr: 'E-posta değişti', en: 'The e-mail has changed' },
    'confirmation.done.changed': { tr: 'E-posta değişti', en: 'The e-mail has changed' },
    'confirmation.failed': { tr: 'E-posta değişmedi', en: 'The e-mail was not changed' },
    'confirmation.failed.used': { tr: 'Bağlantı bu arada kullanılmış', en: 'The link was used meanwhile' },
    'confirmation.failed.taken': { tr: 'Adres bu arada başka hesapta', en: 'Another account has the address by now' },
  },
  guards: { isRefusal: { tr: 'bağlantı artık geçerli değilse', en: 'the link is no longer valid' } },
};
