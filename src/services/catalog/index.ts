export * from './catalog.queries.ts';
export type { Product, ProductPage, ProductQuery, ProductSubType, ProductType } from './catalog.service.ts';
