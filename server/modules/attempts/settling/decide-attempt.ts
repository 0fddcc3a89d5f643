import { days, hours, type Milliseconds, minutes, seconds } from '../../../../domain/calendar/index.ts';
import { type AttemptState, isAttemptOpen } from '../../../../domain/payment/index.ts';
import type { CancelOutcome, Capture, ChallengeCallback, PaymentOutcome, StartOutcome } from '../../payments/index.ts';
import type { Attempt, AttemptEnd } from '../attempt/index.ts';

/** The next call to the bank. Made once per verdict, outside any transaction. */
export type BankCall =
  | { do: 'lookup' }
  | { do: 'finish'; paymentId: string; callback: ChallengeCallback | null }
  | { do: 'cancel'; paymentId: string }
  | { do: 'refund' };

/** The bank's latest answer in this run; `nothing` before the first. */
export type Seen =
  | { from: 'nothing' }
  | { from: 'start'; outcome: StartOutcome }
  | { from: 'lookup' | 'finish' | 'charge'; outcome: PaymentOutcome }
  | { from: 'cancel'; outcome: CancelOutcome }
  /** `balanceKurus`: what the card did not take back, once all of it was given back; null while that is not known. */
  | { from: 'refund'; balanceKurus: number | null };

/** Why the attempt is settled. An ended one is looked up at the bank again for every reason but `poll`. */
export type Reason = 'poll' | 'callback' | 'due' | 'notice';

export type Verdict =
  | { kind: 'fulfil'; capture: Capture | null }
  | { kind: 'refund'; capture: Capture }
  | { kind: 'end'; end: Exclude<AttemptEnd, { kind: 'refunded' }> }
  | { kind: 'refunded'; balanceKurus: number }
  | { kind: 'call'; call: BankCall }
  | { kind: 'rest'; state: AttemptState; nextCheckAt: Date | null };

/** A request that was not answered may still arrive: only after this is it repeated, or taken for lost. */
export const answerGrace = seconds(30);
/** How long a new attempt without a recorded bank call counts as being started. */
const creationGrace = seconds(60);
const challengeCheckEvery = seconds(30);
const maxMoneyRequests = 3;
/**
 * After an attempt ended without money though it was asked for, the bank is asked again this long after: a capture may
 * land later. What lands later still is found by the daily settlement.
 */
const afterChecks: readonly Milliseconds[] = [minutes(1), minutes(15), hours(2), hours(24)];
/** A check that the bank did not answer is made again until this long after the end. */
const checkedFor = days(7);
/** The bank is asked about one attempt at most this often, however many clients poll. */
const lookupEvery = seconds(2);
/** When the outcome is unknown for this long, an alarm is raised, and the attempt blocks no other payment. */
const stuckAfter = minutes(30);
/** As `stuckAfter`, for a refund. */
const refundStuckAfter = hours(24);

const later = (from: Date, by: number): Date => new Date(from.getTime() + by);

function backOff(attempt: Attempt, now: Date): Date {
  return later(now, Math.min(minutes(15), seconds(10) * 2 ** Math.min(attempt.checks, 10)));
}

const isEnded = ({ state }: Attempt): boolean => state === 'declined' || state === 'expired';
/** The bank was asked for a page, and its answer is lost: the shopper can never pass this challenge. */
const isStranded = ({ method, startAskedAt, page, callback }: Attempt): boolean =>
  method === 'challenge' && startAskedAt !== null && page === null && callback === null;
const isOver = (attempt: Attempt, now: Date): boolean =>
  attempt.abandonAskedAt !== null ||
  attempt.overtakenAt !== null ||
  isStranded(attempt) ||
  now.getTime() >= attempt.expiresAt.getTime();

/** The outcome of a charge or refund has been unknown for too long. */
export function isStuck({ createdAt, isRefunding, moneyAskedAt, state }: Attempt, now: Date): boolean {
  if (moneyAskedAt === null || !isAttemptOpen(state)) return false;
  return now.getTime() >= createdAt.getTime() + (isRefunding ? refundStuckAfter : stuckAfter);
}

const expired = (attempt: Attempt): Verdict => {
  const isUnreached = isStranded(attempt) || (attempt.startAskedAt === null && attempt.moneyAskedAt === null);
  const because = attempt.abandonAskedAt ? 'abandoned' : isUnreached ? 'bankUnavailable' : 'time';
  return { kind: 'end', end: { kind: 'expired', because } };
};

const isWithinGrace = ({ moneyAskedAt }: Attempt, now: Date): boolean =>
  moneyAskedAt !== null && now.getTime() < moneyAskedAt.getTime() + answerGrace;

