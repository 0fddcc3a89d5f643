import { jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { AlarmCode } from './alarm-codes.ts';

const instant = () => timestamp({ withTimezone: true });

/** Problems that operators must look at. One row per code and subject, however often it is found. */
export const paymentAlarms = pgTable(
  'payment_alarms',
  {
    id: text().primaryKey(),
    code: text().$type<AlarmCode>().notNull(),
    /** The attempt, the operation, the movement or the day it is about. */
    subject: text().notNull(),
    detail: jsonb().$type<Record<string, unknown>>().notNull(),
    raisedAt: instant().notNull(),
    /** When the problem ended by itself. */
    clearedAt: instant(),
    /** When ALARM_WEBHOOK accepted it. */
    postedAt: instant(),
  },
  (table) => [uniqueIndex('payment_alarms_subject_unique').on(table.code, table.subject)],
);
