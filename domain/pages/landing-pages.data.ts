import { welcomeOffer } from '../promo/index.ts';

export interface LandingPage {
  slug: string;
  /** Country whose visitors it is for, ISO 3166-1 alpha-2. */
  region: string;
  /** A promo code of the shop that its links carry. Such a page is not listed for search engines. */
  code: string | null;
}

/** `/landing/{slug}`. The blocks of each are in src/pages/landing/pages. */
export const landingPages: readonly LandingPage[] = [
  { slug: 'uae', region: 'AE', code: null },
  { slug: 'hosgeldin', region: 'TR', code: welcomeOffer.code },
];
