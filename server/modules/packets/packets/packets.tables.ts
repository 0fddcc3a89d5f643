import { boolean, date, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { CalendarDay } from '../../../../domain/calendar/index.ts';
import type { PacketSlug } from '../../../../domain/packet/index.ts';
import type { Localized } from '../../../platform/errors/api-error.ts';

/** Ready-made packets. A custom packet has no row: its id and slug encode its contents. */
export const packets = pgTable('packets', {
  id: text().primaryKey(),
  slug: text().$type<PacketSlug>().notNull().unique(),
  name: jsonb().$type<Localized>().notNull(),
  description: jsonb().$type<Localized>().notNull(),
  /** Discount on the sum of its boxes. */
  discountPercent: integer().notNull(),
  /** The day from which its price is rounded down to ,90; null: it always was. */
  roundedFrom: date({ mode: 'string' }).$type<CalendarDay>(),
  /** Whether that day has begun: the packet is sold at the rounded price. */
  isRounded: boolean().notNull().default(true),
  sortOrder: integer().notNull(),
  /** Place in the popular list; null when it is not in it. */
  popularOrder: integer(),
});

/** The boxes of a packet. `productId` is the catalogue's. */
export const packetItems = pgTable(
  'packet_items',
  {
    packetId: text()
      .notNull()
      .references(() => packets.id),
    productId: text().notNull(),
    quantity: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.packetId, table.productId] })],
);
