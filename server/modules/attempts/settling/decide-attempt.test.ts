import { describe, expect, test } from 'vitest';
import { ATTEMPT_STATES } from '../../../../domain/payment/index.ts';
import type { PaymentOutcome } from '../../payments/index.ts';
import { after, attempt, callback, capture, opened } from '../attempt.samples.ts';
import { decideAttempt, type Seen } from './decide-attempt.ts';

const nothing: Seen = { from: 'nothing' };
const looked = (outcome: PaymentOutcome): Seen => ({ from: 'lookup', outcome });
const succeeded = (amount = 11890): PaymentOutcome => ({ outcome: 'succeeded', capture: capture(amount) });
const pending = (step: 'challengeOpen' | 'challengePassed'): PaymentOutcome => ({
  outcome: 'pending',
  paymentId: 'payment-1',
  step,
});
const silent: PaymentOutcome = { outcome: 'unknown', reason: 'timeout' };
const notFound: PaymentOutcome = { outcome: 'notFound' };
const refused = {
  outcome: 'declined',
  code: 'doNotHonour',
  retryable: true,
  providerCode: '10005',
  paymentId: 'payment-1',
} as const satisfies PaymentOutcome;
const asked = { moneyAskedAt: opened, timesMoneyAsked: 1, state: 'settling' } as const;
const stored = { method: 'stored', page: null, startAskedAt: null, paymentId: null } as const;
const call = (what: object) => ({ kind: 'call', call: what });
const expiredBy = (because: string) => ({ kind: 'end', end: { kind: 'expired', because } });

describe('decideAttempt', () => {
  test('finishes a confirmed challenge once', () => {
    const confirmed = attempt({ callback: callback(true) });
    expect(decideAttempt(confirmed, nothing, 'poll', after(5))).toEqual(
      call({ do: 'finish', paymentId: 'payment-1', callback: callback(true) }),
    );
  });

  test('never asks for money again without a look-up', () => {
    const confirmed = attempt({ ...asked, callback: callback(true) });
    expect(decideAttempt(confirmed, nothing, 'due', after(3600))).toEqual(call({ do: 'lookup' }));
    expect(decideAttempt(attempt({ ...asked, ...stored }), nothing, 'due', after(3600))).toEqual(
      call({ do: 'lookup' }),
    );
  });

  test('ends an attempt that never reached the bank, but only after a minute', () => {
    const unasked = attempt({ ...stored, state: 'created' });
    expect(decideAttempt(unasked, nothing, 'poll', after(59))).toMatchObject({ kind: 'rest', state: 'created' });
    expect(decideAttempt(unasked, nothing, 'due', after(60))).toEqual(expiredBy('bankUnavailable'));
    const given = { ...unasked, abandonAskedAt: after(1) };
    expect(decideAttempt(given, nothing, 'poll', after(1))).toEqual(expiredBy('abandoned'));
  });

  test('cancels at the bank before it gives up', () => {
    expect(decideAttempt(attempt(), nothing, 'due', after(600))).toEqual(
      call({ do: 'cancel', paymentId: 'payment-1' }),
    );
    const given = attempt({ abandonAskedAt: after(5), callback: callback(true) });
    expect(decideAttempt(given, nothing, 'poll', after(5))).toEqual(call({ do: 'cancel', paymentId: 'payment-1' }));
  });

  test('looks up an ended attempt on a callback, not on a poll', () => {
    const ended = attempt({ state: 'expired', endedAt: after(600), end: { kind: 'expired', because: 'time' } });
    expect(decideAttempt(ended, nothing, 'poll', after(700))).toEqual({
      kind: 'rest',
      state: 'expired',
      nextCheckAt: null,
    });
    expect(decideAttempt(ended, nothing, 'callback', after(700))).toEqual(call({ do: 'lookup' }));
  });

  test('asks the bank at most every two seconds for all callers together; the reconciler asks when it is due', () => {
    const open = attempt({ ...asked, lookedUpAt: after(10), nextCheckAt: after(60) });
    for (const reason of ['poll', 'callback', 'notice'] as const) {
      expect(decideAttempt(open, nothing, reason, after(11))).toEqual({
        kind: 'rest',
        state: 'settling',
        nextCheckAt: after(12),
      });
      expect(decideAttempt(open, nothing, reason, after(12))).toEqual(call({ do: 'lookup' }));
      const refunding = { ...open, isRefunding: true };
      expect(decideAttempt(refunding, nothing, reason, after(11))).toMatchObject({ kind: 'rest' });
    }
    expect(decideAttempt(open, nothing, 'due', after(11))).toEqual(call({ do: 'lookup' }));
  });

  test('continues a refund', () => {
    expect(decideAttempt(attempt({ ...asked, isRefunding: true }), nothing, 'due', after(5))).toEqual(
      call({ do: 'refund' }),
    );
  });

  test.each(['paid', 'refunded'] as const)('never changes a %s attempt', (state) => {
    const done = attempt({ state });
    for (const seen of [nothing, looked(succeeded()), looked(notFound)]) {
      expect(decideAttempt(done, seen, 'callback', after(5))).toEqual({ kind: 'rest', state, nextCheckAt: null });
    }
  });
});

