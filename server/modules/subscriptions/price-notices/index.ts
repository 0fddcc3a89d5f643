export { priceNoticesJob } from './price-notices.jobs.ts';
