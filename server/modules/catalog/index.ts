import { withTransaction } from '../../platform/database/transaction.ts';
import { defineModule } from '../../platform/module.ts';
import { announcedPricesJob } from './prices/index.ts';
import { catalogData } from './catalog.personal-data.ts';
import { catalogHandlers, cataloguePort, createCatalogue } from './products/index.ts';
import { seedCatalog } from './seed/index.ts';
import { holdsGauge, releaseExpiredHolds, watchHolds } from './stock/index.ts';

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
} from './prices/index.ts';
export {
  boxOfId,
  type CatalogueData,
  cataloguePort,
  findProducts,
  listAllProducts,
  listPrices,
  type PriceRow,
  productDocuments,
  productTypeId,
  type ProductView,
  type SaleProduct,
  type WithCatalogue,
} from './products/index.ts';
export {
  changeStock,
  consumeStock,
  consumeStocks,
  findHold,
  holdStock,
  holdStocks,
  listHolds,
  listStock,
  releaseStock,
  releaseStocks,
  returnStock,
  type ShownHold,
  type StockHold,
  type StockLine,
  type StockRow,
  StockTooLow,
} from './stock/index.ts';
