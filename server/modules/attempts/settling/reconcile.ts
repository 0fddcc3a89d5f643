import { hours, minutes } from '../../../../domain/calendar/index.ts';
import type { AppContext } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { inParallel } from '../../../platform/jobs/in-parallel.ts';
import type { RecurringJob } from '../../../platform/jobs/jobs.ts';
import { nextDueAttempt, takeDueAttempts } from '../attempt/index.ts';
import type { Settling } from './settle.ts';
import type { Notifying } from './notifying.ts';

const batchSize = 20;
/** How many are settled in parallel: each mostly waits for the bank, without a database connection. */
const atOnce = 10;
/** After this long another process retries what this one took and did not finish. */
const retryAfter = minutes(2);

type Workers = { settling: Settling; notifying: Notifying };

/**
 * Settles every attempt whose next check is due: those that a callback, a browser or a dead process left open.
 * Then mails customers who were not shown that nothing was charged.
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
