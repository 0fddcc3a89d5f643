import { and, asc, eq, inArray, lte, min, sum } from 'drizzle-orm';
import { days, minutes, seconds } from '../../../domain/calendar/index.ts';
import { kurus } from '../../../domain/money/index.ts';
import type { AppContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/database.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { inParallel } from '../../platform/jobs/in-parallel.ts';
import type { RecurringJob } from '../../platform/jobs/jobs.ts';
import { findAccount, lockAccount, moveBalance } from '../account/index.ts';
import { returnPart, type WithAttempts } from '../attempts/index.ts';
import { refusedByCard } from '../orders/index.ts';
import { clearAlarms, raiseAlarm, type WithPayments } from '../payments/index.ts';
import { refundDone } from './refund.mails.ts';
import { findRefund, updateRefund } from './refunds.repository.ts';
import type { StoredMove } from './refunds.types.ts';
import { refundMoves, refunds } from './tables.ts';

type Context = AppContext<WithAttempts & WithPayments>;

const batchSize = 20;
const atOnce = 5;
/** Longer than the bank may take for one call; renewed before each. */
const leaseFor = minutes(2);
/** From then on a person looks at it. */
const stuckAfter = days(1);

const waitAfter = (checks: number) => Math.min(minutes(60), seconds(30) * 2 ** checks);

/** Takes what is due, past other processes, under a lease of its own. */
function takeDue({ db, clock, ids }: Context): Promise<StoredMove[]> {
  return withTransaction(db, async (tx) => {
    const now = clock.now();
    const due = await tx
      .select({ id: refundMoves.id })
      .from(refundMoves)
      .where(lte(refundMoves.nextCheckAt, now))
      .orderBy(asc(refundMoves.nextCheckAt))
      .limit(batchSize)
      .for('update', { skipLocked: true });
    if (due.length === 0) return [];
    return tx
      .update(refundMoves)
      .set({ leaseToken: ids.next(), nextCheckAt: new Date(now.getTime() + leaseFor) })
      .where(
        inArray(
          refundMoves.id,
          due.map(({ id }) => id),
        ),
      )
      .returning();
  });
}

const isMine = ({ id, leaseToken }: StoredMove) =>
  and(eq(refundMoves.id, id), eq(refundMoves.leaseToken, leaseToken ?? ''), eq(refundMoves.state, 'open'));

/** The last move of a refund ends it, and tells the customer where the money is. */
async function finish(context: Context, move: StoredMove, state: 'done' | 'refused'): Promise<void> {
  const { db, clock } = context;
  const now = clock.now();
  await withTransaction(db, async (tx) => {
    const [asked] = await tx
      .select({ accountId: refunds.accountId })
      .from(refunds)
      .where(eq(refunds.id, move.refundId));
    const { accountId } = asked!;
    // Two moves of one refund may end at the same time: one of them is the last.
    await lockAccount(tx, accountId);
    const ended = { state, endedAt: now, nextCheckAt: null, leaseToken: null };
    const [done] = await tx.update(refundMoves).set(ended).where(isMine(move)).returning();
    if (!done) return;
    await clearAlarms(tx, move.id, now);
    if (state === 'refused') {
      const { orderId } = (await findRefund(tx, move.refundId))!.refund;
      const back = { id: `${move.id}_card`, accountId, reason: 'REFUND', amountKurus: move.amountKurus } as const;
      await moveBalance(tx, { ...back, orderId, now });
    }
    await endRefund(context, tx, { refundId: move.refundId, accountId, now });
  });
}

async function endRefund(
  { mail, config }: Context,
  tx: Tx,
  { refundId, accountId, now }: { refundId: string; accountId: string; now: Date },
): Promise<void> {
  const record = (await findRefund(tx, refundId))!;
  if (record.hasOpenMove) return;
  await updateRefund(tx, refundId, { endedAt: now });
  const [refused] = await tx
    .select({ kurus: sum(refundMoves.amountKurus).mapWith(Number) })
    .from(refundMoves)
    .where(and(eq(refundMoves.refundId, refundId), eq(refundMoves.state, 'refused')));
  const account = await findAccount(tx, accountId);
  if (!account) return;
  const facts = { order: record.order, account, config };
  await mail.enqueue(tx, refused?.kurus ? refusedByCard(facts, refused.kurus) : refundDone({ ...facts, record }));
}

async function waitOn(context: Context, move: StoredMove): Promise<void> {
  const { db, clock } = context;
  const now = clock.now();
  const nextCheckAt = new Date(now.getTime() + waitAfter(move.checks));
  await withTransaction(db, async (tx) => {
    await tx
      .update(refundMoves)
      .set({ nextCheckAt, checks: move.checks + 1, leaseToken: null })
      .where(isMine(move));
    if (now.getTime() < move.startedAt.getTime() + stuckAfter) return;
    const { id: subject, attemptId, amountKurus } = move;
    await raiseAlarm(tx, context, { code: 'REFUND_STUCK', subject, detail: { attemptId, amountKurus } });
  });
}

async function ask(context: Context, move: StoredMove): Promise<void> {
  const { db, clock, attempts } = context;
  const attempt = await attempts.find(db, move.attemptId);
  if (!attempt) throw new Error(`There is no attempt ${move.attemptId}.`);
  const renew = async () => {
    const nextCheckAt = new Date(clock.now().getTime() + leaseFor);
    return (await db.update(refundMoves).set({ nextCheckAt }).where(isMine(move)).returning()).length > 0;
  };
  const { id: reference, transactionId } = move;
  const wanted = { reference, transactionId, amount: kurus(move.amountKurus) };
  const standing = await returnPart(context, attempt, wanted, renew);
  if (standing === 'wait') await waitOn(context, move);
  else await finish(context, move, standing);
}

/**
 * Gives accepted refunds back to the cards they were paid with: each part is a row before the bank hears of it, no
 * answer is looked up before it is asked again, and what a card refuses goes to the balance.
 */
export const refundMoneyJob = (context: Context): RecurringJob => ({
  name: 'refund-money',
  rhythm: { everySeconds: 5 },
  async run() {
    for (;;) {
      const due = await takeDue(context);
      await inParallel(due, atOnce, async (move) => {
        await ask(context, move).catch((error: unknown) => {
          context.log.error({ move: move.id, err: error }, 'a refund’s move failed; it is tried again');
        });
      });
      if (due.length < batchSize) return;
    }
  },
  async nextDue() {
    const [row] = await context.db.select({ at: min(refundMoves.nextCheckAt) }).from(refundMoves);
    return row?.at ?? null;
  },
});
