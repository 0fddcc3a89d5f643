import { inLocale, type Locale } from '../../../domain/locale/index.ts';
import type { FaqBook, Question } from '../../services/faq/index.ts';

/** A question in one language, as in the page's data. */
export interface ReadQuestion {
  id: string;
  question: string;
  paragraphs: string[];
  path: string;
}

export interface ReadChapter {
  slug: string;
  name: string;
  path: string;
}

type Type = FaqBook['types'][number];

export const chapterPath = ({ slug }: Pick<Type, 'slug'>): string => `/know-us/faqs/${slug}`;

export const readChapter = (type: Type, locale: Locale): ReadChapter => ({
  slug: type.slug,
  name: inLocale(type.name, locale),
  path: chapterPath(type),
});

export function readQuestion(
  { _id, question, answer, _faqType }: Question,
  types: readonly Type[],
  locale: Locale,
): ReadQuestion {
  const type = types.find((one) => one._id === _faqType);
  return {
    id: _id,
    question: inLocale(question, locale),
    paragraphs: inLocale(answer, locale).split(/\n\s*\n/),
    path: `${type ? chapterPath(type) : '/know-us/faqs'}#${_id}`,
  };
}
