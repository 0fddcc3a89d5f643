import { dayOf, startOfDay } from '../../../../domain/calendar/index.ts';
import { announceChange } from '../../../platform/changes/changes.ts';
import type { AppContext } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import type { RecurringJob } from '../../../platform/jobs/jobs.ts';
import { nextRoundingDay, roundPrices } from './packets.repository.ts';

/** Puts rounded packet prices into force at the start of their day. */
export const roundedPricesJob = ({ db, clock }: AppContext): RecurringJob => ({
  name: 'rounded-prices',
  rhythm: { everySeconds: 15 },
  run: () =>
    withTransaction(db, async (tx) => {
      if (await roundPrices(tx, dayOf(clock.now().getTime()))) await announceChange(tx, 'catalogue');
    }),
  async nextDue() {
    const day = await nextRoundingDay(db);
    return day ? new Date(startOfDay(day)) : null;
  },
});
