import { and, asc, eq, inArray, isNull, lte, min } from 'drizzle-orm';
import { partsLeft } from '../../../domain/refund/index.ts';
import type { AppContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { RecurringJob } from '../../platform/jobs/jobs.ts';
import { findAccount } from '../account/index.ts';
import { returnCapture, returnJob, type WithAttempts } from '../attempts/index.ts';
import type { WithPayments } from '../payments/index.ts';
import { creditBalance } from './credit-balance.ts';
import { refusedByCard } from './order.mails.ts';
import type { StoredRepayment } from './orders.types.ts';
import { linesOf, toPaidLine } from './orders.repository.ts';
import { orderRepayments, orders } from './tables.ts';

type Context = AppContext<WithAttempts & WithPayments>;

/** What the bank knows an order's repayment by: renaming it would repeat one that is under way. */
export const repaymentReference = (orderId: string): string => `${orderId}.cancel`;

const isMine = ({ orderId, leaseToken }: StoredRepayment) =>
  and(
    eq(orderRepayments.orderId, orderId),
    eq(orderRepayments.leaseToken, leaseToken ?? ''),
    isNull(orderRepayments.endedAt),
  );

/** What a card refused goes to the balance, and its customer is told. */
async function keepRefused(
  context: Context,
  tx: Tx,
  { orderId, accountId }: StoredRepayment,
  { refusedKurus, now }: { refusedKurus: number; now: Date },
): Promise<void> {
  const { mail, config } = context;
  await creditBalance(tx, context, { id: `${orderId}_card`, accountId, amountKurus: refusedKurus, orderId, now });
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId));
  const account = await findAccount(tx, accountId);
  if (order && account) await mail.enqueue(tx, refusedByCard({ order, account, config }, refusedKurus));
}

/**
 * Gives the money of orders that are off back to the cards it came from: each movement is a row before the bank hears
 * of it, no answer is looked up before it is asked again, and what a card refuses goes to the balance.
 */
export const repayJob = (context: Context): RecurringJob =>
  returnJob<StoredRepayment, number>(context, {
    name: 'repay-orders',
    factsOf: ({ orderId, cardKurus }) => ({ reference: repaymentReference(orderId), amountKurus: cardKurus }),
    async take(tx, { now, until, token, most }) {
      const due = await tx
        .select({ orderId: orderRepayments.orderId })
        .from(orderRepayments)
        .where(lte(orderRepayments.nextCheckAt, now))
        .orderBy(asc(orderRepayments.nextCheckAt))
        .limit(most)
        .for('update', { skipLocked: true });
      const found = due.map(({ orderId }) => orderId);
      if (found.length === 0) return [];
      return tx
        .update(orderRepayments)
        .set({ leaseToken: token, nextCheckAt: until })
        .where(inArray(orderRepayments.orderId, found))
        .returning();
    },
    change: async (db, row, change) =>
      (await db.update(orderRepayments).set(change).where(isMine(row)).returning()).length > 0,
    async ask(attempt, { orderId }, renewLease) {
      const lines = await linesOf(context.db, orderId);
      // A donation that was taken back before has gone its own way: what is left of a line goes back now.
      const amounts = new Map(
        lines.flatMap((line) =>
          line.transactionId === null ? [] : [[line.transactionId, partsLeft(toPaidLine(line)).toCard] as const],
        ),
      );
      return returnCapture(context, attempt, { reference: repaymentReference(orderId), amounts }, renewLease);
    },
    async end(tx, row, refusedKurus, now) {
      const ended = { refusedKurus, endedAt: now, nextCheckAt: null, leaseToken: null };
      const [done] = await tx.update(orderRepayments).set(ended).where(isMine(row)).returning();
      if (!done) return false;
      if (refusedKurus > 0) await keepRefused(context, tx, row, { refusedKurus, now });
      return true;
    },
    async nextDue() {
      const [row] = await context.db.select({ at: min(orderRepayments.nextCheckAt) }).from(orderRepayments);
      return row?.at ?? null;
    },
  });
