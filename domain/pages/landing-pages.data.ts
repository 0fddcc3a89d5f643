import { welcomeOffer } from '../promo/index.ts';

export interface LandingPage {
  slug: string;
  /** The country that the page is for, ISO 3166-1 alpha-2. */
  region: string;
  /** Promo code in the page's links. A page with one is not listed for search engines. */
  code: string | null;
  /** Its path, if that is not `/landing/{slug}`. */
  path?: string;
}

/** Pages with a newsletter form of their own. Contents of those at `/landing/{slug}`: src/pages/landing/pages. */
export const landingPages: readonly LandingPage[] = [
  { slug: 'uae', region: 'AE', code: null },
  { slug: 'app', region: 'TR', code: null, path: '/app' },
  { slug: 'hosgeldin', region: 'TR', code: welcomeOffer.code },
];
