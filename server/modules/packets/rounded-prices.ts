import { and, eq, lte, min } from 'drizzle-orm';
import { dayOf, startOfDay } from '../../../domain/calendar/index.ts';
import { tellChange } from '../../platform/changes/changes.ts';
import type { AppContext } from '../../platform/context.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import type { RecurringJob } from '../../platform/jobs/jobs.ts';
import { packets } from './tables.ts';

const isWaiting = eq(packets.isRounded, false);

/** At the beginning of its day a packet's rounded price is the shelf's. */
export const roundedPricesJob = ({ db, clock }: AppContext): RecurringJob => ({
  name: 'rounded-prices',
  rhythm: { everySeconds: 15 },
  run: () =>
    withTransaction(db, async (tx) => {
      const isDue = and(isWaiting, lte(packets.roundedFrom, dayOf(clock.now().getTime())));
      const rounded = await tx.update(packets).set({ isRounded: true }).where(isDue).returning({ id: packets.id });
      if (rounded.length > 0) await tellChange(tx, 'catalogue');
    }),
  async nextDue() {
    const [row] = await db
      .select({ day: min(packets.roundedFrom) })
      .from(packets)
      .where(isWaiting);
    return row?.day ? new Date(startOfDay(row.day)) : null;
  },
});