describe('an answer of the bank', () => {
  test('with the frozen amount fulfils; with another is refunded', () => {
    expect(decideAttempt(attempt(asked), looked(succeeded()), 'due', after(5))).toEqual({
      kind: 'fulfil',
      capture: capture(11890),
    });
    expect(decideAttempt(attempt(asked), looked(succeeded(11990)), 'due', after(5))).toEqual({
      kind: 'refund',
      capture: capture(11990),
    });
  });

  test('that times out is looked up, then unknown: never declined', () => {
    const finish: Seen = { from: 'finish', outcome: silent };
    expect(decideAttempt(attempt(asked), finish, 'poll', after(15))).toEqual(call({ do: 'lookup' }));
    expect(decideAttempt(attempt(asked), looked(silent), 'poll', after(15))).toEqual({
      kind: 'rest',
      state: 'unknown',
      nextCheckAt: after(30),
    });
  });

  test('of `notFound` counts only after a request had time to arrive', () => {
    const charged = attempt({ ...asked, ...stored });
    expect(decideAttempt(charged, looked(notFound), 'poll', after(29))).toMatchObject({
      kind: 'rest',
      state: 'unknown',
    });
    expect(decideAttempt(charged, looked(notFound), 'due', after(30))).toEqual(expiredBy('time'));
  });

  test('of `challengePassed` after a request waits, finishes again, cancels after three', () => {
    const passed = looked(pending('challengePassed'));
    expect(decideAttempt(attempt(asked), passed, 'poll', after(29))).toMatchObject({ kind: 'rest', state: 'unknown' });
    expect(decideAttempt(attempt(asked), passed, 'due', after(30))).toEqual(
      call({ do: 'finish', paymentId: 'payment-1', callback: null }),
    );
    expect(decideAttempt(attempt({ ...asked, timesMoneyAsked: 3 }), passed, 'due', after(30))).toEqual(
      call({ do: 'cancel', paymentId: 'payment-1' }),
    );
  });

  test('about a challenge whose page is lost cancels it and ends as bankUnavailable', () => {
    const stranded = attempt({ state: 'created', page: null, paymentId: null });
    const lost: Seen = { from: 'start', outcome: { outcome: 'unknown', reason: 'timeout' } };
    expect(decideAttempt(stranded, lost, 'poll', after(15))).toEqual(call({ do: 'lookup' }));
    expect(decideAttempt(stranded, looked(pending('challengeOpen')), 'poll', after(15))).toEqual(
      call({ do: 'cancel', paymentId: 'payment-1' }),
    );
    expect(decideAttempt(stranded, looked(silent), 'poll', after(15))).toEqual(expiredBy('bankUnavailable'));
  });

  test.each([
    ['declined', { state: 'declined', endedAt: after(600) }],
    ['expired', { state: 'expired', endedAt: after(600) }],
    ['overtaken by a newer payment', { state: 'unknown', overtakenAt: after(600) }],
  ] as const)('that proves a capture of an attempt that is %s is refunded, never fulfilled', (_what, facts) => {
    for (const reason of ['due', 'callback', 'notice'] as const) {
      expect(decideAttempt(attempt({ ...asked, ...facts }), looked(succeeded()), reason, after(700))).toEqual({
        kind: 'refund',
        capture: capture(11890),
      });
    }
  });

  test('that another amount was captured and refunded after the end counts as a refund', () => {
    const ended = attempt({ ...asked, state: 'declined', endedAt: after(600) });
    const mismatch: PaymentOutcome = { ...refused, code: 'amountMismatch' };
    expect(decideAttempt(ended, looked(mismatch), 'due', after(700))).toEqual({ kind: 'refunded', balanceKurus: 0 });
  });

  test('of a challenge passed after the end cancels at the bank', () => {
    const ended = attempt({ ...asked, state: 'expired', endedAt: after(600) });
    expect(decideAttempt(ended, looked(pending('challengePassed')), 'callback', after(700))).toEqual(
      call({ do: 'cancel', paymentId: 'payment-1' }),
    );
  });

  test.each([
    ['expired', notFound],
    ['declined', refused],
  ] as const)('about a %s attempt is asked for again after 1 and 15 minutes, 2 hours and a day', (state, outcome) => {
    const ended = attempt({ ...asked, state, endedAt: after(0) });
    const nextAt = (seconds: number) => {
      const verdict = decideAttempt(ended, looked(outcome), 'due', after(seconds));
      return verdict.kind === 'rest' ? verdict.nextCheckAt : verdict;
    };
    expect([0, 60, 900, 7200, 86_400].map(nextAt)).toEqual([after(60), after(900), after(7200), after(86_400), null]);
    const neverAsked = attempt({ state, endedAt: after(0) });
    expect(decideAttempt(neverAsked, looked(outcome), 'due', after(5))).toMatchObject({ nextCheckAt: null });
  });

  test('of `declined` after more than one request is looked up, and unknown while one may still arrive', () => {
    const twice = attempt({ ...asked, timesMoneyAsked: 2 });
    expect(decideAttempt(twice, { from: 'finish', outcome: refused }, 'due', after(5))).toEqual(call({ do: 'lookup' }));
    expect(decideAttempt(twice, looked(refused), 'due', after(29))).toMatchObject({ kind: 'rest', state: 'unknown' });
    const declined = { kind: 'end', end: { kind: 'declined', code: 'doNotHonour', retryable: true } };
    expect(decideAttempt(twice, looked(refused), 'due', after(30))).toEqual(declined);
    expect(decideAttempt(attempt(asked), { from: 'finish', outcome: refused }, 'due', after(5))).toEqual(declined);
  });
});

