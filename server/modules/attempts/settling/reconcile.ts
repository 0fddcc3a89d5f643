import { hours, minutes } from '../../../../domain/calendar/index.ts';
import type { AppContext } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { inParallel } from '../../../platform/jobs/in-parallel.ts';
import type { RecurringJob } from '../../../platform/jobs/jobs.ts';
import { nextDueAttempt, takeDueAttempts } from '../attempt/index.ts';
import type { Settling } from './settle.ts';
import type { Notifying } from './notifying.ts';

const batchSize = 20;
/** Each waits for the bank most of the time, and holds no connection while it does. */
const atOnce = 10;
/** When another process tries again what this one took and did not finish. */
const retryAfter = minutes(2);

type Workers = { settling: Settling; notifying: Notifying };

/**
 * Settles every attempt whose time to be looked at has come: what a callback, a browser or a dead process left open.
 * Then notifies customers who were not answered that nothing was charged.
 */
export function reconcileJob(context: AppContext, { settling, notifying }: Workers): RecurringJob {
  const { db, clock, log } = context;

  async function settleDue(): Promise<void> {
    const seen = new Set<string>();
    for (;;) {
      const now = clock.now();
      const until = new Date(now.getTime() + retryAfter);
      const due = await withTransaction(db, (tx) => takeDueAttempts(tx, now, until, batchSize));
      const fresh = due.filter((id) => !seen.has(id));
      await inParallel(fresh, atOnce, async (id) => {
        seen.add(id);
        await settling.settle(id, 'due').catch((error: unknown) => {
          log.error({ attempt: id, err: error }, 'an attempt could not be settled; it is tried again');
        });
      });
      if (fresh.length === 0) return;
    }
  }

  return {
    name: 'reconcile-payments',
    rhythm: { everySeconds: 5 },
    async run() {
      await settleDue();
      await notifying.notifyPending();
    },
    nextDue: () => nextDueAttempt(db),
    asksAgainAfter: hours(6),
  };
}
