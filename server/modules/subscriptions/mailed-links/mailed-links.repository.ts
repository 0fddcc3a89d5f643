import { eq, lt } from 'drizzle-orm';
import { days } from '../../../../domain/calendar/index.ts';
import type { Db, Executor, Tx } from '../../../platform/database/database.ts';
import { LIFE_DAYS } from './mailed-link.ts';
import { mailedDeliveries } from '../plan/subscriptions.tables.ts';

export type MailedRow = typeof mailedDeliveries.$inferSelect;
export type NewMailedRow = Pick<
  MailedRow,
  'id' | 'accountId' | 'subscriptionId' | 'cycle' | 'purpose' | 'madeAt' | 'expiresAt'
>;

export async function insertMailed(tx: Tx, rows: readonly NewMailedRow[]): Promise<void> {
  if (rows.length > 0) await tx.insert(mailedDeliveries).values([...rows]);
}

export async function findMailed(
  db: Executor,
  by: { id: string } | { undoKeyHash: string },
): Promise<MailedRow | null> {
  const isIt = 'id' in by ? eq(mailedDeliveries.id, by.id) : eq(mailedDeliveries.undoKeyHash, by.undoKeyHash);
  const [row] = await db.select().from(mailedDeliveries).where(isIt);
  return row ?? null;
}

export async function changeMailed(tx: Tx, id: string, change: Partial<MailedRow>): Promise<void> {
  await tx.update(mailedDeliveries).set(change).where(eq(mailedDeliveries.id, id));
}

/** Deletes rows some time after they expired: until then a row explains why its link is no longer valid. */
export async function forgetMailed(db: Db, now: Date): Promise<void> {
  await db.delete(mailedDeliveries).where(lt(mailedDeliveries.expiresAt, new Date(now.getTime() - days(LIFE_DAYS))));
}

export async function deleteMailedOf(tx: Tx, accountId: string): Promise<void> {
  await tx.delete(mailedDeliveries).where(eq(mailedDeliveries.accountId, accountId));
}