test('an unanswered check after the end is made again, for a week', () => {
  const ended = attempt({ ...asked, state: 'declined', endedAt: after(0), checks: 20 });
  const nextCheck = (seen: Seen, seconds: number) => {
    const verdict = decideAttempt(ended, seen, 'due', after(seconds));
    return verdict.kind === 'rest' ? verdict.nextCheckAt : verdict;
  };
  const [day, quarter] = [24 * 3600, 15 * 60];
  expect(nextCheck(looked(silent), 60)).toEqual(after(quarter));
  expect(nextCheck(looked(silent), day)).toEqual(after(day + quarter));
  expect(nextCheck(looked(notFound), day)).toBeNull();
  expect(nextCheck({ from: 'cancel', outcome: { outcome: 'unknown', reason: 'timeout' } }, day)).toEqual(
    after(day + quarter),
  );
  expect(nextCheck(looked(silent), 7 * day)).toBeNull();
});

test('no verdict ever takes money for an attempt that has ended', () => {
  const outcomes: PaymentOutcome[] = [
    succeeded(),
    silent,
    notFound,
    pending('challengeOpen'),
    pending('challengePassed'),
  ];
  const ended = ATTEMPT_STATES.filter(
    (state) => state === 'declined' || state === 'expired' || state === 'paid' || state === 'refunded',
  );
  for (const state of ended) {
    for (const seen of [nothing, ...outcomes.map(looked)]) {
      for (const reason of ['poll', 'callback', 'due', 'notice'] as const) {
        const row = attempt({ state, endedAt: after(600), callback: callback(true) });
        const verdict = decideAttempt(row, seen, reason, after(700));
        expect(verdict.kind === 'call' && verdict.call.do === 'finish').toBe(false);
      }
    }
  }
});
