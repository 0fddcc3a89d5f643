export { knowUsGroups, type KnowUsPage } from './know-us-pages.data.ts';
export { knowUsPage, knowUsPages, knowUsPath } from './know-us-pages.ts';
export { shopPages } from './shop-pages.data.ts';
