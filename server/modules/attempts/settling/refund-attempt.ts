import { hours } from '../../../../domain/calendar/index.ts';
import { type Kurus, kurus, sum } from '../../../../domain/money/index.ts';
import type { AppContext } from '../../../platform/context.ts';
import {
  type Capture,
  type CapturedLine,
  findOperations,
  type PaymentOperation,
  type WithPayments,
} from '../../payments/index.ts';
import { type Attempt, queryOf, referenceOf } from '../attempt/index.ts';

/** A provider's report of a refund may be this late: until then a missing report says nothing. */
export const reportDelay = hours(1);

/** The payment to refund. */
type Returned = Parameters<typeof queryOf>[0] & Pick<Attempt, 'ip'>;

/** `ask`: never asked, or asked so long ago that it never arrived. `wait`: it may have been done. */
type Progress = 'ask' | 'wait' | 'done' | 'refused';

function progressOf(operation: PaymentOperation | undefined, hasReport: boolean, now: Date): Progress {
  if (!operation) return 'ask';
  const { state, timesAsked, askedAt } = operation;
  if (state === 'done') return 'done';
  const isReportDue = hasReport && now.getTime() >= askedAt.getTime() + reportDelay;
  // A refusal of a repeated request may only mean that the first one was done.
  if (state === 'refused') return timesAsked === 1 || isReportDue ? 'refused' : 'wait';
  return isReportDue ? 'ask' : 'wait';
}

const refundedOf = ({ refunds }: Capture, transactionId: string): number =>
  sum((refunds ?? []).filter((refund) => refund.transactionId === transactionId).map(({ amount }) => amount));

/**
 * A refund of a payment. `reference`: its reference at the provider. `amounts`: the amount per line, by transaction id;
 * without them the whole payment.
 */
export type WantedReturn = { reference: string; amounts?: ReadonlyMap<string, Kurus> };

/**
 * Refunds a captured payment: whole, or line by line when the provider no longer cancels. Returns the part that the
 * card did not take back, in kuruş; null while a request is open. A request without an answer is repeated only after a
 * provider report that lacks it, and a refused line counts as not taken back only with such a report.
 */
export async function returnCapture(
  context: AppContext<WithPayments>,
  attempt: Returned,
  { reference: whole, amounts }: WantedReturn,
  renewLease: () => Promise<boolean>,
): Promise<number | null> {
  const { payments, db, clock } = context;
  const known = await payments.lookup(queryOf(attempt));
  if (known.outcome === 'declined') {
    return known.code === 'cancelled' || known.code === 'amountMismatch' ? 0 : null;
  }
  if (known.outcome !== 'succeeded') return null;
  // A card check took nothing: the look-up itself has released what the bank reserved.
  if (attempt.purpose === 'cardCheck') return 0;
  const { capture } = known;
  const { paymentId } = capture;
  const hasReport = capture.refunds !== null;
  const common = { paymentId, ip: attempt.ip };
  const progress = async (reference: string): Promise<Progress> => {
    const asked = await findOperations(db, paymentId);
    return progressOf(
      asked.find((operation) => operation.reference === reference),
      hasReport,
      clock.now(),
    );
  };
  const askFor = async (reference: string, ask: () => Promise<unknown>): Promise<Progress> => {
    const before = await progress(reference);
    if (before !== 'ask') return before;
    if (!(await renewLease())) return 'wait';
    await ask();
    return progress(reference);
  };

  const wantedOf = ({ transactionId, amount }: CapturedLine) => (amounts ? (amounts.get(transactionId) ?? 0) : amount);
  const isWhole = capture.lines.every((line) => wantedOf(line) === line.amount);
  if ((capture.refunds ?? []).length === 0 && isWhole) {
    const cancelled = await askFor(whole, () => payments.cancel({ ...common, reference: whole }));
    if (cancelled === 'done') return 0;
    if (cancelled === 'wait') return null;
  }
  const left: { progress: Progress; amount: number }[] = [];
  for (const [index, line] of capture.lines.entries()) {
    const { transactionId } = line;
    const amount = kurus(Math.min(wantedOf(line), line.amount - refundedOf(capture, transactionId)));
    if (amount <= 0) continue;
    const reference = `${whole}.${index}`;
    const refunded = await askFor(reference, () => payments.refund({ ...common, reference, transactionId, amount }));
    if (refunded !== 'done') left.push({ progress: refunded, amount });
  }
  if (left.some((line) => line.progress === 'wait') || (left.length > 0 && !hasReport)) return null;
  return sum(left.map(({ amount }) => kurus(amount)));
}

/** A part of one captured line. `reference`: the refund's reference at the provider. */
export type WantedPart = { reference: string; transactionId: string; amount: Kurus };

/**
 * Refunds a part of one captured line to the card. `wait`: the outcome is not known yet. At most one part of a line may
 * be under way, so that any sum in the provider's report beyond the known parts is this one.
 */
export async function returnPart(
  context: AppContext<WithPayments>,
  attempt: Attempt,
  { reference, transactionId, amount }: WantedPart,
  renewLease: () => Promise<boolean>,
): Promise<'done' | 'refused' | 'wait'> {
  const { payments, db, clock } = context;
  const known = await payments.lookup(queryOf(attempt));
  if (known.outcome !== 'succeeded') return 'wait';
  const { capture } = known;
  const progress = async (): Promise<Progress> => {
    const asked = await findOperations(db, capture.paymentId);
    const mine = asked.find((operation) => operation.reference === reference);
    const others = asked.filter((one) => one !== mine && one.transactionId === transactionId && one.state === 'done');
    const ofOthers = sum(others.map(({ amountKurus }) => kurus(amountKurus ?? 0)));
    // Sums are compared because a provider's report may lack references.
    if (mine && refundedOf(capture, transactionId) - ofOthers >= amount) return 'done';
    return progressOf(mine, capture.refunds !== null, clock.now());
  };
  const before = await progress();
  if (before === 'done' || before === 'wait') return before;
  if (before === 'refused') return capture.refunds === null ? 'wait' : 'refused';
  if (!(await renewLease())) return 'wait';
  await payments.refund({ reference, paymentId: capture.paymentId, transactionId, amount, ip: attempt.ip });
  const after = await progress();
  if (after === 'ask') return 'wait';
  return after === 'refused' && capture.refunds === null ? 'wait' : after;
}

/** Refunds all of a payment that cannot be fulfilled. Never change the reference: another would repeat a refund. */
export const refundAttempt = (
  context: AppContext<WithPayments>,
  attempt: Attempt,
  renewLease: () => Promise<boolean>,
): Promise<number | null> =>
  returnCapture(context, attempt, { reference: `${referenceOf(attempt)}.return` }, renewLease);
