import type { AppContext } from '../../../platform/context.ts';
import { definePort } from '../../../platform/module.ts';
import { createRemembered, type Remembered } from '../../../platform/remembered/remembered.ts';
import { listAllProducts, listPrices, type SaleProduct } from './catalog.repository.ts';
import { inCatalogueOrder, previousPrice, type ProductView, toProductView } from './catalog.view.ts';

/** Stock beyond this is shown as this: shoppers see no difference, and exact numbers would change with every sale. */
export const shownStock = 99;

/** The whole catalogue in its order: `products` as they are sold, `views` as the contract shows them. */
export type CatalogueData = { products: SaleProduct[]; views: ProductView[] };

/** The catalogue in memory. A transaction that changes a price or a stock ends with `announceChange(tx, 'catalogue')`. */
export type WithCatalogue = { catalogue: Remembered<CatalogueData> };
export const cataloguePort = definePort<WithCatalogue>('catalogue');

export function createCatalogue({ db, clock, log, changes }: AppContext): Remembered<CatalogueData> {
  const catalogue = createRemembered(
    async () => {
      const [found, prices] = [await listAllProducts(db), await listPrices(db)];
      const products = inCatalogueOrder(found).map((product) =>
        Object.assign(product, { stock: Math.min(product.stock, shownStock) }),
      );
      const now = clock.now();
      return {
        products,
        views: products.map((product) => toProductView(product, previousPrice(prices, product.id, now))),
      };
    },
    { onError: (error) => log.warn({ err: error }, 'the catalogue could not be read again') },
  );
  changes.on('catalogue', () => catalogue.forget());
  changes.on('stock', () => catalogue.forget());
  return catalogue;
}
