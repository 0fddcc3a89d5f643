import type { Localized } from '../../../../domain/locale/index.ts';

/** A question in the source files, in both languages. */
export type WrittenQuestion = {
  /** Slug of its section; left out where the chapter has none. */
  section?: string;
  question: Localized;
  /** Plain text; an empty line starts a paragraph. */
  answer: Localized;
  /** Other search words for it, in either language. */
  keywords?: string;
};

/** A chapter with its sections and questions, each in its order. */
export type WrittenChapter = {
  slug: string;
  name: Localized;
  description: Localized;
  sections: readonly { slug: string; name: Localized }[];
  questions: readonly WrittenQuestion[];
};
