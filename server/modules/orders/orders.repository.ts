import { and, eq, isNotNull } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { orders } from './tables.ts';

/** Whether the account has ever paid for an order. */
export async function hasPurchased(db: Executor, accountId: string): Promise<boolean> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.accountId, accountId), isNotNull(orders.paidAt)))
    .limit(1);
  return rows.length > 0;
}
