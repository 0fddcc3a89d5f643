export {
  type CartChoice,
  findProductPage,
  listProducts,
  listProductSubTypes,
  listProductTypes,
  type Product,
  type ProductPage,
  type ProductQuery,
  type ProductSubType,
  type ProductType,
} from './catalog.service.ts';
