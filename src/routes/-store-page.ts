import { notFound } from '@tanstack/react-router';
import type { Locale } from '../../domain/locale/index.ts';
import { loadMessages } from '../i18n/i18n.ts';
import { listProducts, listProductSubTypes, listProductTypes } from '../services/catalog/index.ts';
import type { RouterContext } from './-router-context.ts';

/** The shelf of one type, or the whole store when `slug` is absent. Throws notFound for a shelf the shop lacks. */
export async function loadStore({ api, i18n, locale }: RouterContext & { locale: Locale }, slug?: string) {
  const [types, subTypes, all] = await Promise.all([
    listProductTypes(api),
    listProductSubTypes(api),
    listProducts(api),
    loadMessages(i18n, locale, 'store'),
  ]);
  const selected = types.find((type) => type.slug === slug && type.isPurchasable) ?? null;
  if (slug !== undefined && !selected) throw notFound();
  const products = selected ? all.filter((product) => product.type === selected.slug) : all;
  return { types, subTypes, selected, products };
}
