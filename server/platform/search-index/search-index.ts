import { and, asc, eq, getTableColumns, inArray, sql, type SQL } from 'drizzle-orm';
import { searchText } from '../../../domain/text/index.ts';
import { bulkInsert } from '../database/bulk.ts';
import type { Executor, Tx } from '../database/database.ts';
import { type ReadWord, readWords } from './read-words.ts';
import type { DocumentKind, SearchDocument } from './search-index.types.ts';
import { searchDocuments, searchWords } from './tables.ts';

export type Found = Pick<typeof searchDocuments.$inferSelect, 'kind' | 'id' | 'title' | 'summary' | 'path' | 'slug'>;

type Row = Omit<typeof searchDocuments.$inferInsert, 'vector'>;

function toRow(kind: DocumentKind, document: SearchDocument, position: number): Row {
  const { id, title, summary, path, slug, topics, body } = document;
  return {
    kind,
    id,
    title,
    summary,
    path,
    slug,
    position,
    nameTr: searchText(title.tr),
    nameEn: searchText(title.en),
    topics: searchText(topics.join(' ')),
    body: searchText([summary.tr, summary.en, ...body].join(' ')),
  };
}

const { vector: _vector, ...written } = getTableColumns(searchDocuments);
const shown = {
  kind: written.kind,
  id: written.id,
  title: written.title,
  summary: written.summary,
  path: written.path,
  slug: written.slug,
};

const stored = (db: Executor, kind: DocumentKind) =>
  db.select(written).from(searchDocuments).where(eq(searchDocuments.kind, kind)).orderBy(asc(searchDocuments.position));

const values = (rows: readonly Row[]) =>
  JSON.stringify(
    rows.map(({ title, summary, ...row }) => [title.tr, title.en, summary.tr, summary.en, ...Object.values(row)]),
  );

/** Replaces all documents of a kind; of equally good matches the earlier one comes first. */
export async function replaceDocuments(
  tx: Tx,
  kind: DocumentKind,
  documents: readonly SearchDocument[],
): Promise<void> {
  const rows = documents.map((document, position) => toRow(kind, document, position));
  if (values(await stored(tx, kind)) === values(rows)) return;
  await tx.delete(searchDocuments).where(eq(searchDocuments.kind, kind));
  if (rows.length > 0) await bulkInsert(tx, searchDocuments, rows);
  const all = sql`select word from ts_stat('select vector from search_documents')`;
  await tx.execute(sql`insert into ${searchWords} (word) ${all} on conflict do nothing`);
  await tx.execute(sql`delete from ${searchWords} where word not in (${all})`);
}

/** Weights of the kinds for equally good matches: products and packets rank before texts. */
const weights: Readonly<Record<DocumentKind, number>> = { product: 1.3, packet: 1.1, question: 1, page: 0.9 };
const weightOf = sql.join(
  [
    sql.raw('(case kind'),
    ...Object.entries(weights).map(([kind, weight]) => sql.raw(`when '${kind}' then ${weight}`)),
    sql.raw('end)'),
  ],
  sql` `,
);

/** `labels`: the parts of a document to search. Words contain letters and digits only. */
function queryOf(words: readonly ReadWord[], between: ' & ' | ' | ', labels: 'A' | 'AB' | ''): SQL {
  const parts = words.map((beginnings) => `(${beginnings.map((one) => `'${one}':*${labels}`).join(' | ')})`);
  return sql`to_tsquery('simple'::regconfig, ${parts.join(between)})`;
}

/** Three if the name contains all words, two if name and topics do, else one; times the weight. */
function scoreOf(words: readonly ReadWord[], between: ' & ' | ' | '): SQL {
  const { vector } = searchDocuments;
  const level = sql`case when ${vector} @@ ${queryOf(words, between, 'A')} then 3 when ${vector} @@ ${queryOf(words, between, 'AB')} then 2 else 1 end`;
  return sql`(${level}) * ${weightOf}`;
}

type Asked = {
  text: string;
  kinds?: readonly DocumentKind[];
  limit: number;
  offset?: number;
};

/** The best matches first. Words of either language, in any spelling; no results for a text without words. */
export async function searchDocumentsFor(
  db: Executor,
  { text, kinds, limit, offset = 0 }: Asked,
): Promise<{ items: Found[]; total: number }> {
  const words = await readWords(db, text);
  if (words.length === 0) return { items: [], total: 0 };
  const name = searchText(text);
  const isName = sql`(${searchDocuments.nameTr} = ${name} or ${searchDocuments.nameEn} = ${name})`;
  for (const between of words.length > 1 ? ([' & ', ' | '] as const) : ([' & '] as const)) {
    const fits = and(
      sql`${searchDocuments.vector} @@ ${queryOf(words, between, '')}`,
      kinds && inArray(searchDocuments.kind, [...kinds]),
    );
    const rows = await db
      .select({ ...shown, total: sql<number>`count(*) over ()`.mapWith(Number) })
      .from(searchDocuments)
      .where(fits)
      .orderBy(
        sql`${isName} desc`,
        sql`${scoreOf(words, between)} desc`,
        asc(searchDocuments.position),
        asc(searchDocuments.kind),
      )
      .limit(limit)
      .offset(offset);
    const [first] = rows;
    if (first) return { items: rows.map(({ total: _total, ...found }) => found), total: first.total };
  }
  return { items: [], total: 0 };
}
