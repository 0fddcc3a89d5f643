import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isAttemptOpen } from '../../../domain/payment/index.ts';
import { after, attempt, callback, capture } from './attempt.samples.ts';
import type { Attempt } from './attempts.types.ts';
import { type BankCall, judgeAttempt, type Reason, type Seen } from './judge-attempt.ts';

const amount = 11890;
const reference = { paymentId: 'payment-1', retryable: false, providerCode: null } as const;

/** A bank that charges as often as it is asked, and a row with the lease that `settle` keeps on it. */
function playShop() {
  let row: Attempt = attempt();
  let now = after(1);
  const bank = { state: 'open' as 'open' | 'passed' | 'taken' | 'cancelled', captures: 0, net: 0 };

  const answer = (call: BankCall): Seen => {
    switch (call.do) {
      case 'finish':
        if (bank.state === 'cancelled') {
          return { from: 'finish', outcome: { outcome: 'declined', code: 'cancelled', ...reference } };
        }
        if (bank.state === 'open') {
          return { from: 'finish', outcome: { outcome: 'pending', paymentId: 'payment-1', step: 'challengeOpen' } };
        }
        Object.assign(bank, { state: 'taken', captures: bank.captures + 1, net: bank.net + amount });
        return { from: 'finish', outcome: { outcome: 'succeeded', capture: capture(amount) } };
      case 'cancel':
      case 'refund':
        Object.assign(bank, { state: 'cancelled', net: 0 });
        if (call.do === 'refund') return { from: 'refund', balanceKurus: 0 };
        return { from: 'cancel', outcome: { outcome: 'succeeded', paymentId: 'payment-1', operationId: null } };
      case 'lookup': {
        if (bank.state === 'taken') {
          return { from: 'lookup', outcome: { outcome: 'succeeded', capture: capture(amount) } };
        }
        if (bank.state === 'cancelled') {
          return { from: 'lookup', outcome: { outcome: 'declined', code: 'cancelled', ...reference } };
        }
        const step = bank.state === 'passed' ? 'challengePassed' : 'challengeOpen';
        return { from: 'lookup', outcome: { outcome: 'pending', paymentId: 'payment-1', step } };
      }
      default:
        return call satisfies never;
    }
  };

  /** One transaction of `settle`; what it calls for, or null. */
  function turn(token: string, seen: Seen, reason: Reason): BankCall | null {
    const isProof = 'outcome' in seen && typeof seen.outcome === 'object' && seen.outcome.outcome === 'succeeded';
    if (row.leaseToken !== null && row.leaseToken !== token && !isProof) return null;
    const verdict = judgeAttempt(row, seen, reason, now);
    if (verdict.kind === 'call' || verdict.kind === 'refund') {
      const call: BankCall = verdict.kind === 'call' ? verdict.call : { do: 'refund' };
      const asks = call.do === 'finish' && { moneyAskedAt: now, timesMoneyAsked: row.timesMoneyAsked + 1 };
      const state = asks || call.do === 'refund' ? 'settling' : row.state;
      row = { ...row, leaseToken: token, ...asks, state, isRefunding: row.isRefunding || call.do === 'refund' };
      return call;
    }
    row = { ...row, leaseToken: null };
    if (verdict.kind === 'fulfil') row = { ...row, state: 'paid', endedAt: now };
    else if (verdict.kind === 'refunded') row = { ...row, state: 'refunded', endedAt: now };
    else if (verdict.kind === 'end') row = { ...row, state: verdict.end.kind, end: verdict.end, endedAt: now };
    else row = { ...row, state: verdict.state, nextCheckAt: verdict.nextCheckAt };
    return null;
  }

  let tokens = 0;
  /** Stops before and after each call, so that others come in between. */
  function* settle(reason: Reason) {
    const token = `token-${(tokens += 1)}`;
    let seen: Seen = { from: 'nothing' };
    for (;;) {
      const call = turn(token, seen, reason);
      if (!call) return;
      yield;
      seen = answer(call);
      yield;
    }
  }

  return {
    bank,
    row: () => row,
    change: (facts: Partial<Attempt>) => void (row = { ...row, ...facts }),
    settle,
    pass: (seconds: number) => void (now = new Date(now.getTime() + seconds * 1000)),
    now: () => now,
  };
}

const events = ['pass', 'proof', 'proof', 'forged', 'forged', 'poll', 'poll', 'notice', 'cancel'] as const;
type Event = (typeof events)[number];

function* happen(shop: ReturnType<typeof playShop>, event: Event) {
  const { bank, row, change, now } = shop;
  switch (event) {
    case 'pass':
      // Whoever has the phone: the bank cannot tell.
      if (bank.state === 'open') bank.state = 'passed';
      return;
    case 'proof':
      if (bank.state === 'passed' || bank.state === 'taken') change({ callback: row().callback ?? callback(true) });
      yield* shop.settle('callback');
      return;
    case 'forged':
      change({ callbackAt: row().callbackAt ?? now() });
      yield* shop.settle('callback');
      return;
    case 'cancel':
      if (isAttemptOpen(row().state)) change({ abandonAskedAt: row().abandonAskedAt ?? now() });
      yield;
      yield* shop.settle('poll');
      return;
    case 'poll':
    case 'notice':
      yield* shop.settle(event);
      return;
    default:
      event satisfies never;
  }
}

test('proofs, polls, notices and a cancel in any order, also between a call and its answer, have one end', () => {
  const orders = fc.shuffledSubarray([...events], { minLength: 4 });
  const turns = fc.array(fc.nat(), { minLength: 60, maxLength: 60 });
  const ends = new Map<string, number>();
  fc.assert(
    fc.property(orders, turns, (order, picks) => {
      const shop = playShop();
      const waiting = [...order];
      const running: Generator[] = [];
      let isCancelledFirst = false;
      for (const pick of picks) {
        const isNew = waiting.length > 0 && (running.length === 0 || pick % 3 === 0);
        if (isNew) running.push(happen(shop, waiting.shift()!));
        const one = running[pick % Math.max(running.length, 1)];
        if (one?.next().done) running.splice(running.indexOf(one), 1);
        const { abandonAskedAt, moneyAskedAt } = shop.row();
        isCancelledFirst ||= abandonAskedAt !== null && moneyAskedAt === null;
      }
      for (const event of waiting) running.push(happen(shop, event));
      for (const one of running) while (!one.next().done);
      // The reconciler, until there is nothing left to learn.
      for (const seconds of [31, 61, 600, 60, 900, 7200, 86_400]) {
        shop.pass(seconds);
        shop.change({ leaseToken: null });
        for (const one of [shop.settle('due')]) while (!one.next().done);
      }
      const { state } = shop.row();
      ends.set(state, (ends.get(state) ?? 0) + 1);
      expect(['paid', 'expired', 'declined']).toContain(state);
      expect(shop.bank).toMatchObject(state === 'paid' ? { captures: 1, net: amount } : { net: 0 });
      if (isCancelledFirst) expect([state, shop.bank.captures]).toEqual(['expired', 0]);
      if (order.includes('pass') && !order.includes('cancel')) expect(state).toBe('paid');
      if (!order.includes('pass')) expect(state).toBe('expired');
    }),
    { numRuns: 1000, seed: 20_261_123 },
  );
  expect([...ends.keys()].toSorted()).toEqual(['expired', 'paid']);
});
