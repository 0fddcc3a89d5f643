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

/** Runs `work` on the account's order under its row lock, and returns the order afterwards. */
async function change(
  { db }: AppContext,
  { accountId, id }: Of,
  work: (tx: Tx, order: StoredOrder) => Promise<unknown>,
): Promise<OrderRecord> {
  await withTransaction(db, async (tx) => {
    // The balance may change too: the account's row is locked first, as everywhere.
    await lockAccount(tx, accountId);
    const order = await lockOrder(tx, accountId, id);
    if (!order) throw errors.notFound();
    await work(tx, order);
  });
  const found = await findOrder(db, accountId, id);
  if (!found) throw errors.notFound();
  return found;
}

/** `write` creates a note, and is refused if there is one; `rewrite` replaces any note. */
type NoteChange = { write: string } | { rewrite: string } | 'remove';

/** Changes the note in an order's parcel until it is packed. Throws LETTER_LOCKED and LETTER_EXISTS. */
export const changeParcelNote = (context: AppContext, of: Of, note: NoteChange): Promise<OrderRecord> =>
  change(context, of, async (tx, order) => {
    if (!isUnpacked(order.status)) throw isPacked(order.status) ? orderErrors.noteLocked() : orderErrors.noParcel();
    const isNew = note !== 'remove' && 'write' in note;
    if (isNew && order.parcelNote !== null) throw orderErrors.noteExists();
    const text = note === 'remove' ? null : 'write' in note ? note.write : note.rewrite;
    await setParcelNote(tx, order.id, text);
  });

/** Cancels an order before it is packed. A cancelled order is returned unchanged. */
export const cancelOrder = (context: AppContext, of: Of): Promise<OrderRecord> =>
  change(context, of, async (tx, order) => {
    if (order.status === 'CANCELLED') return;
    const mover = { by: 'customer', now: context.clock.now() } as const;
    if (!findMove(order.status, 'cancel', mover.by)) {
      throw isPacked(order.status) ? orderErrors.packed() : orderErrors.notCancellable();
    }
    await performMove(context, tx, order, 'cancel', mover);
  });

/** Stores a problem; an order has at most one open. Throws PROBLEM_OPEN and NOT_PACKED. */
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
