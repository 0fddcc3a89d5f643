export { announcedPricesJob } from './announced-prices.jobs.ts';
export {
  type AnnouncedPrice,
  announcePrice,
  listAnnounced,
  listUnannounced,
  markAnnounced,
  type PricedProduct,
} from './announced-prices.repository.ts';
