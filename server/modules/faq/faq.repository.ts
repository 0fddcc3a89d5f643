import { asc, count } from 'drizzle-orm';
import type { components } from '../../../openapi/types/faq.d.ts';
import { announceChange } from '../../platform/changes/changes.ts';
import type { Executor, Tx } from '../../platform/database/database.ts';
import { replaceDocuments } from '../../platform/search-index/search-index.ts';
import type { SearchDocument } from '../../platform/search-index/search-index.types.ts';
import { faqs, faqSubTypes, faqTypes } from './tables.ts';

type Schemas = components['schemas'];
type Row = typeof faqs.$inferSelect;

/** A question with its search keywords, which are not shown. */
export type StoredFaq = Schemas['Faq'] & { keywords: string };
export type FaqBook = { types: Schemas['FaqType'][]; subTypes: Schemas['FaqSubType'][]; faqs: StoredFaq[] };

const toFaq = ({ id, question, answer, typeId, subTypeId, keywords, sortOrder }: Row): StoredFaq => ({
  _id: id,
  question,
  answer,
  _faqType: typeId,
  _faqSubType: subTypeId,
  keywords,
  sortOrder,
});

/** Chapters, sections and questions, each in `sortOrder`. */
export async function readFaqs(db: Executor): Promise<FaqBook> {
  const types = await db.select().from(faqTypes).orderBy(asc(faqTypes.sortOrder), asc(faqTypes.id));
  const subTypes = await db.select().from(faqSubTypes).orderBy(asc(faqSubTypes.sortOrder), asc(faqSubTypes.id));
  const rows = await db.select().from(faqs).orderBy(asc(faqs.sortOrder), asc(faqs.id));
  return {
    types: types.map(({ id, ...type }) => ({ _id: id, ...type })),
    subTypes: subTypes.map(({ id, typeId, ...subType }) => ({ _id: id, _faqType: typeId, ...subType })),
    faqs: rows.map(toFaq),
  };
}

/** Whether there is a chapter. */
export async function hasFaqs(db: Executor): Promise<boolean> {
  const [row] = await db.select({ rows: count() }).from(faqTypes);
  return row !== undefined && row.rows > 0;
}

/** The path of a question on the page of its chapter. */
export const faqPath = (type: Pick<Schemas['FaqType'], 'slug'>, { _id }: Pick<Schemas['Faq'], '_id'>): string =>
  `/know-us/faqs/${type.slug}#${_id}`;

function documentsOf({ types, subTypes, faqs: list }: FaqBook): SearchDocument[] {
  return list.flatMap((faq) => {
    const type = types.find(({ _id }) => _id === faq._faqType);
    if (!type) return [];
    const section = subTypes.find(({ _id }) => _id === faq._faqSubType);
    return {
      id: faq._id,
      title: faq.question,
      summary: faq.answer,
      path: faqPath(type, faq),
      slug: null,
      topics: [type.name.tr, type.name.en, section?.name.tr ?? '', section?.name.en ?? '', faq.keywords],
      body: [],
    };
  });
}

/** Replaces all chapters, sections and questions. They must be consistent: see `faultsOf`. */
export async function replaceFaqs(tx: Tx, book: FaqBook): Promise<void> {
  await tx.delete(faqs);
  await tx.delete(faqSubTypes);
  await tx.delete(faqTypes);
  if (book.types.length > 0)
    await tx.insert(faqTypes).values(book.types.map(({ _id, ...type }) => ({ id: _id, ...type })));
  if (book.subTypes.length > 0) {
    await tx
      .insert(faqSubTypes)
      .values(book.subTypes.map(({ _id, _faqType, ...subType }) => ({ id: _id, typeId: _faqType, ...subType })));
  }
  if (book.faqs.length > 0) {
    await tx.insert(faqs).values(
      book.faqs.map(({ _id, _faqType, _faqSubType, ...faq }) => ({
        id: _id,
        typeId: _faqType,
        subTypeId: _faqSubType,
        ...faq,
      })),
    );
  }
  await replaceDocuments(tx, 'question', documentsOf(book));
  await announceChange(tx, 'questions');
}
