import { withTransaction } from '../../platform/database/transaction.ts';
import { defineModule } from '../../platform/module.ts';
import { announcedPricesJob } from './announced-prices.ts';
import { catalogData } from './catalog.personal-data.ts';
import { catalogHandlers } from './catalog.routes.ts';
import { seedCatalog } from './catalog.seed.ts';
import { cataloguePort, createCatalogue } from './catalogue.ts';
import { releaseExpiredHolds } from './stock.repository.ts';
import { holdsGauge, watchHolds } from './watch-holds.ts';

export const catalogModule = defineModule({
  name: 'catalog',
  provides: [cataloguePort],
  seedOrder: 30,
  build(context) {
    const { db, clock } = context;
    const catalogue = createCatalogue(context);
    return {
      ports: { catalogue },
      personalData: catalogData,
      handlers: catalogHandlers(catalogue),
      jobs: [
        announcedPricesJob(context),
        {
          name: 'release-expired-stock-holds',
          rhythm: { everySeconds: 15 },
          run: () => withTransaction(db, (tx) => releaseExpiredHolds(tx, clock.now())),
        },
        { name: 'watch-stock-holds', rhythm: { everySeconds: 300 }, run: () => watchHolds(context) },
      ],
      gauges: [holdsGauge(context)],
      seed: async () => {
        if (await seedCatalog(db)) catalogue.forget();
      },
    };
  },
});

export {
  type AnnouncedPrice,
  announcePrice,
  listAnnounced,
  listUnannounced,
  markAnnounced,
  type PricedProduct,
} from './announced-prices.repository.ts';
export { boxOfId, productTypeId } from './catalog-ids.ts';
export { productDocuments } from './product-documents.ts';
export { findProducts, listAllProducts, listPrices, type PriceRow, type SaleProduct } from './catalog.repository.ts';
export type { ProductView } from './catalog.view.ts';
export { type CatalogueData, cataloguePort, type WithCatalogue } from './catalogue.ts';
export {
  consumeStock,
  consumeStocks,
  holdStock,
  holdStocks,
  releaseStock,
  returnStock,
  type StockHold,
  type StockLine,
} from './stock.ts';
export { releaseStocks } from './stock.repository.ts';
export { findHold, listHolds, type ShownHold } from './stock-holds.repository.ts';
export { changeStock, listStock, type StockRow, StockTooLow } from './stock-count.repository.ts';
