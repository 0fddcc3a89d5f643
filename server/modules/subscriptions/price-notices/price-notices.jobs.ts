import { type CalendarDay, dayOf, startOfDay } from '../../../../domain/calendar/index.ts';
import { announceRises, type PriceRise } from '../../../../domain/subscription/index.ts';
import type { AppContext } from '../../../platform/context.ts';
import type { Executor, Tx } from '../../../platform/database/database.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import type { RecurringJob } from '../../../platform/jobs/jobs.ts';
import { findAccount, lockAccount } from '../../account/index.ts';
import { listUnannounced, markAnnounced } from '../../catalog/index.ts';
import { type LoadedPlan, loadPlan } from '../plan/index.ts';
import { priceNotice } from './price-notices.mails.ts';
import { insertPriceNotices, listSubscribedAccounts } from './price-notices.repository.ts';

const batchSize = 100;

function risesIn({ plan }: LoadedPlan, days: ReadonlySet<CalendarDay>, now: Date): PriceRise[] {
  return plan.subscriptions.flatMap(
    (subscription) => announceRises(plan, subscription, { now: now.getTime(), days }) ?? [],
  );
}

/** Mails an account which of its subscriptions a price announced for these days makes more expensive; once each. */
async function notifyAccount(context: AppContext, accountId: string, days: ReadonlySet<CalendarDay>): Promise<void> {
  const { db, clock, config, mail } = context;
  const now = clock.now();
  const read = async (executor: Executor, account: Awaited<ReturnType<typeof findAccount>>) =>
    account && (await loadPlan(executor, account, { now }));
  const seen = await read(db, await findAccount(db, accountId));
  if (!seen || risesIn(seen, days, now).length === 0) return;
  await withTransaction(db, async (tx: Tx) => {
    const loaded = await read(tx, await lockAccount(tx, accountId));
    if (!loaded) return;
    for (const rise of risesIn(loaded, days, now)) {
      const sentOn = dayOf(now.getTime());
      const { subscriptionId } = rise;
      const rows = rise.priceIds.map((priceId) => ({ subscriptionId, priceId, sentOn }));
      await insertPriceNotices(tx, rows);
      await mail.enqueue(tx, priceNotice({ loaded, rise, config }));
    }
  });
}

/** Mails every customer whose deliveries get more expensive, at least 30 days before the charge. Law 6502, art. 52. */
export const priceNoticesJob = (context: AppContext): RecurringJob => {
  const { db, clock, log } = context;
  return {
    name: 'price-notices',
    rhythm: { everySeconds: 15 },
    async run() {
      const unannounced = await listUnannounced(db);
      if (unannounced.length === 0) return;
      const days = new Set(unannounced.map(({ from }) => dayOf(from.getTime())));
      let failures = 0;
      for (let after = ''; ;) {
        const rows = await listSubscribedAccounts(db, { after, limit: batchSize });
        for (const { accountId } of rows) {
          await notifyAccount(context, accountId, days).catch((error: unknown) => {
            failures += 1;
            log.error({ account: accountId, err: error }, 'a price could not be announced; it is tried again');
          });
        }
        const last = rows.at(-1);
        if (!last) break;
        after = last.accountId;
      }
      // An account that failed is tried again at the next run.
      if (failures > 0) return;
      await withTransaction(db, async (tx) => {
        for (const row of unannounced) await markAnnounced(tx, row, clock.now());
      });
    },
    async nextDue() {
      const [first] = await listUnannounced(db);
      return first ? (first.inForceAt ?? first.announcedAt ?? new Date(startOfDay(dayOf(first.from.getTime())))) : null;
    },
  };
};
