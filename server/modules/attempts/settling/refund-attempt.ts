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

/** The payment that money goes back of. */
type Returned = Parameters<typeof queryOf>[0] & Pick<Attempt, 'ip'>;

/** `ask`: never asked, or asked so long ago that it never arrived. `wait`: it may have been done. */
type Progress = 'ask' | 'wait' | 'done' | 'refused';

function progressOf(operation: PaymentOperation | undefined, hasReport: boolean, now: Date): Progress {
  if (!operation) return 'ask';
  const { state, timesAsked, askedAt } = operation;
  if (state === 'done') return 'done';
  const isReportDue = hasReport && now.getTime() >= askedAt.getTime() + reportDelay;
  // A no to the second question may only mean that the first was done.
  if (state === 'refused') return timesAsked === 1 || isReportDue ? 'refused' : 'wait';
  return isReportDue ? 'ask' : 'wait';
}

const refundedOf = ({ refunds }: Capture, transactionId: string): number =>
  sum((refunds ?? []).filter((refund) => refund.transactionId === transactionId).map(({ amount }) => amount));

/**
 * What is given back of a payment. `reference`: what the provider knows it by. `amounts`: how much of which line, by
 * its transaction id; without them it is all of everything.
 */
export type WantedReturn = { reference: string; amounts?: ReadonlyMap<string, Kurus> };

/**
 * Gives a captured payment back: whole, or line by line where the provider cancels no more. Answers what the card did
 * not take back, in kuruş, once nothing is left to be asked or waited for; null before. A request without an answer is
 * repeated only after a report that does not know of it, and what was refused goes to the balance only then.
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

/** A part of one captured line. `reference`: what the provider knows it by. */
export type WantedPart = { reference: string; transactionId: string; amount: Kurus };

/**
 * Gives a part of one captured line back to the card. `wait`: whether it was done is not known yet. At most one
 * part of a line may be under way: then what the provider reports beyond the parts that are known is this one.
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
    // A provider whose report names no reference still sums.
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

/** All of a payment that cannot become what it was for. The bank knows the name: another one would repeat a refund. */
export const refundAttempt = (
  context: AppContext<WithPayments>,
  attempt: Attempt,
  renewLease: () => Promise<boolean>,
): Promise<number | null> =>
  returnCapture(context, attempt, { reference: `${referenceOf(attempt)}.return` }, renewLease);
