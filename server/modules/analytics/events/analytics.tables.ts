import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

const instant = () => timestamp({ withTimezone: true });

/** A visitor who allowed analytics, with the current consents. The id is random; no column identifies a person. */
export const visitors = pgTable(
  'visitors',
  {
    id: text().primaryKey(),
    consentedAt: instant().notNull(),
    allowsAnalytics: boolean().notNull().default(true),
    allowsMarketing: boolean().notNull().default(false),
    firstUrl: text().notNull(),
    referrer: text(),
    createdAt: instant().notNull(),
    seenAt: instant().notNull(),
  },
  (table) => [index().on(table.seenAt)],
);

export const visitorEvents = pgTable(
  'visitor_events',
  {
    id: text().primaryKey(),
    visitorId: text().notNull(),
    event: text().notNull(),
    /** The page that sent it; null for an outcome, which the server writes itself. */
    url: text(),
    parameters: jsonb().$type<Record<string, string | number | boolean>>().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index().on(table.createdAt), index().on(table.event)],
);

/** Events to be forwarded to a measuring service. A row is deleted when the service has accepted it. */
export const queuedEvents = pgTable(
  'queued_events',
  {
    eventId: text().primaryKey(),
    visitorId: text().notNull(),
    tries: integer().notNull(),
    nextAt: instant().notNull(),
  },
  (table) => [index().on(table.nextAt), index().on(table.visitorId)],
);

/** Which edges of a machine a visitor took, and how often. */
export const flowEdges = pgTable(
  'flow_edges',
  {
    flow: text().notNull(),
    flowVersion: text().notNull(),
    from: text().notNull(),
    event: text().notNull(),
    to: text().notNull(),
    visitorId: text().notNull(),
    times: integer().notNull(),
    lastAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.flow, table.flowVersion, table.from, table.event, table.to, table.visitorId] }),
    index().on(table.lastAt),
  ],
);

/** Speed and layout stability of a page load: one row per measure, without a visitor. */
export const webVitals = pgTable(
  'web_vitals',
  {
    id: text().primaryKey(),
    page: text().notNull(),
    device: text({ enum: ['phone', 'desktop'] }).notNull(),
    name: text({ enum: ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'] }).notNull(),
    value: doublePrecision().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index().on(table.createdAt)],
);
