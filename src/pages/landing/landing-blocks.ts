import type { SceneName } from '../../../art/scenes/scene-names.ts';
import type { Locale } from '../../../domain/locale/index.ts';
import type { ProofItem } from './proof.tsx';

interface Titled {
  title: string;
  text: string;
}

export type LandingBlock =
  | {
      type: 'hero';
      eyebrow: string;
      title: string;
      /** The heading's second clause. */
      accent: string;
      lead: string;
      scene?: SceneName;
      action?: { label: string; href: string };
    }
  | { type: 'pictures'; items: readonly (Titled & { scene: SceneName })[] }
  | { type: 'proof'; items: readonly ProofItem[] }
  /** The most popular packets, as the catalogue has them. */
  | { type: 'packets'; title: string }
  | { type: 'questions'; title: string; items: readonly (Titled & { id: string })[] }
  | ({ type: 'form' } & Titled);

/** Prices, sizes and counts come from the catalogue or the domain: a text writes none by hand. */
export interface LandingContent {
  title: string;
  /** 50 to 160 characters, for search engines and previews. */
  description: string;
  blocks: readonly LandingBlock[];
}

export type LandingText = (locale: Locale) => LandingContent;
