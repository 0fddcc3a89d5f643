import { welcomeOffer } from '../promo/index.ts';

export interface LandingPage {
  slug: string;
  /** Country whose visitors it is for, ISO 3166-1 alpha-2. */
  region: string;
  /** A promo code of the shop that its links carry. Such a page is not listed for search engines. */
  code: string | null;
  /** Where it is, when that is not `/landing/{slug}`. */
  path?: string;
}

/** Pages with a newsletter form of their own. What is shown on those at `/landing/{slug}` is in src/pages/landing/pages. */
export const landingPages: readonly LandingPage[] = [
  { slug: 'uae', region: 'AE', code: null },
  { slug: 'app', region: 'TR', code: null, path: '/app' },
  { slug: 'hosgeldin', region: 'TR', code: welcomeOffer.code },
];
