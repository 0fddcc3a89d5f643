import { count, countDistinct, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { isWithin, type Period } from './period.repository.ts';
import { visitorEvents } from './analytics.tables.ts';

export type EventCount = { event: string; visitors: number; times: number; value: number };

/** How often each event happened in this period; `value` in lira. */
export async function countEvents(db: Executor, period: Period): Promise<{ visitors: number; events: EventCount[] }> {
  const during = isWithin(visitorEvents.createdAt, period);
  const [all] = await db
    .select({ visitors: countDistinct(visitorEvents.visitorId) })
    .from(visitorEvents)
    .where(during);
  const events = await db
    .select({
      event: visitorEvents.event,
      visitors: countDistinct(visitorEvents.visitorId),
      times: count(),
      // A page may send any text as its value.
      value: sql<number>`coalesce(round(sum(case when jsonb_typeof(${visitorEvents.parameters} -> 'value') = 'number' then (${visitorEvents.parameters} ->> 'value')::numeric end), 2), 0)::float8`,
    })
    .from(visitorEvents)
    .where(during)
    .groupBy(visitorEvents.event);
  return { visitors: all?.visitors ?? 0, events };
}
