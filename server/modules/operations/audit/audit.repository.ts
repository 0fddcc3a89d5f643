import { count, desc, eq } from 'drizzle-orm';
import type { AppContext } from '../../../platform/context.ts';
import type { Executor, Tx } from '../../../platform/database/database.ts';
import { currentRequestId } from '../../../platform/request/request-id.ts';
import { auditEntries } from './audit.tables.ts';

export type AuditEntry = typeof auditEntries.$inferSelect;
export type AuditedAction = Pick<AuditEntry, 'act' | 'entity' | 'before' | 'after'>;

export async function writeAudit(
  tx: Tx,
  { clock, ids }: Pick<AppContext, 'clock' | 'ids'>,
  action: AuditedAction & Pick<AuditEntry, 'actor' | 'reason'>,
): Promise<void> {
  const requestId = currentRequestId() ?? null;
  await tx.insert(auditEntries).values({ ...action, id: ids.next(), at: clock.now(), requestId });
}

/** One page of the audit trail, the latest entry first. */
export async function listAudit(
  db: Executor,
  { entity, page, limit }: { entity?: string | undefined; page: number; limit: number },
): Promise<{ items: AuditEntry[]; total: number }> {
  const which = entity === undefined ? undefined : eq(auditEntries.entity, entity);
  const items = await db
    .select()
    .from(auditEntries)
    .where(which)
    .orderBy(desc(auditEntries.at), desc(auditEntries.id))
    .limit(limit)
    .offset(page * limit);
  const [row] = await db.select({ rows: count() }).from(auditEntries).where(which);
  return { items, total: row?.rows ?? 0 };
}
