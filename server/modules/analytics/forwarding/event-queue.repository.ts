import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/database.ts';
import type { Forwarded } from './event-receiver.ts';
import { queuedEvents, visitorEvents, visitors } from '../events/analytics.tables.ts';

export type QueuedEvent = Forwarded & { tries: number };

/**
 * Due events, at most `limit`, of visitors who still allow analytics and marketing; no other process takes them until
 * `leasedUntil`. Events from before `oldest` are deleted from the queue.
 */
export async function takeDueEvents(
  tx: Tx,
  { now, oldest, leasedUntil, limit }: { now: Date; oldest: Date; leasedUntil: Date; limit: number },
): Promise<QueuedEvent[]> {
  const old = tx.select({ id: visitorEvents.id }).from(visitorEvents).where(lte(visitorEvents.createdAt, oldest));
  await tx.delete(queuedEvents).where(inArray(queuedEvents.eventId, old));
  const due = await tx
    .select({ event: visitorEvents, tries: queuedEvents.tries })
    .from(queuedEvents)
    .innerJoin(visitorEvents, eq(visitorEvents.id, queuedEvents.eventId))
    .innerJoin(visitors, eq(visitors.id, queuedEvents.visitorId))
    .where(and(lte(queuedEvents.nextAt, now), visitors.allowsAnalytics, visitors.allowsMarketing))
    .orderBy(asc(queuedEvents.nextAt), asc(queuedEvents.eventId))
    .limit(limit)
    .for('update', { of: queuedEvents, skipLocked: true });
  const ids = due.map(({ event }) => event.id);
  if (ids.length > 0)
    await tx.update(queuedEvents).set({ nextAt: leasedUntil }).where(inArray(queuedEvents.eventId, ids));
  return due.map(({ event: { id, visitorId, event, url, parameters, createdAt }, tries }) => ({
    id,
    visitorId,
    event,
    url,
    parameters,
    at: createdAt,
    tries,
  }));
}

export async function isQueued(db: Db, eventId: string): Promise<boolean> {
  const [waits] = await db
    .select({ id: queuedEvents.eventId })
    .from(queuedEvents)
    .where(eq(queuedEvents.eventId, eventId));
  return waits !== undefined;
}

export async function deleteQueued(db: Db, eventId: string): Promise<void> {
  await db.delete(queuedEvents).where(eq(queuedEvents.eventId, eventId));
}

export async function changeQueued(db: Db, eventId: string, change: { tries: number; nextAt: Date }): Promise<void> {
  await db.update(queuedEvents).set(change).where(eq(queuedEvents.eventId, eventId));
}
