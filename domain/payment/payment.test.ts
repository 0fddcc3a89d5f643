import { describe, expect, it } from 'vitest';
import { kurus } from '../money/index.ts';
import {
  ATTEMPT_KINDS,
  ATTEMPT_STATES,
  attemptKinds,
  attemptOutcome,
  type AttemptReport,
  attemptTransitions,
  canAttemptMove,
  DECLINE_CODES,
  declinedMoney,
  isAttemptOpen,
  isHintOf,
  moneyOutcomes,
  parsePaymentHint,
  type PaymentHint,
  wasLeftUnfinished,
  opensAtTop,
} from './index.ts';

describe('payment attempts', () => {
  it('say whether money moved', () => {
    expect(
      Object.fromEntries(
        ATTEMPT_STATES.map((state) => [state, `${moneyOutcomes[state]}${isAttemptOpen(state) ? ', open' : ''}`]),
      ),
    ).toEqual({
      created: 'notCharged, open',
      challenging: 'notCharged, open',
      settling: 'unknown, open',
      paid: 'charged',
      declined: 'notCharged',
      expired: 'notCharged',
      unknown: 'unknown, open',
      refunded: 'refunded',
    });
  });

  it('become paid only from settling or unknown, and leave paid only by a refund', () => {
    expect(ATTEMPT_STATES.filter((from) => attemptTransitions[from].includes('paid'))).toEqual(['settling', 'unknown']);
    expect(ATTEMPT_STATES.filter((to) => canAttemptMove('paid', to))).toEqual(['paid', 'refunded']);
  });

  it('that were declined are refunded after an amount mismatch, otherwise not charged', () => {
    expect(Object.fromEntries(DECLINE_CODES.map((code) => [code, declinedMoney(code)]))).toEqual({
      ...Object.fromEntries(DECLINE_CODES.map((code) => [code, 'notCharged'])),
      amountMismatch: 'refunded',
    });
  });

  it('end in one of four outcomes, whatever their kind', () => {
    const attemptId = 'attempt-1';
    const open = { attemptId, amount: kurus(100), expiresAt: 0, redirectUrl: null, canPayAgain: false };
    const declined = { state: 'declined', attemptId, retryable: true } as const;
    const reports: AttemptReport[] = [
      { ...open, state: 'created', money: 'notCharged' },
      { ...open, state: 'unknown', money: 'unknown' },
      { state: 'saved', money: 'notCharged', attemptId, cardId: 'card-1' },
      { ...declined, money: 'notCharged', declineCode: 'doNotHonour' },
      { ...declined, money: 'refunded', declineCode: 'amountMismatch' },
      { state: 'expired', money: 'notCharged', attemptId },
      { state: 'refunded', money: 'refunded', attemptId, amount: kurus(100) },
    ];
    expect(reports.map(attemptOutcome)).toEqual([
      null,
      null,
      'saved',
      'notCharged',
      'refunded',
      'notCharged',
      'refunded',
    ]);
  });
});

describe('kinds of attempt', () => {
  it('need their holder, except for a renewal, which cannot be abandoned', () => {
    const withoutHolder = ATTEMPT_KINDS.filter((kind) => !attemptKinds[kind].needsHolder);
    const notAbandoned = ATTEMPT_KINDS.filter((kind) => !attemptKinds[kind].canBeAbandoned);
    expect([withoutHolder, notAbandoned]).toEqual([['renewal'], ['renewal']]);
  });
});

describe('the hint of a payment', () => {
  const hint = { account: 'elif', since: 1_800_000_000_000, money: 'unknown' } as const;

  it('is parsed from browser storage; anything else gives null', () => {
    expect(
      [
        { ...hint, version: 1 },
        { money: 'notCharged', since: 'now' },
        { ...hint, money: 'charged' },
        'unknown',
        null,
      ].map(parsePaymentHint),
    ).toEqual([hint, { account: null, since: null, money: 'notCharged' }, null, null, null]);
  });

  it('matches its account, or any account while one is unknown', () => {
    const anyones = { ...hint, account: null };
    expect([
      isHintOf(hint, 'elif'),
      isHintOf(hint, 'deniz'),
      isHintOf(hint, null),
      isHintOf(anyones, 'deniz'),
      isHintOf(null, null),
    ]).toEqual([true, false, true, true, false]);
  });

  it('is shown for a day, unless the money is known not to have moved or no order was sent', () => {
    const day = 86_400_000;
    const shownAt = (kept: PaymentHint | null) =>
      [hint.since, hint.since + day - 1, hint.since + day].map((now) => wasLeftUnfinished(kept, now));
    expect([hint, { ...hint, money: 'notCharged' as const }, { ...hint, since: null }, null].map(shownAt)).toEqual([
      [true, true, false],
      [false, false, false],
      [false, false, false],
      [false, false, false],
    ]);
  });
});

it('a challenge that the shop itself serves opens in the whole window; the bank’s own address opens in a frame', () => {
  const shop = 'https://mercan.example';
  const pages = [`${shop}/3ds/abc`, 'https://bank.example/3ds/abc', `${shop}/machines/bank.html`, '/3ds/abc', ''];
  expect(pages.map((page) => opensAtTop(page, shop))).toEqual([true, false, false, false, false]);
});
