import { days } from '../../../../domain/calendar/index.ts';
import type { AppContext } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { retryWait } from '../../../platform/jobs/retry-wait.ts';
import { changeQueued, deleteQueued, isQueued, takeDueEvents } from './event-queue.repository.ts';
import { type EventReceiver, receiverPatience } from './event-receiver.ts';

/** No measuring service takes what is older. */
const givenUpAfter = days(3);
const atOnce = 50;
/** Longer than a receiver may take for all of them: until then no other process sends what this one has taken. */
const leased = 2 * atOnce * receiverPatience;

/** Sends what is due, and notes what has to be sent again. Without a receiver nothing is sent, and what is old is dropped. */
export async function forwardEvents(context: AppContext, receiver: EventReceiver | null): Promise<void> {
  const { db, clock, log } = context;
  const due = await withTransaction(db, (tx) => {
    const now = clock.now();
    const oldest = new Date(now.getTime() - givenUpAfter);
    return takeDueEvents(tx, { now, oldest, leasedUntil: new Date(now.getTime() + leased), limit: atOnce });
  });
  if (!receiver) return;
  for (const { tries, ...event } of due) {
    // Taken back since it was taken from the queue: its row is gone.
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
