import { findMove, isPacked, isUnpacked } from '../../../../domain/lifecycle/index.ts';
import type { AppContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { isUniqueViolation, withTransaction } from '../../../platform/database/transaction.ts';
import { errors } from '../../../platform/errors/error-catalogue.ts';
import { lockAccount } from '../../account/index.ts';
import { findOrder, lockOrder, orderErrors, type OrderRecord, type StoredOrder } from '../order/index.ts';
import { insertProblem, performMove, setParcelNote } from '../moves/index.ts';
import type { ProblemKind } from '../order/orders.tables.ts';

type Of = { accountId: string; id: string };

/** Runs `change` on the account's order under its row lock, and answers the order as it is then. */
async function change(
  { db }: AppContext,
  { accountId, id }: Of,
  work: (tx: Tx, order: StoredOrder) => Promise<unknown>,
): Promise<OrderRecord> {
  await withTransaction(db, async (tx) => {
    // Its balance may change with it: the account's row comes first, as everywhere.
    await lockAccount(tx, accountId);
    const order = await lockOrder(tx, accountId, id);
    if (!order) throw errors.notFound();
    await work(tx, order);
  });
  const found = await findOrder(db, accountId, id);
  if (!found) throw errors.notFound();
  return found;
}

/** `write` begins a note where there is none; `rewrite` puts one in place of whatever is there. */
type NoteChange = { write: string } | { rewrite: string } | 'remove';

/** The note in the box, as long as it is open. Throws LETTER_LOCKED and LETTER_EXISTS. */
export const changeParcelNote = (context: AppContext, of: Of, note: NoteChange): Promise<OrderRecord> =>
  change(context, of, async (tx, order) => {
    if (!isUnpacked(order.status)) throw isPacked(order.status) ? orderErrors.noteLocked() : orderErrors.noParcel();
    const isNew = note !== 'remove' && 'write' in note;
    if (isNew && order.parcelNote !== null) throw orderErrors.noteExists();
    const text = note === 'remove' ? null : 'write' in note ? note.write : note.rewrite;
    await setParcelNote(tx, order.id, text);
  });

/** Calls an order off before it is packed. One that the customer has called off already is answered as it is. */
export const cancelOrder = (context: AppContext, of: Of): Promise<OrderRecord> =>
  change(context, of, async (tx, order) => {
    if (order.status === 'CANCELLED') return;
    const mover = { by: 'customer', now: context.clock.now() } as const;
    if (!findMove(order.status, 'cancel', mover.by)) {
      throw isPacked(order.status) ? orderErrors.packed() : orderErrors.notCancellable();
    }
    await performMove(context, tx, order, 'cancel', mover);
  });

/** One open problem an order. Throws PROBLEM_OPEN and NOT_PACKED. */
export async function reportProblem(
  context: AppContext,
  of: Of,
  problem: { kind: ProblemKind; note: string },
): Promise<OrderRecord> {
  try {
    return await change(context, of, async (tx, order) => {
      if (!isPacked(order.status)) throw orderErrors.notPacked();
      const row = { id: context.ids.next(), orderId: order.id, reportedAt: context.clock.now() };
      await insertProblem(tx, { ...row, ...problem });
    });
  } catch (error) {
    throw isUniqueViolation(error) ? orderErrors.problemOpen() : error;
  }
}
