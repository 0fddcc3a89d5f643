import { announceChange } from '../../../platform/changes/changes.ts';
import type { AppContext } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import type { RecurringJob } from '../../../platform/jobs/jobs.ts';
import { bringIntoForce, nextAnnouncedFrom } from './announced-prices.repository.ts';

/** Puts announced prices into force at the start of their day; later subscribers are mailed then. */
export const announcedPricesJob = ({ db, clock }: AppContext): RecurringJob => ({
  name: 'announced-prices',
  rhythm: { everySeconds: 15 },
  run: () =>
    withTransaction(db, async (tx) => {
      if (await bringIntoForce(tx, clock.now())) await announceChange(tx, 'catalogue');
    }),
  nextDue: () => nextAnnouncedFrom(db),
});
