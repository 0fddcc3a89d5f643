import type { AppContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { findAccount, moveBalance } from '../../account/index.ts';
import { raiseAlarm } from '../../payments/index.ts';

/** Credits money that no card takes back to the balance. A closed account cannot use it: an alarm is raised. */
export async function creditBalance(
  tx: Tx,
  context: Pick<AppContext, 'clock' | 'ids' | 'log'>,
  move: Omit<Parameters<typeof moveBalance>[1], 'reason'>,
): Promise<void> {
  const { id, accountId, amountKurus, orderId } = move;
  await moveBalance(tx, { ...move, reason: 'REFUND' });
  if (await findAccount(tx, accountId)) return;
  const detail = { amountKurus, orderId };
  await raiseAlarm(tx, context, { code: 'OWED_TO_WHO_LEFT', subject: `${id}.balance`, detail });
}
