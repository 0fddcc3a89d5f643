import type { Localized } from '../../../domain/locale/index.ts';

export type DocumentKind = 'product' | 'packet' | 'question' | 'page';

/** Something that can be found, in both languages. */
export type SearchDocument = {
  /** Unique within its kind. */
  id: string;
  title: Localized;
  summary: Localized;
  /** Without a language. */
  path: string;
  /** Of the product or packet that is pictured. */
  slug: string | null;
  /** Other words it is asked for by: its family, its materials, a synonym. */
  topics: readonly string[];
  /** What it says. */
  body: readonly string[];
};
