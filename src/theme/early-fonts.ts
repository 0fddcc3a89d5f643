import type { Locale } from '../../domain/locale/index.ts';

/** Path of a font file. */
export const fontFile = (name: string) => `/fonts/${name}.woff2`;

/** Files of every first paint, to be preloaded. Every price has a ₺. */
export const earlyFonts: Record<Locale, string[]> = {
  tr: ['figtree-latin', 'fraunces-latin', 'fraunces-turkish', 'figtree-turkish'].map(fontFile),
  en: ['figtree-latin', 'fraunces-latin', 'fraunces-turkish'].map(fontFile),
};

/** For a page whose first screen has a heading in italics. */
export const italicFont = fontFile('fraunces-italic-latin');
