import type { Invariant, Postcondition } from 'model-testing';
import { type Account, isStudent } from '../../domain/account/index.ts';
import { offline } from '../../domain/failure/index.ts';
import { kurus } from '../../domain/money/index.ts';
import { defineFlow, failures } from '../kit/testing.ts';
import { sessionCopy } from './session.copy.ts';
import { type SessionEvent, sessionMachine } from './session.machine.ts';

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
  hasPassword: true,
  pendingEmail: null,
};

type Given = Extract<SessionEvent, { type: 'session.open' }>;

const sessionInvariants: readonly Invariant<typeof sessionMachine>[] = [
  {
    name: 'a token is stored exactly while signed in or closing',
    holds: (snapshot) =>
      (snapshot.context.session !== null) === (snapshot.hasTag('signedIn') || snapshot.matches('closing')),
  },
  {
    name: 'no account is recognised without a session',
    holds: ({ context }) => context.account === null || context.session !== null,
  },
  {
    name: 'a recognised shopper has an account',
    holds: (snapshot) => !snapshot.matches({ signedIn: 'recognised' }) || snapshot.context.account !== null,
  },
  {
    name: 'signing in is possible in every state',
    holds: (snapshot) => snapshot.can({ type: 'session.open', session: { token: 't', lifetime: 1 } }),
  },
];

const postconditions: readonly Postcondition<typeof sessionMachine>[] = [
  {
    name: 'the account of a shopper who signs in, or was signed in, is read at once',
    on: ['session.open', 'restore.done.kept', 'profile.retry'],
    to: (after, _before, _event, { asked }) =>
      after.matches({ signedIn: 'identifying' }) && asked.profile?.token === after.context.session?.token,
  },
  {
    name: 'where no session was kept, or none can be read, shopping goes on as a guest',
    requirements: 'SESSION-13',
    on: ['restore.done.none', 'restore.failed', 'after.persistLimit'],
    to: ['guest'],
  },
  {
    name: 'a session that ends by itself is called expired, so that signing in leads back',
    requirements: 'SESSION-12',
    on: ['session.refused', 'profile.failed.sessionOver', 'after.tokenLimit'],
    from: ['signedIn'],
    to: ['expired'],
  },
  {
    name: 'what could not be read is remembered with its reason',
    on: ['restore.failed', 'profile.failed.offline'],
    to: ({ context }, _, { error }) => context.failure === error,
  },
  {
    name: 'where the shopper stood is remembered, to lead back there',
    requirements: 'SESSION-1',
    on: ['session.refused', 'session.close'],
    to: ({ context }, _, { path }) => context.redirectPath === path,
  },
  {
    name: 'a token that is given is kept',
    requirements: 'SESSION-14',
    on: ['session.open'],
    to: ({ context }, _before, { session }, { ran }) =>
      (ran['keepToken'] as Given | undefined)?.session === session && context.session === session,
  },
  {
    name: 'the account is forgotten with the session: the cookie, the account, the error reports',
    requirements: 'SESSION-6',
    on: [
      'session.refused',
      'session.lost',
      'profile.failed.sessionOver',
      'close.done',
      'close.failed',
      'after.tokenLimit',
      'after.readLimit',
    ],
    from: ['signedIn', 'closing'],
    to: (after, before, _event, { ran }) =>
      'forgetShopper' in ran === (before.context.session !== null && after.context.session === null),
  },
  {
    name: 'signing out in another tab signs out here',
    on: ['session.lost'],
    from: ['signedIn'],
    to: ['guest'],
  },
  {
    name: 'a shopper who signs out is signed out, also when the session had ended before',
    requirements: 'SESSION-6',
    on: ['session.close'],
    from: ['signedIn', 'expired'],
    to: ['closing', 'guest'],
  },
  {
    name: 'signing out ends as a guest, whatever the server says',
    requirements: 'SESSION-11',
    on: ['close.done', 'close.failed', 'after.readLimit'],
    from: ['closing'],
    to: ['guest'],
  },
  {
    name: 'a shopper whose account was read is recognised',
    on: ['profile.done'],
    to: (after, _before, { output }, { ran }) =>
      after.matches({ signedIn: 'recognised' }) &&
      after.context.account === output &&
      after.context.redirectPath === null &&
      (ran['recogniseShopper'] as { account: Account } | undefined)?.account === output,
  },
  {
    name: 'a student gets the default code of the account without asking, and no other account does',
    requirements: 'PROMO-4',
    on: ['profile.done'],
    to: (_after, _before, { output }, { ran }) => 'applyStudentCode' in ran === isStudent(output as Account),
  },
  {
    name: 'a shopper whose account cannot be read stays signed in, and can ask again',
    on: ['profile.failed.offline', 'after.readLimit'],
    from: ['signedIn.identifying'],
    to: ['signedIn.unidentified'],
  },
  {
    name: 'an account that cannot be read can be asked for again',
    on: ['profile.retry'],
    from: ['signedIn.unidentified'],
    to: ['signedIn.identifying'],
  },
  {
    name: 'an edited profile counts at once',
    on: ['profile.changed'],
    from: ['signedIn.recognised'],
    to: ({ context }, _, event) => context.account === (event['account'] as Account),
  },
];

/**
 * App-level: one actor, created outside React. The token is in the cookie `auth_token` and is kept as long as it is
 * valid, counted from its issue: the browser’s clock may be wrong, so only the server knows how much of it is left
 * after a reload. A 401 ends the session and remembers the page on which it ended.
 */
export const sessionFlow = defineFlow(sessionMachine, {
  name: 'session',
  description: {
    tr: {
      title: 'Kim olduğunu hatırlar',
      text: 'Dükkân kimin alışveriş yaptığını hatırlar, süresi dolunca fark eder, yeniden sorarken hiçbir şeyi kaybetmez.',
    },
    en: {
      title: 'Remembers who is shopping',
      text: 'The shop remembers who is shopping, notices when it no longer may, and loses nothing when it must ask again.',
    },
  },
  copy: sessionCopy,
  inputs: { opened: undefined },
  events: {
    'session.open': [{ session: { token: 'token-2', lifetime: 7_200_000 } }],
    'session.refused': [{ path: '/checkout' }],
    'session.close': [{ path: null }, { path: '/store' }],
    'profile.changed': [{ account: { ...elif, version: 2, firstName: 'Elif Su' } }],
  },
  outcomes: {
    restore: {
      done: { none: null, kept: { token: 'token-1', lifetime: 3_600_000 } },
      failed: { unreadable: offline() },
    },
    profile: {
      done: { elif, deniz: { ...elif, _id: 'account-2', tags: [] } },
      failed: failures('offline', 'sessionOver'),
    },
    close: { done: { closed: undefined }, failed: failures('offline') },
  },
  project: ({ context }) => ({
    token: context.session?.token ?? null,
    account: context.account?.version ?? null,
    redirectPath: context.redirectPath,
    failure: context.failure?.kind ?? null,
  }),
  tags: { guest: ['guest', 'expired'], signedIn: ['signedIn'], busy: ['restoring', 'signedIn.identifying', 'closing'] },
  invariants: sessionInvariants,
  postconditions,
});
