import { boolean, date, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { SubscriptionStatus } from '../../../domain/lifecycle/index.ts';
import type { components } from '../../../openapi/types/subscriptions.d.ts';

const instant = () => timestamp({ withTimezone: true });

export type SkipReason = components['schemas']['SkipReason'];

/** What comes again by itself. Its deliveries are orders: unique (subscription, cycle) there. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: text().primaryKey(),
    accountId: text().notNull(),
    name: text().notNull(),
    status: text().$type<SubscriptionStatus>().notNull(),
    intervalDays: integer().notNull(),
    /** Deliveries so far. */
    cycle: integer().notNull(),
    /** A calendar day in Istanbul; null once cancelled. */
    nextOrderDay: date({ mode: 'string' }),
    /** A saved card; null for a charity account or when the bank kept none. */
    cardId: text(),
    deliveryAddressId: text().notNull(),
    billingAddressId: text().notNull(),
    isSkipped: boolean().notNull(),
    skipReasons: jsonb().$type<SkipReason[]>().notNull(),
    /** Of the mails about it. */
    language: text().$type<'tr' | 'en'>().notNull(),
    version: integer().notNull(),
    createdAt: instant().notNull(),
    cancelledAt: instant(),
  },
  (table) => [index().on(table.accountId), index().on(table.status, table.nextOrderDay)],
);

export const subscriptionLines = pgTable(
  'subscription_lines',
  {
    id: text().primaryKey(),
    subscriptionId: text()
      .notNull()
      .references(() => subscriptions.id),
    kind: text().$type<'product' | 'packet' | 'custompacket'>().notNull(),
    /** Product or packet; null for a custom packet, which its boxes tell. */
    itemId: text(),
    boxes: jsonb().$type<{ productId: string; boxes: number }[]>(),
    quantity: integer().notNull(),
    sortOrder: integer().notNull(),
    /** With the next delivery only. */
    isExtra: boolean().notNull(),
  },
  (table) => [index().on(table.subscriptionId)],
);
