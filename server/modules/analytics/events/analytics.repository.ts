import { and, countDistinct, desc, eq, gte, lt, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { inParts } from '../../../platform/database/in-parts.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { isWithin, type Period } from './period.repository.ts';
import { flowEdges, queuedEvents, visitorEvents, visitors, webVitals } from './analytics.tables.ts';

export type Consents = { analytics: boolean; marketing: boolean };
export type NewVisitor = {
  id: string;
  consents: Consents;
  consentedAt: Date;
  firstUrl: string;
  referrer: string | null;
  now: Date;
};

/**
 * Stores a visitor's consents. A visitor who allows no analytics is updated if stored before, and never inserted. A
 * withdrawal also deletes the visitor’s queued events, in the same transaction.
 */
export async function rememberVisitor(db: Db, { now, consents, ...visitor }: NewVisitor): Promise<void> {
  const { id, consentedAt } = visitor;
  const { analytics: allowsAnalytics, marketing: allowsMarketing } = consents;
  const chosen = { consentedAt, allowsAnalytics, allowsMarketing, seenAt: now };
  await withTransaction(db, async (tx) => {
    if (allowsAnalytics) {
      await tx
        .insert(visitors)
        .values({ ...visitor, ...chosen, createdAt: now })
        .onConflictDoUpdate({ target: visitors.id, set: chosen });
    } else await tx.update(visitors).set(chosen).where(eq(visitors.id, id));
    if (!allowsAnalytics || !allowsMarketing) await tx.delete(queuedEvents).where(eq(queuedEvents.visitorId, id));
  });
}

/** Null for a visitor who allows no analytics. The row is locked, so that no withdrawal commits before the caller does. */
async function consentOf(tx: Tx, visitorId: string): Promise<{ allowsMarketing: boolean } | null> {
  const [row] = await tx
    .select({ allowsMarketing: visitors.allowsMarketing })
    .from(visitors)
    .where(and(eq(visitors.id, visitorId), visitors.allowsAnalytics))
    .for('share');
  return row ?? null;
}

export const allowsMeasuring = async (tx: Tx, visitorId: string): Promise<boolean> =>
  (await consentOf(tx, visitorId)) !== null;

type NewEvent = Omit<typeof visitorEvents.$inferInsert, 'visitorId'>;

/**
 * Writes events of one visitor, and queues them where they may be forwarded. Nothing is written for a visitor who does
 * not allow analytics at that moment.
 */
export async function addEvents(tx: Tx, visitorId: string, events: readonly NewEvent[]): Promise<void> {
  if (events.length === 0) return;
  const consent = await consentOf(tx, visitorId);
  if (!consent) return;
  await tx.insert(visitorEvents).values(events.map((event) => ({ ...event, visitorId })));
  if (!consent.allowsMarketing) return;
  const queued = events.map(({ id: eventId, createdAt: nextAt }) => ({ eventId, visitorId, tries: 0, nextAt }));
  await tx.insert(queuedEvents).values(queued);
}

export type Edge = { from: string; event: string; to: string };
export type TakenEdges = { visitorId: string; flow: string; flowVersion: string; edges: readonly Edge[]; now: Date };

export async function rememberEdges(db: Db, { visitorId, flow, flowVersion, edges, now }: TakenEdges): Promise<void> {
  const taken = new Map<string, Edge & { times: number; lastAt: Date }>();
  for (const [index, edge] of edges.entries()) {
    const key = `${edge.from} ${edge.event} ${edge.to}`;
    // Keeps the order of the edges: the latest leads to the visitor's current state.
    const lastAt = new Date(now.getTime() + index + 1 - edges.length);
    taken.set(key, { ...edge, times: (taken.get(key)?.times ?? 0) + 1, lastAt });
  }
  // One fixed order of rows: two requests of one visitor must not deadlock.
  const rows = [...taken]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, edge]) => Object.assign({ flow, flowVersion, visitorId }, edge));
  await withTransaction(db, async (tx) => {
    if (!(await consentOf(tx, visitorId))) return;
    const { flow: inFlow, flowVersion: version, from, event, to, visitorId: visitor } = flowEdges;
    await tx
      .insert(flowEdges)
      .values(rows)
      .onConflictDoUpdate({
        target: [inFlow, version, from, event, to, visitor],
        set: { times: sql`${flowEdges.times} + excluded.times`, lastAt: sql`excluded.last_at` },
      });
  });
}

/** Edges that fewer visitors took are not reported: they could identify one of them. */
export const fewestSessions = 5;

/** How many visitors took each edge of a flow, and last in this period; the most travelled first. */
export async function countEdges(db: Db, flow: string, flowVersion: string | undefined, period?: Period) {
  const ofFlow = and(
    eq(flowEdges.flow, flow),
    period && isWithin(flowEdges.lastAt, period),
    flowVersion === undefined ? undefined : eq(flowEdges.flowVersion, flowVersion),
  );
  const sessions = countDistinct(flowEdges.visitorId);
  const [all] = await db.select({ sessions }).from(flowEdges).where(ofFlow);
  const edges = await db
    .select({ from: flowEdges.from, event: flowEdges.event, to: flowEdges.to, sessions })
    .from(flowEdges)
    .where(ofFlow)
    .groupBy(flowEdges.from, flowEdges.event, flowEdges.to)
    .having(gte(sessions, fewestSessions))
    .orderBy(desc(sessions), flowEdges.from, flowEdges.event, flowEdges.to);
  return { flow, sessions: all?.sessions ?? 0, edges };
}

export type FlowWays = Awaited<ReturnType<typeof countEdges>> & { flowVersion: string };

/** The same for each flow and version with an edge that was last taken in this period. */
export async function countWays(db: Db, period: Period): Promise<FlowWays[]> {
  const { flow, flowVersion, lastAt } = flowEdges;
  const found = await db
    .selectDistinct({ flow, flowVersion })
    .from(flowEdges)
    .where(isWithin(lastAt, period))
    .orderBy(flow, flowVersion);
  const ways: FlowWays[] = [];
  for (const one of found) ways.push({ ...one, ...(await countEdges(db, one.flow, one.flowVersion, period)) });
  return ways;
}

/** Drops what was seen before `before`. */
export async function forgetVisits(db: Db, before: Date): Promise<void> {
  await inParts(db, visitorEvents, lt(visitorEvents.createdAt, before), (part) =>
    db.delete(visitorEvents).where(part).returning({ at: visitorEvents.createdAt }),
  );
  await inParts(db, flowEdges, lt(flowEdges.lastAt, before), (part) =>
    db.delete(flowEdges).where(part).returning({ at: flowEdges.lastAt }),
  );
  await inParts(db, webVitals, lt(webVitals.createdAt, before), (part) =>
    db.delete(webVitals).where(part).returning({ at: webVitals.createdAt }),
  );
  await inParts(db, visitors, lt(visitors.seenAt, before), (part) =>
    db.delete(visitors).where(part).returning({ at: visitors.seenAt }),
  );
}
