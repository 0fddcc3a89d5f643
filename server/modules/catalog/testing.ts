export { productId } from './products/catalog-ids.ts';
export { changePrice } from './products/catalog.repository.ts';
export { products, stockHolds } from './products/catalog.tables.ts';
