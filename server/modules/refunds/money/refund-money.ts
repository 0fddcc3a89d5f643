import { kurus } from '../../../../domain/money/index.ts';
import type { AppContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { RecurringJob } from '../../../platform/jobs/jobs.ts';
import { findAccount, lockAccount } from '../../account/index.ts';
import { returnJob, returnPart, type WithAttempts } from '../../attempts/index.ts';
import { creditBalance, refusedByCard } from '../../orders/index.ts';
import type { WithPayments } from '../../payments/index.ts';
import { findRefund, findRefundOwner, refundDone, type StoredMove, updateRefund } from '../record/index.ts';
import { changeMove, nextMoveAt, sumMoves, takeDueMoves } from './refund-moves.repository.ts';

type Context = AppContext<WithAttempts & WithPayments>;

/** With its last move a refund ends, and the customer is mailed where the money is. */
async function endRefund(
  { mail, config }: Context,
  tx: Tx,
  { refundId, accountId, now }: { refundId: string; accountId: string; now: Date },
): Promise<void> {
  const moves = await sumMoves(tx, refundId);
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
 * Refunds accepted requests to the cards that paid: each part is a row before the bank is called. If
 * the bank did not answer, its report is looked up before a retry; refunds that a card refuses go to the balance.
 */
export const refundMoneyJob = (context: Context): RecurringJob =>
  returnJob<StoredMove, 'done' | 'refused'>(context, {
    name: 'refund-money',
    factsOf: ({ id, amountKurus }) => ({ reference: id, amountKurus }),
    take: takeDueMoves,
    change: changeMove,
    async ask(attempt, { id, transactionId, amountKurus }, renewLease) {
      const wanted = { reference: id, transactionId, amount: kurus(amountKurus) };
      const outcome = await returnPart(context, attempt, wanted, renewLease);
      return outcome === 'wait' ? null : outcome;
    },
    async end(tx, move, state, now) {
      const { accountId, orderId } = (await findRefundOwner(tx, move.refundId))!;
      // Two moves of one refund may end at the same time: the lock lets one of them be the last.
      await lockAccount(tx, accountId);
      const ended = { state, endedAt: now, nextCheckAt: null, leaseToken: null };
      if (!(await changeMove(tx, move, ended))) return false;
      if (state === 'refused') {
        const { id, amountKurus } = move;
        await creditBalance(tx, context, { id: `${id}_card`, accountId, amountKurus, orderId, now });
      }
      await endRefund(context, tx, { refundId: move.refundId, accountId, now });
      return true;
    },
    nextDue: () => nextMoveAt(context.db),
  });
