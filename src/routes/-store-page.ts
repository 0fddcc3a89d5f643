import { notFound } from '@tanstack/react-router';
import { loadMessages } from '../i18n/i18n.ts';
import { listProducts, listProductTypes } from '../services/catalog/index.ts';
import type { PageContext } from './-router-context.ts';

/** The shelf of one type, or the whole store when `slug` is absent. Throws notFound for a shelf the shop lacks. */
export async function loadStore({ api, i18n, locale }: PageContext, slug?: string) {
  const [types, products] = await Promise.all([
    listProductTypes(api),
    listProducts(api),
    loadMessages(i18n, locale, 'store'),
  ]);
  const selected = types.find((type) => type.slug === slug && type.isPurchasable) ?? null;
  if (slug !== undefined && !selected) throw notFound();
  return {
    types,
    selected,
    products: products.filter((box) => box.isPurchasable && (!selected || box.type === selected.slug)),
  };
}
