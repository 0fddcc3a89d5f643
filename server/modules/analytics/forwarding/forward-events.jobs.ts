import { days } from '../../../../domain/calendar/index.ts';
import type { AppContext } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { retryWait } from '../../../platform/jobs/retry-wait.ts';
import { changeQueued, deleteQueued, isQueued, takeDueEvents } from './event-queue.repository.ts';
import { type EventReceiver, receiverPatience } from './event-receiver.ts';

/** Measuring services accept no older events. */
const givenUpAfter = days(3);
const atOnce = 50;
/** Longer than sending all of them may take: until then no other process sends the same events. */
const leased = 2 * atOnce * receiverPatience;

/** Sends due events and queues failed ones again. Without a receiver nothing is sent, and old events are deleted. */
export async function forwardEvents(context: AppContext, receiver: EventReceiver | null): Promise<void> {
  const { db, clock, log } = context;
  const due = await withTransaction(db, (tx) => {
    const now = clock.now();
    const oldest = new Date(now.getTime() - givenUpAfter);
    return takeDueEvents(tx, { now, oldest, leasedUntil: new Date(now.getTime() + leased), limit: atOnce });
  });
  if (!receiver) return;
  for (const { tries, ...event } of due) {
    // Consent was withdrawn after the event was taken from the queue: its row is gone.
    if (!(await isQueued(db, event.id))) continue;
    try {
      await receiver.send(event);
      await deleteQueued(db, event.id);
    } catch (error) {
      log.warn({ err: error, tries: tries + 1 }, 'an event was not taken by the measuring service');
      const nextAt = new Date(clock.now().getTime() + retryWait(tries + 1));
      await changeQueued(db, event.id, { tries: tries + 1, nextAt });
    }
  }
}
