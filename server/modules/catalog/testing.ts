export { productId } from './catalog-ids.ts';
export { changePrice } from './catalog.repository.ts';
export { products, stockHolds } from './tables.ts';
