import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import { days, minutes } from '../../../domain/calendar/index.ts';
import type { AppContext } from '../../platform/context.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import type { EventReceiver, Forwarded } from './event-receiver.ts';
import { queuedEvents, visitorEvents, visitors } from './tables.ts';

/** No measuring service takes what is older. */
const oldest = days(3);
/** Longer than a receiver is waited for: until then nobody else sends what this process has taken. */
const leased = minutes(2);
const atOnce = 50;

/** One minute, two, four, up to four hours. */
const waitAfter = (tries: number): number => minutes(Math.min(2 ** (tries - 1), 240));

/** What is due of visitors who still allow both; it is this process's to send for a while. */
const take = ({ db, clock }: AppContext) =>
  withTransaction(db, async (tx): Promise<(Forwarded & { tries: number })[]> => {
    const now = clock.now();
    const old = tx
      .select({ id: visitorEvents.id })
      .from(visitorEvents)
      .where(lte(visitorEvents.createdAt, new Date(now.getTime() - oldest)));
    await tx.delete(queuedEvents).where(inArray(queuedEvents.eventId, old));
    const due = await tx
      .select({ event: visitorEvents, tries: queuedEvents.tries })
      .from(queuedEvents)
      .innerJoin(visitorEvents, eq(visitorEvents.id, queuedEvents.eventId))
      .innerJoin(visitors, eq(visitors.id, queuedEvents.visitorId))
      .where(and(lte(queuedEvents.nextAt, now), visitors.allowsAnalytics, visitors.allowsMarketing))
      .orderBy(asc(queuedEvents.nextAt), asc(queuedEvents.eventId))
      .limit(atOnce)
      .for('update', { of: queuedEvents, skipLocked: true });
    const ids = due.map(({ event }) => event.id);
    const nextAt = new Date(now.getTime() + leased);
    if (ids.length > 0) await tx.update(queuedEvents).set({ nextAt }).where(inArray(queuedEvents.eventId, ids));
    return due.map(({ event: { id, visitorId, event, url, parameters, createdAt }, tries }) => ({
      id,
      visitorId,
      event,
      url,
      parameters,
      at: createdAt,
      tries,
    }));
  });

/** Sends what is due, and notes what has to be sent again. Without a receiver nothing is sent, and what is old is dropped. */
export async function forwardEvents(context: AppContext, receiver: EventReceiver | null): Promise<void> {
  const { db, clock, log } = context;
  const due = await take(context);
  if (!receiver) return;
  for (const { tries, ...event } of due) {
    const row = eq(queuedEvents.eventId, event.id);
    // Taken back since it was taken from the queue: its row is gone.
    const [waits] = await db.select({ id: queuedEvents.eventId }).from(queuedEvents).where(row);
    if (!waits) continue;
    try {
      await receiver.send(event);
      await db.delete(queuedEvents).where(row);
    } catch (error) {
      log.warn({ err: error, tries: tries + 1 }, 'an event was not taken by the measuring service');
      const nextAt = new Date(clock.now().getTime() + waitAfter(tries + 1));
      await db
        .update(queuedEvents)
        .set({ tries: tries + 1, nextAt })
        .where(row);
    }
  }
}
