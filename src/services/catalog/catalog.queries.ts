import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../http/index.ts';
import {
  findProductPage,
  listProducts,
  listProductSubTypes,
  listProductTypes,
  type ProductQuery,
} from './catalog.service.ts';

export const productTypesQuery = (api: Api) =>
  queryOptions({ queryKey: ['catalog', 'types'], queryFn: ({ signal }) => listProductTypes(api, signal) });

export const productSubTypesQuery = (api: Api) =>
  queryOptions({ queryKey: ['catalog', 'sub-types'], queryFn: ({ signal }) => listProductSubTypes(api, signal) });

export const productsQuery = (api: Api, query: ProductQuery = {}) =>
  queryOptions({ queryKey: ['catalog', 'products', query], queryFn: ({ signal }) => listProducts(api, query, signal) });

/** Null for a page the shop does not have. */
export const productPageQuery = (api: Api, slug: string) =>
  queryOptions({ queryKey: ['catalog', 'page', slug], queryFn: ({ signal }) => findProductPage(api, slug, signal) });
