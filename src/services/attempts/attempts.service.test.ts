import { expect, test } from 'vitest';
import { kurus } from '../../../domain/money/index.ts';
import type { components } from '../../../openapi/types/attempts.d.ts';
import { createApi } from '../http/index.ts';
import {
  abandonChallenge,
  acknowledgeAttempt,
  findAttempt,
  findOpenAttempt,
  readChallenge,
  toAttemptReport,
} from './index.ts';

type State = components['schemas']['AttemptState'];

/** A contract that answers everything with `data`, and what it was asked. */
function answering(data: unknown) {
  const asked: string[] = [];
  const api = createApi({
    baseUrl: 'http://shop.example/api',
    language: () => 'tr',
    regionId: 'TR',
    token: () => 'token',
    fetch: ({ method, url }) => {
      asked.push(`${method} ${new URL(url).pathname.replace('/api/private/user/', '')}`);
      return Promise.resolve(Response.json({ status: 'success', data }));
    },
  });
  return { api, asked };
}

const { signal } = new AbortController();
const open = { attemptId: 'a1', amount: 107.01, expiresAt: '2026-03-14T09:40:00.000Z' };
const openReport = { attemptId: 'a1', amount: 10_701, expiresAt: Date.UTC(2026, 2, 14, 9, 40), canPayAgain: false };
const expired: State = { state: 'expired', money: 'notCharged', attemptId: 'a1' };
const ended = {
  kind: 'cardCheck',
  amount: 0,
  since: '2026-03-14T09:30:00.000Z',
  endedAt: '2026-03-14T09:40:00.000Z',
  acknowledgedAt: null,
  ...expired,
};

test.each<[State, object]>([
  [
    { state: 'created', money: 'notCharged', ...open, pollAfterMs: 1000 },
    { state: 'created', money: 'notCharged', ...openReport, redirectUrl: null },
  ],
  [
    { state: 'challenging', money: 'notCharged', ...open, redirectUrl: 'http://bank.example/1' },
    { state: 'challenging', money: 'notCharged', ...openReport, redirectUrl: 'http://bank.example/1' },
  ],
  [
    { state: 'unknown', money: 'unknown', ...open, pollAfterMs: 5000 },
    { state: 'unknown', money: 'unknown', ...openReport, redirectUrl: null },
  ],
  [
    { state: 'unknown', money: 'unknown', ...open, pollAfterMs: 5000, canPayAgain: true },
    { state: 'unknown', money: 'unknown', ...openReport, redirectUrl: null, canPayAgain: true },
  ],
  [
    {
      state: 'paid',
      money: 'charged',
      attemptId: 'a1',
      chargedAmount: 107.01,
      orderIds: ['o1'],
      subscriptionIds: ['s1'],
      isFirstPurchase: true,
      lines: [
        { type: 'product', _id: 'p1', slug: 'pad-super-12', quantity: 2 },
        { type: 'custompacket', slug: 'pad.super.2', quantity: 1 },
      ],
      promoCode: 'MERCAN10',
    },
    {
      state: 'paid',
      money: 'charged',
      attemptId: 'a1',
      amount: 10_701,
      orderIds: ['o1'],
      subscriptionIds: ['s1'],
      isFirstPurchase: true,
      paid: {
        lines: [
          { key: 'product:p1', quantity: 2 },
          { key: 'custompacket:pad.super.2', quantity: 1 },
        ],
        promoCode: 'MERCAN10',
      },
    },
  ],
  [
    { state: 'saved', money: 'notCharged', attemptId: 'a1', _card: 'c1' },
    { state: 'saved', money: 'notCharged', attemptId: 'a1', cardId: 'c1' },
  ],
  [
    {
      state: 'declined',
      money: 'refunded',
      attemptId: 'a1',
      declineCode: 'amountMismatch',
      retryable: false,
      message: { tr: '…', en: '…' },
    },
    { state: 'declined', money: 'refunded', attemptId: 'a1', declineCode: 'amountMismatch', retryable: false },
  ],
  [expired, expired],
  [
    { state: 'refunded', money: 'refunded', attemptId: 'a1', amount: 107.01 },
    { state: 'refunded', money: 'refunded', attemptId: 'a1', amount: 10_701 },
  ],
])('an attempt of the contract: %j [PAYMENT-2]', (attempt, report) => {
  expect(toAttemptReport(attempt)).toEqual(report);
});

test('each kind of attempt is read at its own operation', async () => {
  const { api, asked } = answering(expired);
  const attemptId = 'a1';
  await findAttempt(api, { kind: 'purchase', attemptId });
  await findAttempt(api, { kind: 'cardCheck', attemptId });
  await findAttempt(api, { kind: 'duePayment', attemptId });
  expect(asked).toEqual([
    'POST shopping/3ds/buy-response/status/a1',
    'POST cards/3ds/create-one-response/status/a1',
    'POST attempts/duePayment/a1/status',
  ]);
});

test('a saved card, a refund and an abandoned attempt are translated for the challenge', async () => {
  const request = { kind: 'cardCheck', attemptId: 'a1' } as const;
  const read = (data: State) => readChallenge(answering(data).api, request, signal);
  expect([
    await read({ state: 'saved', money: 'notCharged', attemptId: 'a1', _card: 'c1' }),
    await read({ state: 'refunded', money: 'refunded', attemptId: 'a1', amount: 1 }),
    await read(expired),
    await abandonChallenge(answering(expired).api, request, signal),
  ]).toEqual([
    { state: 'paid', orderIds: [] },
    { state: 'declined', declineCode: 'refunded', retryable: true },
    expired,
    { state: 'abandoned' },
  ]);
});

test('an open or unacknowledged attempt is read with its kind and start time', async () => {
  const found = {
    kind: 'cardCheck',
    amount: kurus(0),
    since: Date.UTC(2026, 2, 14, 9, 30),
    endedAt: Date.UTC(2026, 2, 14, 9, 40),
    acknowledgedAt: null,
    report: expired,
  };
  expect(await findOpenAttempt(answering(ended).api)).toEqual(found);
  expect(await findOpenAttempt(answering(null).api)).toBe(null);
  const acknowledging = answering({ ...ended, acknowledgedAt: '2026-03-14T10:00:00.000Z' });
  expect(await acknowledgeAttempt(acknowledging.api, { kind: 'cardCheck', attemptId: 'a1' })).toEqual({
    ...found,
    acknowledgedAt: Date.UTC(2026, 2, 14, 10),
  });
  expect(acknowledging.asked).toEqual(['POST attempts/cardCheck/a1/acknowledge']);
});
