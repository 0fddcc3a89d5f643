import { inLocale, type Locale } from '../../../domain/locale/index.ts';
import { knowUsPage } from '../../../domain/pages/index.ts';
import { findFaqs, readFaqBook, readFaqType } from '../../services/faq/index.ts';
import type { Api } from '../../services/http/index.ts';
import type { PageHead } from '../shell/head/page-head.ts';
import { breadcrumbData, questionsData } from '../shell/head/structured-data.ts';
import { chapterPath, readChapter, readQuestion } from './read-faq.ts';

const index = knowUsPage('faqs');

/** The questions by chapter, or those that fit `search`. */
export async function loadFaqIndex(api: Api, locale: Locale, search: string | undefined) {
  const [{ types, questions }, hits] = await Promise.all([
    readFaqBook(api),
    search === undefined ? null : findFaqs(api, search),
  ]);
  const title = inLocale(index.title, locale);
  const lead = inLocale(index.lead, locale);
  const head: PageHead = { title: search === undefined ? title : `${search} · ${title}`, description: lead };
  return {
    title,
    lead,
    chapters: types.map((type) => ({
      ...readChapter(type, locale),
      // The matches are shown instead: the other questions are left out of the page's data.
      questions: hits
        ? []
        : questions
            .filter(({ _faqType }) => _faqType === type._id)
            .map((question) => ({ ...readQuestion(question, types, locale), paragraphs: [] })),
    })),
    found:
      hits === null || search === undefined
        ? null
        : { search, questions: hits.map((question) => readQuestion(question, types, locale)) },
    head,
  };
}

/** One chapter; null when there is none of this slug. */
export async function loadFaqChapter(
  api: Api,
  locale: Locale,
  { slug, about, base }: { slug: string; about: string; base: string },
) {
  const read = await readFaqType(api, slug);
  if (!read) return null;
  const { type, types, sections, questions } = read;
  const all = inLocale(index.title, locale);
  const chapter = readChapter(type, locale);
  const within = (section: string | null) =>
    questions
      .filter(({ _faqSubType }) => _faqSubType === section)
      .map((question) => readQuestion(question, types, locale));
  const groups = [
    ...sections.map(({ _id, name }) => ({ heading: inLocale(name, locale), questions: within(_id) })),
    { heading: null, questions: within(null) },
  ].filter((group) => group.questions.length > 0);
  const way = [
    { name: about, path: '/know-us' },
    { name: all, path: '/know-us/faqs' },
    { name: chapter.name, path: chapterPath(type) },
  ];
  const asked = groups.flatMap((group) =>
    group.questions.map(({ question, paragraphs }) => ({ heading: question, paragraphs })),
  );
  const lead = inLocale(type.description, locale);
  const head: PageHead = {
    title: `${chapter.name}: ${all.toLocaleLowerCase(locale)}`,
    description: lead,
    structuredData: [breadcrumbData(way, locale, base), questionsData(asked)],
  };
  return { all, chapter, lead, chapters: types.map((one) => readChapter(one, locale)), sections: groups, head };
}
