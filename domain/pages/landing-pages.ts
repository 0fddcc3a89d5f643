import { type LandingPage, landingPages } from './landing-pages.data.ts';

export const landingPath = ({ slug, path }: LandingPage): string => path ?? `/landing/${slug}`;

export const findLandingPage = (slug: string): LandingPage | undefined =>
  landingPages.find((page) => page.slug === slug);

/** The page at `/landing/{slug}`. */
export const landingPageAt = (slug: string): LandingPage | undefined =>
  landingPages.find((page) => page.slug === slug && page.path === undefined);

export const listedLandingPages: readonly LandingPage[] = landingPages.filter(({ code }) => code === null);