/** Money may have moved: rest as `unknown` until it is worth asking again. */
function restUnknown(attempt: Attempt, now: Date): Verdict {
  const soonest = attempt.moneyAskedAt ? later(attempt.moneyAskedAt, answerGrace) : now;
  const next = backOff(attempt, now);
  return { kind: 'rest', state: 'unknown', nextCheckAt: isWithinGrace(attempt, now) ? soonest : next };
}

function restEnded(attempt: Attempt, now: Date): Verdict {
  const { endedAt, moneyAskedAt, state } = attempt;
  const checks = moneyAskedAt === null || endedAt === null ? [] : afterChecks.map((after) => later(endedAt, after));
  return { kind: 'rest', state, nextCheckAt: checks.find((check) => check > now) ?? null };
}

/** As `restEnded`, after a check that the bank did not answer: it is repeated. */
function restUnanswered(attempt: Attempt, now: Date): Verdict {
  const { endedAt, moneyAskedAt, state } = attempt;
  const again = backOff(attempt, now);
  const rest = restEnded(attempt, now);
  if (moneyAskedAt === null || endedAt === null || again > later(endedAt, checkedFor)) return rest;
  const isSooner = rest.kind === 'rest' && rest.nextCheckAt !== null && rest.nextCheckAt < again;
  return isSooner ? rest : { kind: 'rest', state, nextCheckAt: again };
}

/** Nothing was charged: the state is kept, and the next check is no later than `expiresAt`, while that is ahead. */
function restOpen(attempt: Attempt, now: Date): Verdict {
  const soon = later(now, challengeCheckEvery);
  const nextCheckAt = soon < attempt.expiresAt || attempt.expiresAt <= now ? soon : attempt.expiresAt;
  return { kind: 'rest', state: attempt.state, nextCheckAt };
}

function decidePending(attempt: Attempt, now: Date, paymentId: string, hasPassed: boolean): Verdict {
  const cancel: Verdict = { kind: 'call', call: { do: 'cancel', paymentId } };
  const finish: Verdict = { kind: 'call', call: { do: 'finish', paymentId, callback: attempt.callback } };
  if (isEnded(attempt)) return cancel;
  if (attempt.moneyAskedAt === null) {
    if (isOver(attempt, now)) return cancel;
    return hasPassed ? finish : restOpen(attempt, now);
  }
  if (isWithinGrace(attempt, now)) return restUnknown(attempt, now);
  if (!hasPassed || isOver(attempt, now) || attempt.timesMoneyAsked >= maxMoneyRequests) return cancel;
  return { kind: 'call', call: { do: 'finish', paymentId, callback: null } };
}

function decideOutcome(
  attempt: Attempt,
  from: 'lookup' | 'finish' | 'charge',
  outcome: PaymentOutcome,
  now: Date,
): Verdict {
  switch (outcome.outcome) {
    case 'succeeded': {
      const { capture } = outcome;
      // An end that is written down may have been shown to the customer, who may have bought elsewhere since.
      const isTooLate = isEnded(attempt) || attempt.overtakenAt !== null;
      const isRight = capture.amount === attempt.amountKurus;
      return isRight && !isTooLate ? { kind: 'fulfil', capture } : { kind: 'refund', capture };
    }
    case 'declined':
      if (isEnded(attempt)) {
        const hasMoved = outcome.code === 'amountMismatch' && attempt.moneyAskedAt !== null;
        return hasMoved ? { kind: 'refunded', balanceKurus: 0 } : restEnded(attempt, now);
      }
      if (attempt.timesMoneyAsked > 1) {
        // A refusal of one request says nothing of the others.
        if (from !== 'lookup') return { kind: 'call', call: { do: 'lookup' } };
        if (isWithinGrace(attempt, now)) return restUnknown(attempt, now);
      }
      if (outcome.code === 'challengeExpired' || (outcome.code === 'cancelled' && attempt.abandonAskedAt)) {
        return expired(attempt);
      }
      return {
        kind: 'end',
        end: {
          kind: 'declined',
          code: outcome.code === 'notRefundable' ? 'refused' : outcome.code,
          retryable: outcome.retryable,
        },
      };
    case 'pending':
      return decidePending(attempt, now, outcome.paymentId, outcome.step === 'challengePassed');
    case 'notFound':
      if (isEnded(attempt)) return restEnded(attempt, now);
      if (isWithinGrace(attempt, now)) return restUnknown(attempt, now);
      return attempt.moneyAskedAt !== null || isOver(attempt, now) ? expired(attempt) : restOpen(attempt, now);
    case 'unknown':
      if (isEnded(attempt)) return restUnanswered(attempt, now);
      if (attempt.moneyAskedAt === null) {
        // No money can have moved: it moves only when the shop asks for it.
        return isOver(attempt, now) ? expired(attempt) : restOpen(attempt, now);
      }
      return from === 'lookup' ? restUnknown(attempt, now) : { kind: 'call', call: { do: 'lookup' } };
    default:
      return outcome satisfies never;
  }
}

