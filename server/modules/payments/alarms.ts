import { and, desc, inArray, isNotNull, isNull, ne } from 'drizzle-orm';
import type { AppContext } from '../../platform/context.ts';
import type { Db, Tx } from '../../platform/database/database.ts';
import { type AlarmCode, paymentAlarms } from './tables.ts';

export type PaymentAlarm = typeof paymentAlarms.$inferSelect;

/**
 * Calls a person, once per code and subject: a row that `npm run ops` lists, and an error in the log. One that is over
 * is raised again only when it has something else to tell.
 */
export async function raiseAlarm(
  tx: Tx,
  { clock, ids, log }: Pick<AppContext, 'clock' | 'ids' | 'log'>,
  alarm: { code: AlarmCode; subject: string; detail: Record<string, unknown> },
): Promise<void> {
  const raisedAt = clock.now();
  const raised = await tx
    .insert(paymentAlarms)
    .values({ ...alarm, id: ids.next(), raisedAt })
    .onConflictDoUpdate({
      target: [paymentAlarms.code, paymentAlarms.subject],
      set: { detail: alarm.detail, raisedAt, clearedAt: null },
      setWhere: and(isNotNull(paymentAlarms.clearedAt), ne(paymentAlarms.detail, alarm.detail)),
    })
    .returning();
  const { code, subject, detail } = alarm;
  if (raised.length > 0) log.error({ alarm: code, subject, ...detail }, 'a payment needs a person');
}

/** It is over by itself. */
export async function clearAlarms(tx: Tx, subjects: string | readonly string[], now: Date): Promise<void> {
  await tx
    .update(paymentAlarms)
    .set({ clearedAt: now })
    .where(and(inArray(paymentAlarms.subject, [subjects].flat()), isNull(paymentAlarms.clearedAt)));
}

/** Those that a person has yet to look at, the latest first. */
export function listAlarms(db: Db): Promise<PaymentAlarm[]> {
  return db
    .select()
    .from(paymentAlarms)
    .where(isNull(paymentAlarms.clearedAt))
    .orderBy(desc(paymentAlarms.raisedAt), desc(paymentAlarms.id));
}
