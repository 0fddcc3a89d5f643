import { kurus } from '../../../domain/money/index.ts';
import type { Capture, ChallengeCallback } from '../payments/index.ts';
import type { Attempt } from './attempt/attempts.types.ts';

export const opened = new Date('2026-03-02T09:00:00.000Z');
export const after = (seconds: number) => new Date(opened.getTime() + seconds * 1000);

/** A purchase whose challenge is open. */
export const attempt = (facts: Partial<Attempt> = {}): Attempt => ({
  id: 'attempt-1',
  kind: 'purchase',
  accountId: 'account-1',
  key: 'key-1',
  reference: null,
  state: 'challenging',
  method: 'challenge',
  purpose: 'purchase',
  amountKurus: 11890,
  lines: [],
  payload: {},
  language: 'tr',
  ip: '127.0.0.1',
  receiverId: null,
  callbackId: 'callback-1',
  callback: null,
  callbackAt: null,
  paymentId: 'payment-1',
  page: { kind: 'redirect', url: 'http://bank/1' },
  startAskedAt: opened,
  moneyAskedAt: null,
  timesMoneyAsked: 0,
  abandonAskedAt: null,
  capture: null,
  isRefunding: false,
  end: null,
  result: null,
  createdAt: opened,
  expiresAt: after(600),
  endedAt: null,
  acknowledgedAt: null,
  doubtShownAt: null,
  notifyAt: null,
  lookedUpAt: null,
  yieldedAt: null,
  overtakenAt: null,
  nextCheckAt: null,
  checks: 0,
  leaseToken: null,
  leaseUntil: null,
  ...facts,
});

export const callback = (passed: boolean): ChallengeCallback => ({
  reference: 'attempt-1',
  paymentId: 'payment-1',
  passed,
  mdStatus: passed ? '1' : '0',
  conversationData: null,
});

export const capture = (amount: number): Capture => ({
  paymentId: 'payment-1',
  amount: kurus(amount),
  lines: [],
  card: { bin: '552879', lastFour: '0008', association: 'MASTER_CARD', bankName: null },
  savedCard: null,
  refunds: null,
});