/** Postpones a look-up when the last one was less than `lookupEvery` ago; otherwise null. */
function restAsked(attempt: Attempt, now: Date): Verdict | null {
  const { lookedUpAt, nextCheckAt, state } = attempt;
  const askAt = lookedUpAt && later(lookedUpAt, lookupEvery);
  if (askAt === null || askAt <= now) return null;
  return { kind: 'rest', state, nextCheckAt: nextCheckAt !== null && nextCheckAt < askAt ? nextCheckAt : askAt };
}

function decideFresh(attempt: Attempt, reason: Reason, now: Date): Verdict {
  const verdict = freshVerdict(attempt, reason, now);
  const asks = verdict.kind === 'call' && (verdict.call.do === 'lookup' || verdict.call.do === 'refund');
  return (asks && reason !== 'due' && restAsked(attempt, now)) || verdict;
}

function freshVerdict(attempt: Attempt, reason: Reason, now: Date): Verdict {
  const lookup: Verdict = { kind: 'call', call: { do: 'lookup' } };
  if (attempt.isRefunding) return { kind: 'call', call: { do: 'refund' } };
  if (isEnded(attempt)) return reason === 'poll' ? restEnded(attempt, now) : lookup;
  if (attempt.method === 'none') return { kind: 'fulfil', capture: null };
  if (attempt.moneyAskedAt !== null) return lookup;
  if (attempt.method === 'stored' || attempt.startAskedAt === null) {
    const isYoung = now.getTime() < attempt.createdAt.getTime() + creationGrace;
    return isYoung && !attempt.abandonAskedAt ? restOpen(attempt, now) : expired(attempt);
  }
  const paymentId = attempt.paymentId ?? attempt.callback?.paymentId ?? null;
  if (isOver(attempt, now) && paymentId !== null) return { kind: 'call', call: { do: 'cancel', paymentId } };
  if (attempt.callback && paymentId !== null) {
    return { kind: 'call', call: { do: 'finish', paymentId, callback: attempt.callback } };
  }
  return lookup;
}

function decideStart(attempt: Attempt, outcome: StartOutcome, reason: Reason, now: Date): Verdict {
  if (outcome.outcome === 'declined') return decideOutcome(attempt, 'lookup', outcome, now);
  // A callback may have come before the answer to the first request.
  if (outcome.outcome === 'pending' && !attempt.callback) return restOpen(attempt, now);
  if (outcome.outcome === 'unknown' && !attempt.callback) return { kind: 'call', call: { do: 'lookup' } };
  return decideFresh(attempt, reason, now);
}

/**
 * What to do with an attempt after the bank's latest answer. Pure: the same row, answer and instant, the same verdict.
 * Rules: a request to charge is stored before it is sent; a request without an answer is looked up before
 * anything is repeated; `declined` and `expired` only on the bank's word that no money moved; money that comes after an end
 * was written down, or cannot become its order, is refunded.
 */
export function decideAttempt(attempt: Attempt, seen: Seen, reason: Reason, now: Date): Verdict {
  if (attempt.state === 'paid' || attempt.state === 'refunded') {
    return { kind: 'rest', state: attempt.state, nextCheckAt: null };
  }
  switch (seen.from) {
    case 'nothing':
      return decideFresh(attempt, reason, now);
    case 'start':
      return decideStart(attempt, seen.outcome, reason, now);
    case 'lookup':
    case 'finish':
    case 'charge':
      if (attempt.isRefunding) {
        return { kind: 'rest', state: attempt.state, nextCheckAt: backOff(attempt, now) };
      }
      return decideOutcome(attempt, seen.from, seen.outcome, now);
    case 'cancel':
      if (isEnded(attempt))
        return seen.outcome.outcome === 'unknown' ? restUnanswered(attempt, now) : restEnded(attempt, now);
      if (seen.outcome.outcome === 'succeeded' || attempt.moneyAskedAt === null) return expired(attempt);
      return restUnknown(attempt, now);
    case 'refund':
      if (seen.balanceKurus === null) {
        return { kind: 'rest', state: attempt.state, nextCheckAt: backOff(attempt, now) };
      }
      return { kind: 'refunded', balanceKurus: seen.balanceKurus };
    default:
      return seen satisfies never;
  }
}
