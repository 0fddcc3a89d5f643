import type { Account } from '../../domain/account/index.ts';
import { offline, unauthorized } from '../../domain/failure/index.ts';
import { kurus } from '../../domain/money/index.ts';
import type { FlowSpec } from 'model-testing';
import { sessionEdgeWords } from './session.edge-words.ts';
import { sessionInvariants } from './session.invariants.ts';
import { sessionMachine } from './session.machine.ts';
import { sessionPromises } from './session.promises.ts';
import { sessionNames } from './session.names.ts';

const now = 1_800_000_000_000;

const elif: Account = {
  _id: 'account-1',
  version: 1,
  accountType: 'normal',
  tags: ['STUDENT'],
  firstName: 'Elif',
  lastName: 'Yılmaz',
  email: 'elif@mercan.example',
  phone: null,
  dateOfBirth: null,
  createdAt: '2026-11-21T10:00:00.000Z',
  balance: kurus(0),
  defaultPromoCode: 'OGRENCI10',
  communicationAgreementSignedAt: null,
  lastSuccessfulLogin: null,
};

export const sessionFlow = {
  name: 'session',
  machine: sessionMachine,
  inputs: { opened: { now } },
  events: {
    'session.open': [{ session: { token: 'token-2', expiresAt: now + 7_200_000 }, at: now + 1_000 }],
    'session.refused': [{ path: '/checkout' }],
    'session.close': [{ redirectPath: null }, { redirectPath: '/store' }],
    'profile.changed': [{ account: { ...elif, version: 2, firstName: 'Elif Su' } }],
  },
  outcomes: {
    restore: {
      done: { none: null, kept: { token: 'token-1', expiresAt: now + 3_600_000 } },
      failed: { unreadable: offline() },
    },
    profile: { done: { elif }, failed: { offline: offline(), refused: unauthorized() } },
    close: { done: { closed: undefined }, failed: { offline: offline() } },
  },
  project: ({ context }) => ({
    token: context.session?.token ?? null,
    account: context.account?.version ?? null,
    redirectPath: context.redirectPath,
    failure: context.failure?.kind ?? null,
  }),
  tags: { guest: ['guest', 'expired'], signedIn: ['signedIn'], busy: ['restoring', 'signedIn.identifying', 'closing'] },
  invariants: sessionInvariants,
  promises: sessionPromises,
  words: {
    ...sessionNames,
    ...sessionEdgeWords,
    'session.open': { tr: 'Alışverişçi giriş yaptı', en: 'The shopper signed in' },
    'session.refused': { tr: 'Sunucu oturumu kabul etmedi', en: 'The server refused the session' },
    'session.lost': { tr: 'Başka bir sekmede çıkış yapıldı', en: 'Another tab signed out' },
    'session.close': { tr: 'Alışverişçi çıkış yaptı', en: 'The shopper signed out' },
    'profile.retry': { tr: 'Hesap bilgisi yeniden istendi', en: 'The account is asked for again' },
    'profile.changed': { tr: 'Hesap bilgisi değişti', en: 'The account changed' },
    'restore.done.none': { tr: 'Saklanan oturum yok', en: 'No session was kept' },
    'restore.done.kept': { tr: 'Saklanan oturum bulundu', en: 'A kept session was found' },
    'restore.failed.unreadable': { tr: 'Saklanan oturum okunamadı', en: 'The kept session could not be read' },
    'profile.done.elif': { tr: 'Hesap okundu', en: 'The account was read' },
    'profile.failed.offline': { tr: 'Bağlantı yok', en: 'There is no connection' },
    'profile.failed.refused': { tr: 'Oturumun süresi dolmuş', en: 'The session expires' },
    'close.done.closed': { tr: 'Sunucu oturumu kapattı', en: 'The server closed the session' },
    'close.failed.offline': { tr: 'Bağlantı yok', en: 'There is no connection' },
    'after.persistLimit': { tr: '5 saniye geçti', en: '5 seconds pass' },
    'after.readLimit': { tr: '8 saniye cevap gelmedi', en: '8 seconds pass without an answer' },
    'after.tokenLimit': { tr: 'Oturumun süresi doldu', en: 'The session expires' },
  },
} satisfies FlowSpec<typeof sessionMachine>;
