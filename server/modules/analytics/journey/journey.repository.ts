import { and, count, desc, eq, gte, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { fewestSessions, isWithin, type Period } from '../events/index.ts';
import { flowEdges, visitorEvents } from '../events/analytics.tables.ts';

/** The steps to a first payment, in order. */
export const journey = ['home', 'view', 'add', 'cart', 'checkout', 'address', 'card', 'bank', 'paid'] as const;
export type JourneyStepName = (typeof journey)[number];
const rank = (step: JourneyStepName) => sql.raw(String(journey.indexOf(step)));

const { event, url, parameters, visitorId, createdAt } = visitorEvents;

/** How far the visitor of an event has come, as an index of `journey`. Product pages match in any language. */
const stepIndex = sql<number>`case
  when ${event} = 'Purchase' and ${parameters} ->> 'kind' = 'purchase' then ${rank('paid')}
  when ${event} = 'AddPaymentInfo' then ${rank('card')}
  when ${event} = 'AddAddressInfo' then ${rank('address')}
  when ${event} = 'InitiateCheckout' then ${rank('checkout')}
  when ${event} = 'ViewCart' then ${rank('cart')}
  when ${event} = 'AddToCart' then ${rank('add')}
  when ${event} = 'PageView' and ${url} ~ '^https?://[^/]+(/en)?/(product|packet)/' then ${rank('view')}
  when ${event} = 'PageView' then ${rank('home')}
end`;

/**
 * How far each visitor came in this period, as indexes of `journey`; and for those who came no further the state they
 * were last in, if enough visitors share it that it identifies none of them.
 */
export async function readJourney(db: Executor, period: Period) {
  const during = and(isWithin(createdAt, period), sql`${stepIndex} is not null`);
  const furthest = db
    .select({ visitorId, furthestIndex: sql<number>`max(${stepIndex})`.as('furthest_index') })
    .from(visitorEvents)
    .where(during)
    .groupBy(visitorId)
    .as('furthest');
  const wasAtBank = sql`exists (select 1 from ${flowEdges} where ${flowEdges.flow} = 'three-d-secure' and ${flowEdges.visitorId} = ${furthest.visitorId})`;
  const reached = db
    .select({
      visitorId: furthest.visitorId,
      step: sql<number>`case when ${furthest.furthestIndex} = ${rank('card')} and ${wasAtBank} then ${rank('bank')} else ${furthest.furthestIndex} end`.as(
        'step',
      ),
    })
    .from(furthest)
    .as('reached');
  const counted = await db.select({ step: reached.step, visitors: count() }).from(reached).groupBy(reached.step);

  const flow = sql`case
    when ${reached.step} in (${rank('add')}, ${rank('cart')}) then 'cart'
    when ${reached.step} in (${rank('checkout')}, ${rank('address')}, ${rank('card')}) then 'checkout'
    when ${reached.step} = ${rank('bank')} then 'three-d-secure'
  end`;
  const last = db
    .selectDistinctOn([reached.visitorId], {
      visitorId: reached.visitorId,
      step: reached.step,
      flow: flowEdges.flow,
      flowVersion: flowEdges.flowVersion,
      state: flowEdges.to,
    })
    .from(reached)
    // The root of the machine, without a dot, is not a state.
    .innerJoin(
      flowEdges,
      and(
        eq(flowEdges.visitorId, reached.visitorId),
        sql`${flowEdges.flow} = ${flow}`,
        sql`${flowEdges.to} like '%.%'`,
      ),
    )
    .orderBy(reached.visitorId, desc(flowEdges.lastAt), flowEdges.to)
    .as('last');
  const stood = await db
    .select({ step: last.step, flow: last.flow, flowVersion: last.flowVersion, state: last.state, visitors: count() })
    .from(last)
    .groupBy(last.step, last.flow, last.flowVersion, last.state)
    .having(gte(count(), fewestSessions))
    .orderBy(desc(count()), last.flow, last.flowVersion, last.state);
  return { counted, stood };
}
