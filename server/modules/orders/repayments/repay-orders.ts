import { partsLeft } from '../../../../domain/refund/index.ts';
import type { AppContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { RecurringJob } from '../../../platform/jobs/jobs.ts';
import { findAccount } from '../../account/index.ts';
import { returnCapture, returnJob, type WithAttempts } from '../../attempts/index.ts';
import type { WithPayments } from '../../payments/index.ts';
import { creditBalance } from './credit-balance.ts';
import { linesOf, refusedByCard, type StoredRepayment, toPaidLine } from '../order/index.ts';
import { changeRepayment, findRepaidOrder, nextRepaymentAt, takeDueRepayments } from './order-repayments.repository.ts';

type Context = AppContext<WithAttempts & WithPayments>;

/** The bank's reference for an order's refund. Never change it: another one would repeat a refund under way. */
export const repaymentReference = (orderId: string): string => `${orderId}.cancel`;

/** Credits the amount that a card refused to the balance, and mails the customer. */
async function keepRefused(
  context: Context,
  tx: Tx,
  repayment: StoredRepayment,
  { refusedKurus, now }: { refusedKurus: number; now: Date },
): Promise<void> {
  const { mail, config } = context;
  const { orderId, accountId } = repayment;
  await creditBalance(tx, context, { id: `${orderId}_card`, accountId, amountKurus: refusedKurus, orderId, now });
  const order = await findRepaidOrder(tx, repayment);
  const account = await findAccount(tx, accountId);
  if (order && account) await mail.enqueue(tx, refusedByCard({ order, account, config }, refusedKurus));
}

/**
 * Refunds cancelled orders to the cards that paid: each refund is a row before the bank is asked, one without an answer
 * is looked up before it is repeated, and the amount that a card refuses is credited to the balance.
 */
export const repayJob = (context: Context): RecurringJob =>
  returnJob<StoredRepayment, number>(context, {
    name: 'repay-orders',
    factsOf: ({ orderId, cardKurus }) => ({ reference: repaymentReference(orderId), amountKurus: cardKurus }),
    take: takeDueRepayments,
    change: changeRepayment,
    async ask(attempt, { orderId }, renewLease) {
      const lines = await linesOf(context.db, orderId);
      // Units of a donation may have been refunded before: only the rest of a line is refunded now.
      const amounts = new Map(
        lines.flatMap((line) =>
          line.transactionId === null ? [] : [[line.transactionId, partsLeft(toPaidLine(line)).toCard] as const],
        ),
      );
      return returnCapture(context, attempt, { reference: repaymentReference(orderId), amounts }, renewLease);
    },
    async end(tx, row, refusedKurus, now) {
      const ended = { refusedKurus, endedAt: now, nextCheckAt: null, leaseToken: null };
      if (!(await changeRepayment(tx, row, ended))) return false;
      if (refusedKurus > 0) await keepRefused(context, tx, row, { refusedKurus, now });
      return true;
    },
    nextDue: () => nextRepaymentAt(context.db),
  });
