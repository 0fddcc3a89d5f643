import { announceChange } from '../../../platform/changes/changes.ts';
import type { AppContext } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import type { RecurringJob } from '../../../platform/jobs/jobs.ts';
import { bringIntoForce, nextAnnouncedFrom } from './announced-prices.repository.ts';

/** At the beginning of its day a price is the catalogue's. Who subscribed since it was announced gets a mail of it now. */
export const announcedPricesJob = ({ db, clock }: AppContext): RecurringJob => ({
  name: 'announced-prices',
  rhythm: { everySeconds: 15 },
  run: () =>
    withTransaction(db, async (tx) => {
      if (await bringIntoForce(tx, clock.now())) await announceChange(tx, 'catalogue');
    }),
  nextDue: () => nextAnnouncedFrom(db),
});
