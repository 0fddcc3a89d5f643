import { offline, unauthorized, unavailable } from '../../domain/failure/index.ts';
import { kurus } from '../../domain/money/index.ts';
import type { FlowSpec } from 'model-testing';
import { threeDSecureEdgeWords } from './three-d-secure.edge-words.ts';
import { threeDSecureBeyondBrowser } from './three-d-secure.beyond-browser.ts';
import { threeDSecureInvariants } from './three-d-secure.invariants.ts';
import { threeDSecureMachine } from './three-d-secure.machine.ts';
import { threeDSecurePromises } from './three-d-secure.promises.ts';
import { threeDSecureNames } from './three-d-secure.names.ts';
import type { ThreeDSecureInput } from './three-d-secure.types.ts';

const challenged: ThreeDSecureInput = {
  purpose: 'purchase',
  attemptId: 'attempt-1',
  redirectUrl: 'https://bank.example/3ds/1',
  amount: kurus(83_574),
  expiresAt: 1_800_000_300_000,
};

export const threeDSecureFlow = {
  name: 'three-d-secure',
  machine: threeDSecureMachine,
  inputs: {
    challenged,
    resumed: { ...challenged, purpose: 'cardCheck', redirectUrl: null },
  },
  events: {},
  outcomes: {
    read: {
      done: {
        stillApproving: { state: 'challenging' },
        justCreated: { state: 'created' },
        settling: { state: 'settling' },
        unknown: { state: 'unknown' },
        paid: { state: 'paid', orderIds: ['order-1'] },
        declined: { state: 'declined', declineCode: 'insufficientFunds', retryable: true },
        refusedForGood: { state: 'declined', declineCode: 'stolenCard', retryable: false },
        expired: { state: 'expired' },
        abandoned: { state: 'abandoned' },
      },
      failed: { offline: offline(), unavailable: unavailable(), sessionOver: unauthorized() },
    },
    abandon: {
      done: {
        abandoned: { state: 'abandoned' },
        paidAfterAll: { state: 'paid', orderIds: ['order-1'] },
        settling: { state: 'settling' },
      },
      failed: { offline: offline(), sessionOver: unauthorized() },
    },
  },
  project: ({ context }) => ({
    reads: context.reads,
    report: context.report?.state ?? null,
    failure: context.failure?.kind ?? null,
  }),
  tags: {
    frame: ['approving.opening', 'approving.waiting', 'approving.looking', 'unheard'],
    leavable: ['approving', 'unheard', 'unknown', 'untold', 'suspended'],
    busy: ['approving.opening', 'settling', 'unknown.reading', 'abandoning'],
    resting: [
      'approving.blocked',
      'approving.waiting',
      'approving.looking',
      'unheard',
      'unknown',
      'untold',
      'suspended',
    ],
  },
  invariants: threeDSecureInvariants,
  promises: threeDSecurePromises,
  beyondBrowser: threeDSecureBeyondBrowser,
  equivalent: [
    {
      mutant: 'drop action forgetFailure at threeDSecure.approving.looking read done[0]',
      reason: 'shared with `unheard.reading`; whoever is led to `approving` has had an answer, and so no failure',
    },
    {
      mutant: 'drop action forgetFailure at threeDSecure.approving.blocked.reading read done[0]',
      reason: 'shared with `unheard.reading`; whoever is led to `approving` has had an answer, and so no failure',
    },
    {
      mutant: 'retarget to threeDSecure.entering: threeDSecure.judging always[4]',
      reason: '`entering` leads on to approving at once where there is a page, and the guard wants one',
    },
  ],
  words: {
    ...threeDSecureNames,
    ...threeDSecureEdgeWords,
    'frame.opened': { tr: 'Bankanın sayfası açıldı', en: "The bank's page opened" },
    'challenge.returned': { tr: 'Banka alışverişçiyi geri gönderdi', en: 'The bank sent the shopper back' },
    'payment.cancel': { tr: 'Alışverişçi vazgeçti', en: 'The shopper gave up' },
    'payment.check': { tr: 'Alışverişçi yeniden sordu', en: 'The shopper asked again' },
    'payment.leave': { tr: 'Alışverişçi beklemeden ayrıldı', en: 'The shopper left without waiting' },
    'session.restored': { tr: 'Alışverişçi yeniden giriş yaptı', en: 'The shopper signed in again' },
    'read.done.paid': { tr: 'Banka onayladı', en: 'The bank approved' },
    'read.done.declined': { tr: 'Banka reddetti', en: 'The bank declines the card' },
    'read.done.refusedForGood': {
      tr: 'Banka kartı bir daha kabul etmeyecek',
      en: 'The bank refuses the card for good',
    },
    'read.done.expired': { tr: 'Onay süresi doldu', en: 'The time for approving ran out' },
    'read.done.abandoned': { tr: 'Ödemeden vazgeçilmişti', en: 'The payment had been given up' },
    'read.done.settling': { tr: 'Sonuç yazılıyor', en: 'The result is being written' },
    'read.done.unknown': { tr: 'Banka henüz söylemedi', en: 'The bank has not told yet' },
    'read.done.stillApproving': { tr: 'Banka hâlâ onay bekliyor', en: 'The bank still waits for approval' },
    'read.done.justCreated': { tr: 'Banka henüz başlamadı', en: 'The bank has not begun' },
    'read.failed.offline': { tr: 'Bağlantı yok', en: 'There is no connection' },
    'read.failed.unavailable': { tr: 'Sunucu cevap veremiyor', en: 'The server cannot answer' },
    'read.failed.sessionOver': { tr: 'Oturum bitti', en: 'The session expires' },
    'abandon.done.abandoned': { tr: 'Ödeme kapatıldı', en: 'The payment was closed' },
    'abandon.done.paidAfterAll': { tr: 'Ödeme çoktan alınmıştı', en: 'The payment had already been taken' },
    'abandon.done.settling': { tr: 'Banka çoktan cevap vermişti', en: 'The bank had already answered' },
    'abandon.failed.offline': { tr: 'Bağlantı yok', en: 'There is no connection' },
    'abandon.failed.sessionOver': { tr: 'Oturum bitti', en: 'The session expires' },
    'after.frameLimit': { tr: '10 saniye geçti', en: '10 seconds pass' },
    'after.challengePoll': { tr: '3 saniye geçti', en: '3 seconds pass' },
    'after.settlePoll': { tr: '1 saniye geçti', en: '1 second passes' },
    'after.abandonPoll': { tr: '3 saniye geçti', en: '3 seconds pass' },
    'after.unknownPoll': { tr: '10 saniye geçti', en: '10 seconds pass' },
    'after.readLimit': { tr: '8 saniye cevap gelmedi', en: '8 seconds pass without an answer' },
  },
} satisfies FlowSpec<typeof threeDSecureMachine>;
