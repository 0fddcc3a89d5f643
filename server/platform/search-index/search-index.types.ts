import type { Localized } from '../../../domain/locale/index.ts';

export type DocumentKind = 'product' | 'packet' | 'question' | 'page';

/** A searchable document, in both languages. */
export type SearchDocument = {
  /** Unique within its kind. */
  id: string;
  title: Localized;
  summary: Localized;
  /** Path without the language. */
  path: string;
  /** Slug of the pictured product or packet. */
  slug: string | null;
  /** Other search words: its family, its materials, synonyms. */
  topics: readonly string[];
  /** The full text. */
  body: readonly string[];
};
