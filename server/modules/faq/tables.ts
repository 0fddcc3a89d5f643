import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Localized } from '../../platform/errors/api-error.ts';

/** The chapters of the questions. Each has a page of its own. */
export const faqTypes = pgTable('faq_types', {
  id: text().primaryKey(),
  slug: text().notNull().unique(),
  name: jsonb().$type<Localized>().notNull(),
  description: jsonb().$type<Localized>().notNull(),
  sortOrder: integer().notNull(),
});

/** The sections within a chapter. */
export const faqSubTypes = pgTable(
  'faq_sub_types',
  {
    id: text().primaryKey(),
    typeId: text()
      .notNull()
      .references(() => faqTypes.id),
    slug: text().notNull(),
    name: jsonb().$type<Localized>().notNull(),
    sortOrder: integer().notNull(),
  },
  (table) => [index().on(table.typeId)],
);

export const faqs = pgTable(
  'faqs',
  {
    id: text().primaryKey(),
    typeId: text()
      .notNull()
      .references(() => faqTypes.id),
    subTypeId: text().references(() => faqSubTypes.id),
    question: jsonb().$type<Localized>().notNull(),
    /** Plain text; an empty line starts a paragraph. */
    answer: jsonb().$type<Localized>().notNull(),
    /** Other search words for it, in either language. */
    keywords: text().notNull(),
    sortOrder: integer().notNull(),
  },
  (table) => [index().on(table.typeId), index().on(table.subTypeId)],
);
