import { withTransaction } from '../../platform/database/transaction.ts';
import type { ServerModule } from '../../platform/module.ts';
import { catalogHandlers } from './catalog.routes.ts';
import { seedCatalog } from './catalog.seed.ts';
import { createCatalogue } from './catalogue.ts';
import { releaseExpiredHolds } from './stock.ts';

export const catalogModule: ServerModule = {
  name: 'catalog',
  provide: (context) => ({ catalogue: createCatalogue(context) }),
  handlers: (context) => ({ ...catalogHandlers(context) }),
  jobs: ({ db, clock }) => [
    {
      name: 'release-expired-stock-holds',
      rhythm: { everySeconds: 15 },
      run: () => withTransaction(db, (tx) => releaseExpiredHolds(tx, clock.now())),
    },
  ],
  seed: async ({ db, catalogue }) => {
    await seedCatalog(db);
    catalogue.forget();
  },
  seedOrder: 30,
};

export { boxOfId, productId, productSubTypeId, productTypeId } from './catalog-ids.ts';
export { changePrice, findProducts, listAllProducts, type SaleProduct } from './catalog.repository.ts';
export type { ProductView } from './catalog.view.ts';
export type { CatalogueData } from './catalogue.ts';
export { consumeStock, holdStock, releaseStock, type StockLine } from './stock.ts';
