import { and, asc, eq, inArray, isNull, lte, min } from 'drizzle-orm';
import { days, minutes, seconds } from '../../../domain/calendar/index.ts';
import { partsLeft } from '../../../domain/refund/index.ts';
import type { AppContext } from '../../platform/context.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { inParallel } from '../../platform/jobs/in-parallel.ts';
import type { RecurringJob } from '../../platform/jobs/jobs.ts';
import { findAccount } from '../account/index.ts';
import { returnCapture, type WithAttempts } from '../attempts/index.ts';
import { clearAlarms, raiseAlarm, type WithPayments } from '../payments/index.ts';
import { creditBalance } from './credit-balance.ts';
import { refusedByCard } from './order.mails.ts';
import type { StoredRepayment } from './orders.types.ts';
import { linesOf, toPaidLine } from './orders.repository.ts';
import { orderRepayments, orders } from './tables.ts';

type Context = AppContext<WithAttempts & WithPayments>;

const batchSize = 20;
const atOnce = 5;
/** Longer than the bank may take for one call; renewed before each. */
const leaseFor = minutes(2);
/** From then on a person looks at it. */
const stuckAfter = days(1);

const waitAfter = (checks: number) => Math.min(minutes(60), seconds(30) * 2 ** checks);

/** What the bank knows an order's repayment by: renaming it would repeat one that is under way. */
export const repaymentReference = (orderId: string): string => `${orderId}.cancel`;

/** Takes what is due, past other processes, under a lease of its own. */
function takeDue({ db, clock, ids }: Context): Promise<StoredRepayment[]> {
  return withTransaction(db, async (tx) => {
    const now = clock.now();
    const due = await tx
      .select({ orderId: orderRepayments.orderId })
      .from(orderRepayments)
      .where(lte(orderRepayments.nextCheckAt, now))
      .orderBy(asc(orderRepayments.nextCheckAt))
      .limit(batchSize)
      .for('update', { skipLocked: true });
    const found = due.map(({ orderId }) => orderId);
    if (found.length === 0) return [];
    return tx
      .update(orderRepayments)
      .set({ leaseToken: ids.next(), nextCheckAt: new Date(now.getTime() + leaseFor) })
      .where(inArray(orderRepayments.orderId, found))
      .returning();
  });
}

const isMine = ({ orderId, leaseToken }: StoredRepayment) =>
  and(
    eq(orderRepayments.orderId, orderId),
    eq(orderRepayments.leaseToken, leaseToken ?? ''),
    isNull(orderRepayments.endedAt),
  );

async function finish(context: Context, repayment: StoredRepayment, refusedKurus: number): Promise<void> {
  const { db, clock, mail, config } = context;
  const { orderId, accountId } = repayment;
  const now = clock.now();
  await withTransaction(db, async (tx) => {
    const ended = { refusedKurus, endedAt: now, nextCheckAt: null, leaseToken: null };
    const [done] = await tx.update(orderRepayments).set(ended).where(isMine(repayment)).returning();
    if (!done) return;
    await clearAlarms(tx, repaymentReference(orderId), now);
    if (refusedKurus === 0) return;
    await creditBalance(tx, context, { id: `${orderId}_card`, accountId, amountKurus: refusedKurus, orderId, now });
    const [order] = await tx.select().from(orders).where(eq(orders.id, orderId));
    const account = await findAccount(tx, accountId);
    if (order && account) await mail.enqueue(tx, refusedByCard({ order, account, config }, refusedKurus));
  });
}

async function waitOn(context: Context, repayment: StoredRepayment): Promise<void> {
  const { db, clock } = context;
  const now = clock.now();
  const nextCheckAt = new Date(now.getTime() + waitAfter(repayment.checks));
  await withTransaction(db, async (tx) => {
    await tx
      .update(orderRepayments)
      .set({ nextCheckAt, checks: repayment.checks + 1, leaseToken: null })
      .where(isMine(repayment));
    if (now.getTime() < repayment.startedAt.getTime() + stuckAfter) return;
    const { orderId, attemptId, cardKurus } = repayment;
    const subject = repaymentReference(orderId);
    await raiseAlarm(tx, context, { code: 'REFUND_STUCK', subject, detail: { attemptId, amountKurus: cardKurus } });
  });
}

async function repay(context: Context, repayment: StoredRepayment): Promise<void> {
  const { db, clock, attempts } = context;
  const attempt = await attempts.find(db, repayment.attemptId);
  if (!attempt) throw new Error(`There is no attempt ${repayment.attemptId}.`);
  const lines = await linesOf(db, repayment.orderId);
  // A donation that was taken back before has gone its own way: what is left of a line goes back now.
  const amounts = new Map(
    lines.flatMap((line) =>
      line.transactionId === null ? [] : [[line.transactionId, partsLeft(toPaidLine(line)).toCard] as const],
    ),
  );
  const renew = async () => {
    const nextCheckAt = new Date(clock.now().getTime() + leaseFor);
    const kept = await db.update(orderRepayments).set({ nextCheckAt }).where(isMine(repayment)).returning();
    return kept.length > 0;
  };
  const wanted = { reference: repaymentReference(repayment.orderId), amounts };
  const refused = await returnCapture(context, attempt, wanted, renew);
  if (refused === null) await waitOn(context, repayment);
  else await finish(context, repayment, refused);
}

/**
 * Gives the money of orders that are off back to the cards it came from: each movement is a row before the bank hears
 * of it, no answer is looked up before it is asked again, and what a card refuses goes to the balance.
 */
export const repayJob = (context: Context): RecurringJob => ({
  name: 'repay-orders',
  rhythm: { everySeconds: 5 },
  async run() {
    for (;;) {
      const due = await takeDue(context);
      await inParallel(due, atOnce, async (repayment) => {
        await repay(context, repayment).catch((error: unknown) => {
          context.log.error({ order: repayment.orderId, err: error }, 'a repayment failed; it is tried again');
        });
      });
      if (due.length < batchSize) return;
    }
  },
  async nextDue() {
    const [row] = await context.db.select({ at: min(orderRepayments.nextCheckAt) }).from(orderRepayments);
    return row?.at ?? null;
  },
});
