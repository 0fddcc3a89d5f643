import { count, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../../platform/database/database.ts';
import { allowsMeasuring, isWithin, type Period } from '../events/index.ts';
import { webVitals } from '../events/analytics.tables.ts';

export type PageVitals = Omit<typeof webVitals.$inferInsert, 'id' | 'name' | 'value'> & {
  vitals: readonly Pick<typeof webVitals.$inferInsert, 'id' | 'name' | 'value'>[];
};

/** Stores the measures of one page load, if its visitor allows it at that moment. */
export async function addVitals(tx: Tx, visitorId: string, { vitals, ...load }: PageVitals): Promise<void> {
  if (!(await allowsMeasuring(tx, visitorId))) return;
  await tx.insert(webVitals).values(vitals.map((vital) => ({ ...vital, ...load })));
}

const share = (of: number) =>
  sql<number>`percentile_cont(${sql.raw(String(of))}) within group (order by ${webVitals.value})`.mapWith(Number);

/** Percentiles of each measure by page and device, in this period. */
export function summariseVitals(db: Executor, period: Period) {
  const { page, device, name, createdAt } = webVitals;
  return db
    .select({ page, device, name, loads: count(), p50: share(0.5), p75: share(0.75), p95: share(0.95) })
    .from(webVitals)
    .where(isWithin(createdAt, period))
    .groupBy(page, device, name)
    .orderBy(page, device, name);
}
