import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** One row, once a production shop has served the database: no other mode may open it afterwards. */
export const servedMode = pgTable('served_mode', {
  id: integer().primaryKey(),
  mode: text().$type<'production'>().notNull(),
  since: timestamp({ withTimezone: true }).notNull(),
});
