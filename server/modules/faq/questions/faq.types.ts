import type { Localized } from '../../../../domain/locale/index.ts';

/** A question as it is written down, in both languages. */
export type WrittenQuestion = {
  /** Slug of its section; left out where the chapter has none. */
  section?: string;
  question: Localized;
  /** Plain text; an empty line starts a paragraph. */
  answer: Localized;
  /** Other words it is asked for by, in either language. */
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
