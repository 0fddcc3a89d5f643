import { msg } from '#words';
import type { components } from '../../../openapi/types/ops.d.ts';
import type { AppContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/database.ts';
import { errors, type FieldError } from '../../platform/errors/error-catalogue.ts';
import { type FaqBook, readFaqs, replaceFaqs, type StoredFaq } from './faq.repository.ts';

export type FaqFile = components['schemas']['FaqFile'];
type Chapter = FaqFile['chapters'][number];

/** All questions in their editable form: by chapter, with the slugs of their sections. */
export const fileOf = ({ types, subTypes, faqs }: FaqBook): FaqFile => ({
  chapters: types.map(({ _id, slug, name, description }) => {
    const sections = subTypes.filter(({ _faqType }) => _faqType === _id);
    return {
      slug,
      name,
      description,
      sections: sections.map((section) => ({ slug: section.slug, name: section.name })),
      questions: faqs
        .filter(({ _faqType }) => _faqType === _id)
        .map((faq) => ({
          _id: faq._id,
          section: sections.find((section) => section._id === faq._faqSubType)?.slug ?? null,
          question: faq.question,
          answer: faq.answer,
          keywords: faq.keywords,
        })),
    };
  }),
});

const repeated = (names: readonly (string | undefined)[], nth: number) =>
  names[nth] !== undefined && names.indexOf(names[nth]) !== nth;

/** Faults that the contract cannot check: duplicate slugs and ids, unknown sections. */
function faultsOf({ chapters }: FaqFile): FieldError[] {
  const twice = msg`Bu iki kez geçiyor.`;
  const unknown = msg`Böyle bir bölüm yok.`;
  const ids = chapters.flatMap(({ questions }) => questions.map(({ _id }) => _id));
  let place = 0;
  return chapters.flatMap((chapter, nth) => {
    const at = `faq.chapters.${nth}`;
    const slugs = chapter.sections.map(({ slug }) => slug);
    return [
      ...(repeated(
        chapters.map(({ slug }) => slug),
        nth,
      )
        ? [{ path: `${at}.slug`, rule: 'uniqueItems' as const, message: twice }]
        : []),
      ...slugs.flatMap((_, section) =>
        repeated(slugs, section)
          ? [{ path: `${at}.sections.${section}.slug`, rule: 'uniqueItems' as const, message: twice }]
          : [],
      ),
      ...chapter.questions.flatMap(({ section }, question) => {
        const isTwice = repeated(ids, place++);
        const path = `${at}.questions.${question}`;
        return [
          ...(isTwice ? [{ path: `${path}._id`, rule: 'uniqueItems' as const, message: twice }] : []),
          ...(section && !slugs.includes(section)
            ? [{ path: `${path}.section`, rule: 'enum' as const, message: unknown }]
            : []),
        ];
      }),
    ];
  });
}

function chapterBook(chapter: Chapter, nth: number, stored: FaqBook, newId: () => string): FaqBook {
  const { slug, name, description } = chapter;
  const known = stored.types.find((type) => type.slug === slug);
  const type = { _id: known?._id ?? newId(), slug, name, description, sortOrder: (nth + 1) * 10 };
  const subTypes = chapter.sections.map((section, place) => ({
    _id: stored.subTypes.find((one) => one._faqType === known?._id && one.slug === section.slug)?._id ?? newId(),
    _faqType: type._id,
    ...section,
    sortOrder: (place + 1) * 10,
  }));
  const faqs = chapter.questions.map(({ _id, section, question, answer, keywords = '' }, place): StoredFaq => ({
    _id: _id ?? newId(),
    question,
    answer,
    _faqType: type._id,
    _faqSubType: subTypes.find((one) => one.slug === section)?._id ?? null,
    keywords,
    sortOrder: (nth + 1) * 10_000 + place * 10,
  }));
  return { types: [type], subTypes, faqs };
}

const textOf = ({ question, answer, _faqType, _faqSubType, keywords }: StoredFaq): string =>
  JSON.stringify([question.tr, question.en, answer.tr, answer.en, _faqType, _faqSubType, keywords]);

export type FaqChanges = { added: number; changed: number; removed: number; total: number };

/** Replaces all questions by those of a file. Throws VALIDATION for an inconsistent file. */
export async function importFaqFile({ ids }: Pick<AppContext, 'ids'>, tx: Tx, file: FaqFile): Promise<FaqChanges> {
  const faults = faultsOf(file);
  if (faults.length > 0) throw errors.validation(faults);
  const stored = await readFaqs(tx);
  const parts = file.chapters.map((chapter, nth) => chapterBook(chapter, nth, stored, () => ids.next()));
  const book: FaqBook = {
    types: parts.flatMap(({ types }) => types),
    subTypes: parts.flatMap(({ subTypes }) => subTypes),
    faqs: parts.flatMap(({ faqs }) => faqs),
  };
  await replaceFaqs(tx, book);
  const before = new Map(stored.faqs.map((faq) => [faq._id, faq]));
  const kept = book.faqs.filter(({ _id }) => before.has(_id));
  return {
    added: book.faqs.length - kept.length,
    changed: kept.filter((faq) => textOf(faq) !== textOf(before.get(faq._id)!)).length,
    removed: stored.faqs.length - kept.length,
    total: book.faqs.length,
  };
}
