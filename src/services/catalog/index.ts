export {
  type CartChoice,
  type FamilyMember,
  findProductPage,
  listProducts,
  listProductTypes,
  type Product,
  type ProductPage,
  type ProductQuery,
  type ProductType,
} from './catalog.service.ts';
