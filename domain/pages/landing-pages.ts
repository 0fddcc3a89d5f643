import { type LandingPage, landingPages } from './landing-pages.data.ts';

export const landingPath = ({ slug }: { slug: string }): string => `/landing/${slug}`;

export const findLandingPage = (slug: string): LandingPage | undefined =>
  landingPages.find((page) => page.slug === slug);

export const listedLandingPages: readonly LandingPage[] = landingPages.filter(({ code }) => code === null);
