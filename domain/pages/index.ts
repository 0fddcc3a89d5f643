export { knowUsGroups, type KnowUsPage } from './know-us-pages.data.ts';
export { knowUsPage, knowUsPages, knowUsPath } from './know-us-pages.ts';
export { shopPages } from './shop-pages.data.ts';
export { type LandingPage, landingPages } from './landing-pages.data.ts';
export { findLandingPage, landingPageAt, landingPath, listedLandingPages } from './landing-pages.ts';
