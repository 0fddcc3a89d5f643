import { isAttemptOpen } from '../../../../domain/payment/index.ts';
import type { AppContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { limited } from '../../../platform/jobs/in-parallel.ts';
import { type Capture, clearAlarms, raiseAlarm, type WithPayments } from '../../payments/index.ts';
import { checkMove, learn } from './attempt-change.ts';
import { askBank } from './ask-bank.ts';
import {
  type Attempt,
  type AttemptHooks,
  CannotFulfil,
  changeAttempt,
  faultPoint as createFaultPoint,
  findAttempt,
  lockAttempt,
  renewLease,
  type WithFaults,
} from '../attempt/index.ts';
import { type BankCall, isStuck, decideAttempt, type Reason, type Seen, type Verdict } from './decide-attempt.ts';
import { asking, canStillAsk, leaseUntil } from './leases.ts';
import { notifyAtFor } from './notifying.ts';
import { createRecording, endedAt, paidWith } from './record-paid.ts';

/** More calls than any honest course of events needs. */
const maxCalls = 8;

/** Of those that no customer waits for. */
const askedAtOnce = 16;

export type FirstCall = {
  /** `start` opens a challenge and moves no money; `charge` takes it. */
  from: 'start' | 'charge';
  ask(attempt: Attempt): Promise<Seen>;
};

export type Settling = {
  /**
   * Brings an attempt as far as the bank's answers allow and answers it as it is then. The one function in which
   * callback, poll, notice, reconciler and abandon end. While another settles the same attempt, it answers at once.
   */
  settle(id: string, reason: Reason): Promise<Attempt | null>;
  /** Makes the first call of a new attempt; `ask` is called at most once, after its lease has been written down. */
  start(id: string, first: FirstCall): Promise<Attempt>;
  /** As `start` with `charge`, of one that was written down as `asking`: recorded together with others. */
  startAsked(attempt: Attempt, ask: (attempt: Attempt) => Promise<Seen>): Promise<Attempt>;
  /** Resolves when this process is not settling the attempt. */
  whenIdle(id: string): Promise<void>;
};

export function createSettling(
  context: AppContext<WithPayments & WithFaults>,
  kindOf: (attempt: Attempt) => AttemptHooks,
): Settling {
  const { db, clock, ids } = context;
  const faultPoint = createFaultPoint(context);
  /** Attempts this process is talking to the bank about: a clock that jumps must not end their lease. */
  const underWay = new Map<string, Promise<Attempt | null>>();

  async function fulfil(tx: Tx, attempt: Attempt, capture: Capture | null): Promise<Attempt> {
    const now = clock.now();
    checkMove(attempt.state, 'paid');
    const result = await kindOf(attempt).fulfil(tx, attempt, { capture, now });
    await faultPoint('insideFulfil', attempt.id);
    return changeAttempt(tx, attempt.id, { ...paidWith(capture, now), result });
  }

  /** Once: an end has done it before, and so has a newer payment that took its place. */
  async function release(tx: Tx, attempt: Attempt, now: Date): Promise<void> {
    if (isAttemptOpen(attempt.state) && attempt.overtakenAt === null) await kindOf(attempt).release(tx, attempt, now);
  }

  async function end(tx: Tx, attempt: Attempt, verdict: Extract<Verdict, { kind: 'end' }>): Promise<Attempt> {
    const now = clock.now();
    checkMove(attempt.state, verdict.end.kind);
    const hooks = kindOf(attempt);
    if (!hooks.ended) await release(tx, attempt, now);
    else if (isAttemptOpen(attempt.state) && attempt.overtakenAt === null)
      await hooks.ended(tx, attempt, { end: verdict.end, now });
    await faultPoint('insideRelease', attempt.id);
    const ended = { ...attempt, state: verdict.end.kind, end: verdict.end, endedAt: now };
    const rest = decideAttempt(ended, { from: 'nothing' }, 'poll', now);
    return changeAttempt(tx, attempt.id, {
      state: ended.state,
      end: ended.end,
      ...endedAt(now),
      notifyAt: notifyAtFor(now),
      nextCheckAt: rest.kind === 'rest' ? rest.nextCheckAt : null,
    });
  }

  async function refunded(tx: Tx, attempt: Attempt, balanceKurus: number): Promise<Attempt> {
    const now = clock.now();
    const because = attempt.end ? 'late' : attempt.overtakenAt ? 'overtaken' : 'unavailable';
    await kindOf(attempt).refunded(tx, attempt, { balanceKurus, because, now });
    return changeAttempt(tx, attempt.id, {
      state: 'refunded',
      end: { kind: 'refunded', balanceKurus, because },
      ...endedAt(now),
      acknowledgedAt: null,
      notifyAt: null,
      nextCheckAt: null,
    });
  }

  /** The money is there and its order cannot be: from now on it is only refunded. What is still held goes free. */
  async function decideRefund(tx: Tx, attempt: Attempt, capture: Capture): Promise<Attempt> {
    const now = clock.now();
    await release(tx, attempt, now);
    return changeAttempt(tx, attempt.id, { state: 'settling', isRefunding: true, capture, notifyAt: null });
  }

  async function lease(tx: Tx, attempt: Attempt, token: string, call: BankCall): Promise<Attempt> {
    const now = clock.now();
    const asksForMoney = call.do === 'finish' && (call.callback === null || call.callback.passed);
    return changeAttempt(tx, attempt.id, {
      leaseToken: token,
      leaseUntil: leaseUntil(now),
      nextCheckAt: leaseUntil(now),
      checks: attempt.checks + 1,
      ...((call.do === 'lookup' || call.do === 'refund') && { lookedUpAt: now }),
      ...(asksForMoney && {
        state: 'settling',
        moneyAskedAt: now,
        timesMoneyAsked: attempt.timesMoneyAsked + 1,
        paymentId: call.paymentId,
      }),
    });
  }

  /** Nobody can say how it ends. The customer is told so, and may pay again: see `overtake`. */
  async function callPerson(tx: Tx, attempt: Attempt, now: Date): Promise<Attempt> {
    const { id, kind, state, amountKurus, isRefunding, yieldedAt } = attempt;
    const code = isRefunding ? 'REFUND_STUCK' : 'PAYMENT_STUCK';
    await raiseAlarm(tx, context, { code, subject: id, detail: { kind, state, amountKurus } });
    if (yieldedAt !== null) return attempt;
    if (!isRefunding) await kindOf(attempt).unclear(tx, attempt);
    return changeAttempt(tx, id, { yieldedAt: now });
  }

  type Turn = { attempt: Attempt; call: BankCall | null };

  /** One transaction: writes down what was learned, draws the consequence, and takes or gives up the lease. */
  async function turn(tx: Tx, id: string, token: string, seen: Seen, reason: Reason): Promise<Turn | null> {
    const now = clock.now();
    let attempt = await lockAttempt(tx, id);
    if (!attempt) return null;
    const isMine = attempt.leaseToken === token;
    if (!isMine && attempt.leaseToken !== null && attempt.leaseUntil !== null && attempt.leaseUntil > now) {
      // Money that was taken is written down even by somebody who was too slow; everything else is left to the other.
      const isProof = 'outcome' in seen && typeof seen.outcome === 'object' && seen.outcome.outcome === 'succeeded';
      if (!isProof) return { attempt, call: null };
    }
    const facts = learn(attempt, seen);
    if (Object.keys(facts).length > 0) attempt = await changeAttempt(tx, id, facts);
    const verdict = decideAttempt(attempt, seen, reason, now);
    await faultPoint('insideRecord', id);
    if (verdict.kind === 'call') {
      return { attempt: await lease(tx, attempt, token, verdict.call), call: verdict.call };
    }
    if (verdict.kind === 'refund') {
      attempt = await decideRefund(tx, attempt, verdict.capture);
      return { attempt: await lease(tx, attempt, token, { do: 'refund' }), call: { do: 'refund' } };
    }
    if (verdict.kind === 'fulfil') attempt = await fulfil(tx, attempt, verdict.capture);
    else if (verdict.kind === 'end') attempt = await end(tx, attempt, verdict);
    else if (verdict.kind === 'refunded') attempt = await refunded(tx, attempt, verdict.balanceKurus);
    else if (verdict.state !== attempt.state) {
      checkMove(attempt.state, verdict.state);
      attempt = await changeAttempt(tx, id, { state: verdict.state });
    }
    if (isStuck(attempt, now)) attempt = await callPerson(tx, attempt, now);
    else if (attempt.yieldedAt && !isAttemptOpen(attempt.state)) await clearAlarms(tx, id, now);
    const nextCheckAt = verdict.kind === 'rest' ? verdict.nextCheckAt : attempt.nextCheckAt;
    return { attempt: await changeAttempt(tx, id, { leaseToken: null, leaseUntil: null, nextCheckAt }), call: null };
  }

  /** As `turn`; when the order cannot be had, the transaction is undone and another one decides to refund it. */
  async function takeTurn(id: string, token: string, seen: Seen, reason: Reason): Promise<Turn | null> {
    try {
      return await withTransaction(db, (tx) => turn(tx, id, token, seen, reason));
    } catch (error) {
      if (!(error instanceof CannotFulfil)) throw error;
      const capture =
        'outcome' in seen && typeof seen.outcome === 'object' && 'capture' in seen.outcome
          ? seen.outcome.capture
          : null;
      if (!capture) return withTransaction(db, (tx) => giveUp(tx, id));
      return withTransaction(db, async (tx) => {
        const attempt = await lockAttempt(tx, id);
        if (!attempt) return null;
        // Somebody else with the same proof decided it between the two transactions.
        if (attempt.isRefunding) return { attempt, call: null };
        const decided = await decideRefund(tx, attempt, capture);
        return { attempt: await lease(tx, decided, token, { do: 'refund' }), call: { do: 'refund' } };
      });
    }
  }

  /** Nothing was to be taken, and what it was for is gone. */
  async function giveUp(tx: Tx, id: string): Promise<Turn | null> {
    const attempt = await lockAttempt(tx, id);
    if (!attempt) return null;
    const ended = await end(tx, attempt, { kind: 'end', end: { kind: 'expired', because: 'time' } });
    return { attempt: await changeAttempt(tx, id, { leaseToken: null, leaseUntil: null }), call: ended && null };
  }

  async function run(id: string, token: string, first: Seen, reason: Reason): Promise<Attempt | null> {
    let seen = first;
    let last: Attempt | null = null;
    for (let calls = 0; calls <= maxCalls; calls += 1) {
      const taken = await takeTurn(id, token, seen, reason);
      if (!taken) return null;
      last = taken.attempt;
      await faultPoint('afterRecord', id);
      if (!taken.call) return last;
      const renew = () => renewLease(db, id, token, leaseUntil(clock.now()));
      seen = await askBank(context, taken.attempt, taken.call, { faultPoint, renewLease: renew });
    }
    context.log.error({ attempt: id }, 'an attempt asked the bank too often in one go; its lease runs out by itself');
    return last;
  }

  async function exclusively(id: string, work: () => Promise<Attempt | null>): Promise<Attempt | null> {
    if (underWay.has(id)) return findAttempt(db, id);
    const working = work();
    underWay.set(id, working);
    try {
      return await working;
    } finally {
      underWay.delete(id);
    }
  }

  /** Writes down that the bank is about to be asked. Null when somebody has asked, or ended it, before. */
  const leaseFirst = (id: string, token: string, from: FirstCall['from']): Promise<Attempt | null> =>
    withTransaction(db, async (tx) => {
      const now = clock.now();
      const attempt = await lockAttempt(tx, id);
      if (!attempt || attempt.state !== 'created' || attempt.startAskedAt || attempt.moneyAskedAt) return null;
      const { leaseToken, leaseUntil: until, nextCheckAt, ...money } = asking(token, now);
      const leased = { leaseToken, leaseUntil: until, nextCheckAt };
      return changeAttempt(tx, id, { ...leased, ...(from === 'start' ? { startAskedAt: now } : money) });
    });

  const record = createRecording(context, kindOf, ({ attempt, token, seen }) => run(attempt.id, token, seen, 'poll'));

  /** Null when it waited for its turn so long that somebody else may look it up before it is answered. */
  const askInTurn = limited(
    askedAtOnce,
    async (attempt: Attempt, ask: (attempt: Attempt) => Promise<Seen>): Promise<Seen | null> => {
      if (!canStillAsk(attempt, clock.now())) return null;
      await faultPoint('beforeCharge', attempt.id);
      return ask(attempt);
    },
  );

  return {
    async startAsked(attempt, ask) {
      const { id, leaseToken: token } = attempt;
      const settled = await exclusively(id, async () => {
        const seen = await askInTurn(attempt, ask);
        if (seen === null || token === null) return attempt;
        await faultPoint('afterCharge', id);
        return record({ attempt, token, seen });
      });
      return settled ?? attempt;
    },
    whenIdle: async (id) => void (await underWay.get(id)?.catch(() => undefined)),
    settle: (id, reason) => exclusively(id, () => run(id, ids.next(), { from: 'nothing' }, reason)),
    async start(id, first) {
      const { from } = first;
      const attempt = await exclusively(id, async () => {
        const token = ids.next();
        const leased = await leaseFirst(id, token, from);
        if (!leased) return findAttempt(db, id);
        await faultPoint(from === 'start' ? 'beforeStart' : 'beforeCharge', id);
        const seen = await first.ask(leased);
        await faultPoint(from === 'start' ? 'afterStart' : 'afterCharge', id);
        return run(id, token, seen, 'poll');
      });
      if (!attempt) throw new Error(`There is no attempt ${id}.`);
      return attempt;
    },
  };
}
