import { count, gte, inArray, min } from 'drizzle-orm';
import type { CalendarDay } from '../../../../domain/calendar/index.ts';
import { ATTEMPT_STATES, isAttemptOpen } from '../../../../domain/payment/index.ts';
import type { Executor, Tx } from '../../../platform/database/database.ts';
import { comparedDays, paymentAttempts } from '../attempt/attempts.tables.ts';

export async function saveComparedDay(tx: Tx, day: CalendarDay, comparedAt: Date): Promise<void> {
  await tx
    .insert(comparedDays)
    .values({ day, comparedAt })
    .onConflictDoUpdate({ target: comparedDays.day, set: { comparedAt } });
}

export const listComparedDays = (db: Executor, from: CalendarDay) =>
  db.select().from(comparedDays).where(gte(comparedDays.day, from));

/** Open attempts by kind and state: how many, and when the oldest was made. */
export function countOpenAttempts(db: Executor) {
  const { kind, state, createdAt } = paymentAttempts;
  return db
    .select({ kind, state, attempts: count(), since: min(createdAt) })
    .from(paymentAttempts)
    .where(inArray(state, ATTEMPT_STATES.filter(isAttemptOpen)))
    .groupBy(kind, state);
}
