import type { FlowCopy } from '../kit/testing.ts';
import type { deleteAccountMachine } from './delete-account.machine.ts';

export const deleteAccountCopy: FlowCopy<typeof deleteAccountMachine> = {
  inputs: { opened: { tr: 'Sayfa açıldı', en: 'The page opens' } },
  states: {
    reading: {
      name: { tr: 'Okunuyor', en: 'Reading' },
      says: { tr: 'Neyin gideceği, neyin kalacağı okunuyor.', en: 'The shop reads what would go and what would stay.' },
      calls: 'getHeldData',
    },
    unreadable: {
      name: { tr: 'Okunamadı', en: 'Could not be read' },
      says: { tr: 'Sayfa okunamadı; yeniden denenebilir.', en: 'The page could not be read; it can be tried again.' },
    },
    blocked: {
      name: { tr: 'Önce bitmesi gereken var', en: 'Something must end first' },
      says: {
        tr: 'Açık bir sipariş, ödeme ya da iade var; ne olduğu ve yeri gösteriliyor.',
        en: 'An order, a payment or a refund is open; the page names it and leads there.',
      },
    },
    ready: {
      name: { tr: 'Hazır', en: 'Ready' },
      says: {
        tr: 'Ne gider, ne kalır görülüyor; müşteri nedenini seçer ve onaylar.',
        en: 'The customer sees what goes and what stays, gives a reason and confirms.',
      },
    },
    deleting: {
      name: { tr: 'Siliniyor', en: 'Deleting' },
      says: { tr: 'Hesap siliniyor.', en: 'The account is being deleted.' },
      calls: 'deleteAccount',
    },
    checking: {
      name: { tr: 'Silindi mi, bakılıyor', en: 'Checking whether it is gone' },
      says: {
        tr: 'Cevap gelmedi; hesap duruyor mu, okunarak bakılıyor.',
        en: 'No answer came; the page is read to learn whether the account is still there.',
      },
      calls: 'getHeldData',
    },
    deleted: {
      name: { tr: 'Silindi', en: 'Deleted' },
      says: { tr: 'Hesap silindi, bütün oturumlar kapandı.', en: 'The account is gone; every session has ended.' },
    },
    suspended: {
      name: { tr: 'Oturum bitti', en: 'Session ended' },
      says: {
        tr: 'Oturum bitti; giriş yapınca sayfa yeniden okunur.',
        en: 'The session has ended; signing in reads the page again.',
      },
    },
  },
  events: {
    'account.delete': { tr: 'Müşteri hesabını silmek istedi', en: 'The customer asks to delete the account' },
    'page.refresh': { tr: 'Sayfa yeniden istendi', en: 'The page is asked for again' },
    'session.restored': { tr: 'Müşteri yeniden giriş yaptı', en: 'The customer signed in again' },
  },
  answers: {
    'read.done': { tr: 'Sayfa geldi', en: 'The page came' },
    'read.done.free': { tr: 'Açık bir şey yok', en: 'Nothing is open' },
    'read.done.withoutPassword': {
      tr: 'Açık bir şey yok, şifre de yok',
      en: 'Nothing is open, and there is no password',
    },
    'read.done.open': { tr: 'Açık bir sipariş var', en: 'An order is open' },
    'read.failed': { tr: 'Sayfa gelmedi', en: 'The page did not come' },
    'check.done': { tr: 'Hesap duruyor', en: 'The account is still there' },
    'check.failed': { tr: 'Bakılamadı', en: 'It could not be checked' },
    'deletion.done': { tr: 'Hesap silindi', en: 'The account was deleted' },
    'deletion.done.gone': { tr: 'Hesap silindi', en: 'The account was deleted' },
    'deletion.failed': { tr: 'Hesap silinmedi', en: 'The account was not deleted' },
    'deletion.failed.wrongPassword': { tr: 'Şifre yanlış', en: 'The password is wrong' },
    'deletion.failed.signInAgain': { tr: 'Giriş eski, yeniden isteniyor', en: 'The sign-in is too old' },
    'deletion.failed.orderOpened': { tr: 'Bu arada sipariş açılmış', en: 'An order was opened meanwhile' },
  },
  guards: {
    isBlocked: { tr: 'önce bitmesi gereken varsa', en: 'something must end first' },
    isInvalid: { tr: 'yazılanda bir eksik varsa', en: 'something is missing in what was given' },
    isOutcomeUnknown: { tr: 'silindi mi bilinmiyorsa', en: 'it is not known whether it was deleted' },
    isOutdated: { tr: 'bu arada bir şey değiştiyse', en: 'something changed meanwhile' },
  },
};
