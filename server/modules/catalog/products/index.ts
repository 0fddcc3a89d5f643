export { boxOfId, everyBox, productId, productTypeId } from './catalog-ids.ts';
export { boxName } from './catalog.names.ts';
export {
  findProducts,
  hasProducts,
  insertProducts,
  listAllProducts,
  listPrices,
  type PriceRow,
  reservedBoxes,
  type SaleProduct,
} from './catalog.repository.ts';
export { catalogHandlers } from './catalog.routes.ts';
export { inCatalogueOrder, type ProductView } from './catalog.view.ts';
export { type CatalogueData, cataloguePort, createCatalogue, shownStock, type WithCatalogue } from './catalogue.ts';
export { productDocuments } from './product-documents.ts';
