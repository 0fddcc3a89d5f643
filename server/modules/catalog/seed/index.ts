export { seedCatalog } from './catalog.seed.ts';
