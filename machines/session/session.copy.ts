import type { FlowCopy } from '../kit/testing.ts';
import type { sessionMachine } from './session.machine.ts';

export const sessionCopy: FlowCopy<typeof sessionMachine> = {
  inputs: {
    opened: { tr: 'Dükkân açıldı', en: 'The shop opens' },
  },
  states: {
    restoring: {
      name: { tr: 'Oturum aranıyor', en: 'Looking for a session' },
      says: {
        tr: 'Saklanan oturum aranıyor; en çok beş saniye.',
        en: 'The kept session is looked for; five seconds at most.',
      },
    },
    guest: {
      name: { tr: 'Ziyaretçi', en: 'Visitor' },
      says: { tr: 'Ziyaretçi: giriş yapmadan dolaşıyor.', en: 'A visitor: browsing without an account.' },
    },
    signedIn: {
      name: { tr: 'Giriş yapılmış', en: 'Signed in' },
      says: {
        tr: 'Giriş yapılmış; anahtarın süresi dolunca kendiliğinden biter.',
        en: 'Signed in; ends by itself when the token expires.',
      },
    },
    'signedIn.identifying': {
      name: { tr: 'Hesap okunuyor', en: 'Reading the account' },
      says: { tr: 'Hesap bilgisi okunuyor.', en: 'The account is being read.' },
      calls: 'getProfile',
    },
    'signedIn.unidentified': {
      name: { tr: 'Hesap okunamadı', en: 'Account not read' },
      says: {
        tr: 'Hesap bilgisi okunamadı; oturum duruyor, yeniden denenir.',
        en: 'The account could not be read; the session stays and it can be tried again.',
      },
    },
    'signedIn.recognised': {
      name: { tr: 'Tanındı', en: 'Recognised' },
      says: { tr: 'Kim olduğu biliniyor.', en: 'The shop knows who is shopping.' },
    },
    expired: {
      name: { tr: 'Oturumun süresi doldu', en: 'Session expired' },
      says: {
        tr: 'Oturumun süresi doldu ya da sunucu kabul etmedi; nerede kalındığı unutulmadı.',
        en: 'The session expired or was refused; the place is remembered.',
      },
    },
    closing: {
      name: { tr: 'Çıkış yapılıyor', en: 'Signing out' },
      says: { tr: 'Oturum kapatılıyor.', en: 'The session is being closed.' },
      calls: 'logout',
    },
  },
  events: {
    'session.open': { tr: 'Alışverişçi giriş yaptı', en: 'The shopper signed in' },
    'session.refused': { tr: 'Sunucu oturumu kabul etmedi', en: 'The server refused the session' },
    'session.lost': { tr: 'Başka bir sekmede çıkış yapıldı', en: 'Another tab signed out' },
    'session.close': { tr: 'Alışverişçi çıkış yaptı', en: 'The shopper signed out' },
    'profile.retry': { tr: 'Hesap bilgisi yeniden istendi', en: 'The account is asked for again' },
    'profile.changed': { tr: 'Hesap bilgisi değişti', en: 'The account changed' },
  },
  answers: {
    'restore.done': { tr: 'Saklanan oturuma bakıldı', en: 'The kept session was looked for' },
    'restore.failed': { tr: 'Saklanan oturum okunamadı', en: 'The kept session could not be read' },
    'restore.done.none': { tr: 'Saklanan oturum yok', en: 'No session was kept' },
    'restore.done.kept': { tr: 'Saklanan oturum bulundu', en: 'A kept session was found' },
    'restore.failed.unreadable': { tr: 'Saklanan oturum okunamadı', en: 'The kept session could not be read' },
    'profile.done': { tr: 'Hesap okundu', en: 'The account was read' },
    'profile.failed': { tr: 'Hesap okunamadı', en: 'The account could not be read' },
    'profile.done.elif': { tr: 'Öğrenci hesabı okundu', en: 'A student’s account was read' },
    'profile.done.deniz': { tr: 'Öğrenci olmayan bir hesap okundu', en: 'Another account was read' },
    'close.done': { tr: 'Sunucu oturumu kapattı', en: 'The server closed the session' },
    'close.failed': { tr: 'Sunucu oturumu kapatamadı', en: 'The server did not close the session' },
    'close.done.closed': { tr: 'Sunucu oturumu kapattı', en: 'The server closed the session' },
  },
  guards: {
    isFound: { tr: 'saklanan oturum varsa', en: 'a session was kept' },
    isStudent: { tr: 'öğrenciyse', en: 'it is a student’s' },
  },
  delays: {
    tokenLimit: { tr: 'Oturumun süresi doldu', en: 'The session expires' },
  },
};
