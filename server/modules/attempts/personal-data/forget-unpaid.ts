import { days } from '../../../../domain/calendar/index.ts';
import type { AppContext } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import type { RecurringJob } from '../../../platform/jobs/jobs.ts';
import { unnamed } from './attempts.personal-data.ts';
import { type Attempt, type AttemptHooks, changeAttempts, lockUnpaid } from '../attempt/index.ts';

/** As long as a customer may still ask why a payment did not go through. A paid one is kept with its order. */
const keptFor = days(90);
const rowsOfPart = 500;

/** What was tried and not paid loses addresses and network address; that it was tried, and how it ended, stays. */
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
