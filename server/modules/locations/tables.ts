import { index, pgTable, text } from 'drizzle-orm/pg-core';

export type LocationKind = 'country' | 'state' | 'city' | 'neighborhood';

/** The places of an address, from country to neighborhood. */
export const locations = pgTable(
  'locations',
  {
    id: text().primaryKey(),
    kind: text().$type<LocationKind>().notNull(),
    parentId: text(),
    nameTr: text().notNull(),
    nameEn: text().notNull(),
  },
  (table) => [index().on(table.parentId), index().on(table.kind)],
);

/** The loaded version of each data set. */
export const locationSets = pgTable('location_sets', {
  name: text().primaryKey(),
  version: text().notNull(),
});
