import type { Db } from '../../platform/database/database.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { type FaqBook, hasFaqs, replaceFaqs } from './faq.repository.ts';
import type { WrittenChapter } from './questions/faq.types.ts';
import { writtenChapters } from './questions/index.ts';

const idWith = (kind: string, place: number): string =>
  `0192f0c1-7a10-7000-8000-00000${kind}${String(place).padStart(5, '0')}`;

/** Ids are derived from positions, so that tests and links can name them. Gaps of ten leave room for insertions. */
export function bookOf(chapters: readonly WrittenChapter[]): FaqBook {
  const book: FaqBook = { types: [], subTypes: [], faqs: [] };
  for (const [nth, { slug, name, description, sections, questions }] of chapters.entries()) {
    const _faqType = idWith('f1', (nth + 1) * 100);
    book.types.push({ _id: _faqType, slug, name, description, sortOrder: (nth + 1) * 10 });
    const ids = new Map(sections.map((section, place) => [section.slug, idWith('f2', (nth + 1) * 100 + place)]));
    for (const [place, section] of sections.entries()) {
      book.subTypes.push({ _id: ids.get(section.slug)!, _faqType, ...section, sortOrder: (place + 1) * 10 });
    }
    for (const [place, { section, question, answer, keywords = '' }] of questions.entries()) {
      const _faqSubType = section === undefined ? null : ids.get(section);
      if (_faqSubType === undefined) throw new Error(`${slug} has no section ${section}`);
      const _id = idWith('f3', (nth + 1) * 100 + place);
      const sortOrder = (nth + 1) * 1000 + place * 10;
      book.faqs.push({ _id, question, answer, _faqType, _faqSubType, keywords, sortOrder });
    }
  }
  return book;
}

/** Writes the first questions into empty tables. */
export async function seedFaqs(db: Db): Promise<void> {
  if (await hasFaqs(db)) return;
  await withTransaction(db, (tx) => replaceFaqs(tx, bookOf(writtenChapters)));
}
