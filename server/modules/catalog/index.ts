import { withTransaction } from '../../platform/database/transaction.ts';
import type { ServerModule } from '../../platform/module.ts';
import { seedCatalog } from './catalog.seed.ts';
import { releaseExpiredHolds } from './stock.ts';

export const catalogModule: ServerModule = {
  name: 'catalog',
  jobs: ({ db, clock }) => [
    {
      name: 'release-expired-stock-holds',
      everySeconds: 15,
      run: () => withTransaction(db, (tx) => releaseExpiredHolds(tx, clock.now())),
    },
  ],
  seed: ({ db }) => seedCatalog(db),
  seedOrder: 30,
};

export { productId, productSubTypeId, productTypeId } from './catalog-ids.ts';
export {
  addStock,
  changePrice,
  findProducts,
  listAllProducts,
  type NewPrice,
  type SaleProduct,
} from './catalog.repository.ts';
export {
  consumeStock,
  holdStock,
  outOfStock,
  releaseStock,
  type Shortage,
  type StockHold,
  type StockLine,
} from './stock.ts';
