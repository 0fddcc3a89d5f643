import { sql } from 'drizzle-orm';
import { customType, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Localized } from '../../../domain/locale/index.ts';
import type { DocumentKind } from './search-index.types.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** Search documents. The texts are folded by `searchText`: names count more than topics, topics more than the body. */
export const searchDocuments = pgTable(
  'search_documents',
  {
    kind: text().$type<DocumentKind>().notNull(),
    id: text().notNull(),
    title: jsonb().$type<Localized>().notNull(),
    summary: jsonb().$type<Localized>().notNull(),
    path: text().notNull(),
    slug: text(),
    position: integer().notNull(),
    nameTr: text().notNull(),
    nameEn: text().notNull(),
    topics: text().notNull(),
    body: text().notNull(),
    vector: tsvector()
      .notNull()
      .generatedAlwaysAs(
        sql`setweight(to_tsvector('simple'::regconfig, name_tr || ' ' || name_en), 'A') || setweight(to_tsvector('simple'::regconfig, topics), 'B') || setweight(to_tsvector('simple'::regconfig, body), 'D')`,
      ),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.id] }),
    index('search_documents_vector').using('gin', table.vector),
  ],
);

/** All words of the documents, to match misspelt ones. The migration defines its trigram index by hand. */
export const searchWords = pgTable('search_words', { word: text().primaryKey() });
