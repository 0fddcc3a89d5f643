import { isAttemptOpen } from '../../../../domain/payment/index.ts';
import type { AppContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { limited } from '../../../platform/jobs/in-parallel.ts';
import { type Capture, clearAlarms, raiseAlarm, type WithPayments } from '../../payments/index.ts';
import { type AttemptChange, checkMove, learn } from './attempt-change.ts';
import { askBank } from './ask-bank.ts';
import {
  type Attempt,
  type AttemptHooks,
  CannotFulfil,
  changeAttempt,
  changeAttemptIfNeeded,
  faultPoint as createFaultPoint,
  findAttempt,
  lockAttempt,
  renewLease,
  takeUnasked,
  type WithFaults,
} from '../attempt/index.ts';
import { type BankCall, isStuck, decideAttempt, type Reason, type Seen, type Verdict } from './decide-attempt.ts';
import { asking, canStillAsk, leaseUntil } from './leases.ts';
import { notifyAtFor } from './notifying.ts';
import { createRecording, endedAt, paidWith } from './record-paid.ts';

type Conclusion = Exclude<Verdict, { kind: 'call' | 'refund' }>;

/** More bank calls than any regular run needs. */
const maxCalls = 8;

/** How many attempts that no customer waits for are charged in parallel. */
const askedAtOnce = 16;

export type FirstCall = {
  /** `start` opens a challenge and moves no money; `charge` takes it. */
  from: 'start' | 'charge';
  ask(attempt: Attempt): Promise<Seen>;
};

export type Settling = {
  /**
   * Moves an attempt as far as the bank's answers allow and returns it. Callback, poll, notice, reconciler and abandon
   * all call it. While this process is already settling the attempt, it returns the stored row at once.
   */
  settle(id: string, reason: Reason): Promise<Attempt | null>;
  /** Makes the first call of a new attempt; `ask` is called at most once, after its lease has been written down. */
  start(id: string, first: FirstCall): Promise<Attempt>;
  /** As `start` with `charge`, for an attempt that was inserted with `asking`; recorded together with others. */
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

  async function fulfil(tx: Tx, attempt: Attempt, capture: Capture | null): Promise<AttemptChange> {
    const now = clock.now();
    checkMove(attempt.state, 'paid');
    const result = await kindOf(attempt).fulfil(tx, attempt, { capture, now });
    await faultPoint('insideFulfil', attempt.id);
    return { ...paidWith(capture, now), result };
  }

  /** Only for an open attempt that was not overtaken: an end and a newer payment have both released already. */
  async function release(tx: Tx, attempt: Attempt, now: Date): Promise<void> {
    if (isAttemptOpen(attempt.state) && attempt.overtakenAt === null) await kindOf(attempt).release(tx, attempt, now);
  }

  async function end(tx: Tx, attempt: Attempt, verdict: Extract<Verdict, { kind: 'end' }>): Promise<AttemptChange> {
    const now = clock.now();
    checkMove(attempt.state, verdict.end.kind);
    const hooks = kindOf(attempt);
    if (!hooks.ended) await release(tx, attempt, now);
    else if (isAttemptOpen(attempt.state) && attempt.overtakenAt === null)
      await hooks.ended(tx, attempt, { end: verdict.end, now });
    await faultPoint('insideRelease', attempt.id);
    const ended = { ...attempt, state: verdict.end.kind, end: verdict.end, endedAt: now };
    const rest = decideAttempt(ended, { from: 'nothing' }, 'poll', now);
    return {
      state: ended.state,
      end: ended.end,
      ...endedAt(now),
      notifyAt: notifyAtFor(now),
      nextCheckAt: rest.kind === 'rest' ? rest.nextCheckAt : null,
    };
  }

  async function refunded(tx: Tx, attempt: Attempt, balanceKurus: number): Promise<AttemptChange> {
    const now = clock.now();
    const because = attempt.end ? 'late' : attempt.overtakenAt ? 'overtaken' : 'unavailable';
    await kindOf(attempt).refunded(tx, attempt, { balanceKurus, because, now });
    return {
      state: 'refunded',
      end: { kind: 'refunded', balanceKurus, because },
      ...endedAt(now),
      acknowledgedAt: null,
      notifyAt: null,
      nextCheckAt: null,
    };
  }

  /** Captured but not fulfillable: only refund from here on; release all that is reserved. */
  async function decideRefund(tx: Tx, attempt: Attempt, capture: Capture, token: string): Promise<AttemptChange> {
    const now = clock.now();
    await release(tx, attempt, now);
    const decided = { state: 'settling', isRefunding: true, capture, notifyAt: null } as const;
    return { ...decided, ...lease(attempt, token, { do: 'refund' }) };
  }

  function lease(attempt: Attempt, token: string, call: BankCall): AttemptChange {
    const now = clock.now();
    const asksForMoney = call.do === 'finish' && (call.callback === null || call.callback.passed);
    return {
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
    };
  }

  /** The outcome is unknown for too long: raises an alarm and notifies the customer, who may pay again (`makeWay`). */
  async function raiseStuck(tx: Tx, attempt: Attempt, now: Date): Promise<AttemptChange> {
    const { id, kind, state, amountKurus, isRefunding, yieldedAt } = attempt;
    const code = isRefunding ? 'REFUND_STUCK' : 'PAYMENT_STUCK';
    await raiseAlarm(tx, context, { code, subject: id, detail: { kind, state, amountKurus } });
    if (yieldedAt !== null) return {};
    if (!isRefunding) await kindOf(attempt).unclear(tx, attempt);
    return { yieldedAt: now };
  }

  /** The changes for a verdict without a further bank call. */
  async function conclude(tx: Tx, attempt: Attempt, verdict: Conclusion): Promise<AttemptChange> {
    if (verdict.kind === 'fulfil') return fulfil(tx, attempt, verdict.capture);
    if (verdict.kind === 'end') return end(tx, attempt, verdict);
    if (verdict.kind === 'refunded') return refunded(tx, attempt, verdict.balanceKurus);
    if (verdict.state !== attempt.state) checkMove(attempt.state, verdict.state);
    return { state: verdict.state, nextCheckAt: verdict.nextCheckAt };
  }

  type Turn = { attempt: Attempt; call: BankCall | null };

  /**
   * One transaction: stores the facts of the answer, applies the verdict, and takes or gives up the lease. The row
   * itself is written once, at the end.
   */
  async function turn(tx: Tx, id: string, token: string, seen: Seen, reason: Reason): Promise<Turn | null> {
    const now = clock.now();
    const row = await lockAttempt(tx, id);
    if (!row) return null;
    const isMine = row.leaseToken === token;
    if (!isMine && row.leaseToken !== null && row.leaseUntil !== null && row.leaseUntil > now) {
      // A process whose lease ran out still writes down money that was taken; all else is left to the lease's owner.
      const isProof = 'outcome' in seen && typeof seen.outcome === 'object' && seen.outcome.outcome === 'succeeded';
      if (!isProof) return { attempt: row, call: null };
    }
    const facts = learn(row, seen);
    const attempt = { ...row, ...facts };
    const write = (change: AttemptChange) => changeAttemptIfNeeded(tx, row, { ...facts, ...change });
    const verdict = decideAttempt(attempt, seen, reason, now);
    await faultPoint('insideRecord', id);
    if (verdict.kind === 'call') {
      return { attempt: await write(lease(attempt, token, verdict.call)), call: verdict.call };
    }
    if (verdict.kind === 'refund') {
      const decided = await decideRefund(tx, attempt, verdict.capture, token);
      return { attempt: await write(decided), call: { do: 'refund' } };
    }
    const change = await conclude(tx, attempt, verdict);
    const after = { ...attempt, ...change };
    const stuck = isStuck(after, now) ? await raiseStuck(tx, after, now) : {};
    if (after.yieldedAt && !isAttemptOpen(after.state)) await clearAlarms(tx, id, now);
    return { attempt: await write({ ...change, ...stuck, leaseToken: null, leaseUntil: null }), call: null };
  }

  /** As `turn`; on CannotFulfil the transaction is rolled back, and a second one decides to refund. */
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
        // Another process with the same proof decided it between the two transactions.
        if (attempt.isRefunding) return { attempt, call: null };
        const decided = await decideRefund(tx, attempt, capture, token);
        return { attempt: await changeAttempt(tx, id, decided), call: { do: 'refund' } };
      });
    }
  }

  /** Ends an attempt that charged nothing and cannot be fulfilled. */
  async function giveUp(tx: Tx, id: string): Promise<Turn | null> {
    const attempt = await lockAttempt(tx, id);
    if (!attempt) return null;
    const ended = await end(tx, attempt, { kind: 'end', end: { kind: 'expired', because: 'time' } });
    return { attempt: await changeAttempt(tx, id, { ...ended, leaseToken: null, leaseUntil: null }), call: null };
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

  /** Writes down that the bank is about to be asked. Null when another process has asked, or ended it, before. */
  function leaseFirst(id: string, token: string, from: FirstCall['from']): Promise<Attempt | null> {
    const now = clock.now();
    const { leaseToken, leaseUntil: until, nextCheckAt, ...money } = asking(token, now);
    const leased = { leaseToken, leaseUntil: until, nextCheckAt };
    return takeUnasked(db, id, { ...leased, ...(from === 'start' ? { startAskedAt: now } : money) });
  }

  const record = createRecording(context, kindOf, ({ attempt, token, seen }) => run(attempt.id, token, seen, 'poll'));

  /** Null when it was queued so long that another process may look it up before the bank answers. */
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
