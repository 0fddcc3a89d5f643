import { and, desc, eq, inArray, isNotNull, isNull, lt, ne, or } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { paymentAlarms } from './alarms.tables.ts';

export type PaymentAlarm = typeof paymentAlarms.$inferSelect;

/** Raises an alarm. False when it is open already, or was cleared with the same detail. */
export async function insertAlarm(
  tx: Tx,
  alarm: Pick<PaymentAlarm, 'id' | 'code' | 'subject' | 'detail' | 'raisedAt'>,
): Promise<boolean> {
  const { detail, raisedAt } = alarm;
  const raised = await tx
    .insert(paymentAlarms)
    .values(alarm)
    .onConflictDoUpdate({
      target: [paymentAlarms.code, paymentAlarms.subject],
      set: { detail, raisedAt, clearedAt: null },
      setWhere: and(isNotNull(paymentAlarms.clearedAt), ne(paymentAlarms.detail, detail)),
    })
    .returning();
  return raised.length > 0;
}

/** Clears the open alarms of subjects whose problem has ended by itself. */
export async function clearAlarms(tx: Tx, subjects: string | readonly string[], now: Date): Promise<void> {
  await tx
    .update(paymentAlarms)
    .set({ clearedAt: now })
    .where(and(inArray(paymentAlarms.subject, [subjects].flat()), isNull(paymentAlarms.clearedAt)));
}

/** Open alarms, the latest first. */
export function listAlarms(db: Db): Promise<PaymentAlarm[]> {
  return db
    .select()
    .from(paymentAlarms)
    .where(isNull(paymentAlarms.clearedAt))
    .orderBy(desc(paymentAlarms.raisedAt), desc(paymentAlarms.id));
}

/** Open alarms that were not posted since they were raised, the oldest first. */
export function listUnposted(db: Db, limit: number): Promise<PaymentAlarm[]> {
  return db
    .select()
    .from(paymentAlarms)
    .where(
      and(
        isNull(paymentAlarms.clearedAt),
        or(isNull(paymentAlarms.postedAt), lt(paymentAlarms.postedAt, paymentAlarms.raisedAt)),
      ),
    )
    .orderBy(paymentAlarms.raisedAt)
    .limit(limit);
}

/** Marks an alarm as posted, unless it was raised again meanwhile: then it is posted again. */
export async function markPosted(db: Db, { id, raisedAt }: PaymentAlarm, now: Date): Promise<void> {
  const isAsItWas = and(eq(paymentAlarms.id, id), eq(paymentAlarms.raisedAt, raisedAt));
  await db.update(paymentAlarms).set({ postedAt: now }).where(isAsItWas);
}
