import { and, asc, eq, inArray, lte, min, sum } from 'drizzle-orm';
import { kurus } from '../../../domain/money/index.ts';
import type { AppContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { RecurringJob } from '../../platform/jobs/jobs.ts';
import { findAccount, lockAccount } from '../account/index.ts';
import { returnJob, returnPart, type WithAttempts } from '../attempts/index.ts';
import { creditBalance, refusedByCard } from '../orders/index.ts';
import type { WithPayments } from '../payments/index.ts';
import { refundDone } from './refund.mails.ts';
import { findRefund, updateRefund } from './refunds.repository.ts';
import type { StoredMove } from './refunds.types.ts';
import { refundMoves, refunds } from './tables.ts';

type Context = AppContext<WithAttempts & WithPayments>;

const isMine = ({ id, leaseToken }: StoredMove) =>
  and(eq(refundMoves.id, id), eq(refundMoves.leaseToken, leaseToken ?? ''), eq(refundMoves.state, 'open'));

/** The last move of a refund ends it, and tells the customer where the money is. */
async function endRefund(
  { mail, config }: Context,
  tx: Tx,
  { refundId, accountId, now }: { refundId: string; accountId: string; now: Date },
): Promise<void> {
  const moves = await tx
    .select({ state: refundMoves.state, kurus: sum(refundMoves.amountKurus).mapWith(Number) })
    .from(refundMoves)
    .where(eq(refundMoves.refundId, refundId))
    .groupBy(refundMoves.state);
  if (moves.some(({ state }) => state === 'open')) return;
  await updateRefund(tx, refundId, { endedAt: now });
  const account = await findAccount(tx, accountId);
  if (!account) return;
  const record = (await findRefund(tx, refundId))!;
  const refused = moves.find(({ state }) => state === 'refused');
  const facts = { order: record.order, account, config };
  await mail.enqueue(tx, refused ? refusedByCard(facts, refused.kurus) : refundDone({ ...facts, record }));
}

/**
 * Gives accepted refunds back to the cards they were paid with: each part is a row before the bank hears of it, no
 * answer is looked up before it is asked again, and what a card refuses goes to the balance.
 */
export const refundMoneyJob = (context: Context): RecurringJob =>
  returnJob<StoredMove, 'done' | 'refused'>(context, {
    name: 'refund-money',
    factsOf: ({ id, amountKurus }) => ({ reference: id, amountKurus }),
    async take(tx, { now, until, token, most }) {
      const due = await tx
        .select({ id: refundMoves.id })
        .from(refundMoves)
        .where(lte(refundMoves.nextCheckAt, now))
        .orderBy(asc(refundMoves.nextCheckAt))
        .limit(most)
        .for('update', { skipLocked: true });
      const found = due.map(({ id }) => id);
      if (found.length === 0) return [];
      return tx
        .update(refundMoves)
        .set({ leaseToken: token, nextCheckAt: until })
        .where(inArray(refundMoves.id, found))
        .returning();
    },
    change: async (db, row, change) =>
      (await db.update(refundMoves).set(change).where(isMine(row)).returning()).length > 0,
    async ask(attempt, { id, transactionId, amountKurus }, renewLease) {
      const wanted = { reference: id, transactionId, amount: kurus(amountKurus) };
      const standing = await returnPart(context, attempt, wanted, renewLease);
      return standing === 'wait' ? null : standing;
    },
    async end(tx, move, state, now) {
      const [asked] = await tx
        .select({ accountId: refunds.accountId, orderId: refunds.orderId })
        .from(refunds)
        .where(eq(refunds.id, move.refundId));
      const { accountId, orderId } = asked!;
      // Two moves of one refund may end at the same time: one of them is the last.
      await lockAccount(tx, accountId);
      const ended = { state, endedAt: now, nextCheckAt: null, leaseToken: null };
      const [done] = await tx.update(refundMoves).set(ended).where(isMine(move)).returning();
      if (!done) return false;
      if (state === 'refused') {
        const { id, amountKurus } = move;
        await creditBalance(tx, context, { id: `${id}_card`, accountId, amountKurus, orderId, now });
      }
      await endRefund(context, tx, { refundId: move.refundId, accountId, now });
      return true;
    },
    async nextDue() {
      const [row] = await context.db.select({ at: min(refundMoves.nextCheckAt) }).from(refundMoves);
      return row?.at ?? null;
    },
  });
