import type { AppContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { gathered } from '../../../platform/database/gather.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import type { Capture } from '../../payments/index.ts';
import {
  type Attempt,
  type AttemptHooks,
  changeAttempts,
  faultPoint as createFaultPoint,
  lockAttempts,
  type WithFaults,
} from '../attempt/index.ts';
import { decideAttempt, type Seen } from './decide-attempt.ts';

/** What the bank answered to the process that has the attempt's lease. */
export type BankAnswer = { attempt: Attempt; token: string; seen: Seen };

/** How many answers one transaction records at most. */
const atOnce = 50;

/** Not all answers of a batch are plain captures: each is recorded by itself. */
class NotAlike extends Error {
  override name = 'NotAlike';
}

/** Columns of an end: no bank page any more, and no further event for the visit. */
export const endedAt = (now: Date) => ({ endedAt: now, receiverId: null, page: null }) as const;

/** Columns of a paid attempt: no lease, and no further check. */
export const paidWith = (capture: Capture | null, now: Date) =>
  ({
    state: 'paid',
    capture,
    ...endedAt(now),
    end: null,
    acknowledgedAt: null,
    notifyAt: null,
    nextCheckAt: null,
  }) as const;

/**
 * Records bank answers that arrive at the same time together: captured payments in one transaction; every other answer,
 * and those of a batch that fails, one by one with `alone`.
 */
export function createRecording(
  context: AppContext<WithFaults>,
  kindOf: (attempt: Attempt) => AttemptHooks,
  alone: (answer: BankAnswer) => Promise<Attempt | null>,
): (answer: BankAnswer) => Promise<Attempt | null> {
  const { db, clock } = context;
  const faultPoint = createFaultPoint(context);

  async function recordAll(tx: Tx, answers: readonly BankAnswer[]): Promise<Attempt[]> {
    const now = clock.now();
    const byId = new Map(answers.map((one) => [one.attempt.id, one]));
    const paid: { attempt: Attempt; capture: Capture | null }[] = [];
    for (const attempt of await lockAttempts(tx, [...byId.keys()])) {
      const { seen, token } = byId.get(attempt.id)!;
      const verdict = decideAttempt(attempt, seen, 'poll', now);
      if (attempt.leaseToken !== token || attempt.yieldedAt !== null || verdict.kind !== 'fulfil') throw new NotAlike();
      await faultPoint('insideRecord', attempt.id);
      paid.push({ attempt, capture: verdict.capture });
    }
    const [first] = paid;
    const results = (await (first && kindOf(first.attempt).fulfilMany?.(tx, paid, now))) ?? [];
    for (const { attempt } of paid) await faultPoint('insideFulfil', attempt.id);
    const changes = paid.map(({ attempt: { id }, capture }, nth) => ({
      id,
      ...paidWith(capture, now),
      result: results[nth] ?? null,
      paymentId: capture?.paymentId ?? null,
      leaseToken: null,
      leaseUntil: null,
    }));
    await changeAttempts(tx, changes);
    return paid.map(({ attempt }, nth) => ({ ...attempt, ...changes[nth] }));
  }

  const together = gathered(atOnce, async (answers: readonly BankAnswer[]): Promise<(Attempt | null)[]> => {
    if (answers.length === 1) return [await alone(answers[0]!)];
    const accounts = new Set(answers.map(({ attempt }) => attempt.accountId));
    const kinds = new Set(answers.map(({ attempt }) => attempt.kind));
    if (accounts.size < answers.length || kinds.size > 1) throw new NotAlike();
    const recorded = new Map((await withTransaction(db, (tx) => recordAll(tx, answers))).map((one) => [one.id, one]));
    for (const id of recorded.keys()) await faultPoint('afterRecord', id);
    return answers.map(({ attempt }) => recorded.get(attempt.id) ?? null);
  });

  return async (answer) => {
    const { seen, attempt } = answer;
    const isTaken = 'outcome' in seen && typeof seen.outcome === 'object' && seen.outcome.outcome === 'succeeded';
    if (!isTaken || !kindOf(attempt).fulfilMany) return alone(answer);
    return together(answer);
  };
}
