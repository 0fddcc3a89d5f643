import { days } from '../../../../domain/calendar/index.ts';
import type { AppContext } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import type { RecurringJob } from '../../../platform/jobs/jobs.ts';
import { unnamed } from './attempts.personal-data.ts';
import { type Attempt, type AttemptHooks, changeAttempts, lockUnpaid } from '../attempt/index.ts';

/** Kept for customers who ask why a payment failed. A paid attempt is kept with its order. */
const keptFor = days(90);
const rowsOfPart = 500;

/** Removes postal and IP addresses from unpaid attempts; the attempt and its end remain. */
export const forgetUnpaidJob = (
  { db, clock }: AppContext,
  { kindOf }: { kindOf: (attempt: Attempt) => AttemptHooks },
): RecurringJob => ({
  name: 'forget-unpaid-attempts',
  rhythm: { cron: '50 3 * * *' },
  async run() {
    const before = new Date(clock.now().getTime() - keptFor);
    for (;;) {
      const forgotten = await withTransaction(db, async (tx) => {
        const attempts = await lockUnpaid(tx, before, rowsOfPart);
        await changeAttempts(
          tx,
          attempts.map((attempt) => ({ id: attempt.id, ...unnamed(attempt, kindOf(attempt)) })),
        );
        return attempts.length;
      });
      if (forgotten < rowsOfPart) return;
    }
  },
});
