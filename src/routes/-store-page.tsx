import { useSuspenseQueries } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import type { Locale } from '../../domain/locale/index.ts';
import { loadMessages } from '../i18n/i18n.ts';
import { StoreScreen } from '../screens/store/index.tsx';
import { productsQuery, productSubTypesQuery, productTypesQuery } from '../services/catalog/index.ts';
import type { Api } from '../services/http/index.ts';
import type { RouterContext } from './-router-context.ts';

/** The shelf of one type, or the whole store when `slug` is absent. Throws notFound for a shelf the shop lacks. */
export async function loadStore({ queryClient, api, i18n, locale }: RouterContext & { locale: Locale }, slug?: string) {
  const [types] = await Promise.all([
    queryClient.ensureQueryData(productTypesQuery(api)),
    queryClient.ensureQueryData(productSubTypesQuery(api)),
    queryClient.ensureQueryData(productsQuery(api)),
    loadMessages(i18n, locale, 'store'),
  ]);
  const selected = types.find((type) => type.slug === slug && type.isPurchasable) ?? null;
  if (slug !== undefined && !selected) throw notFound();
  return selected;
}

export function StorePage({ api, slug }: { api: Api; slug?: string }) {
  const [types, subTypes, products] = useSuspenseQueries({
    queries: [productTypesQuery(api), productSubTypesQuery(api), productsQuery(api)],
  });
  const selected = types.data.find((type) => type.slug === slug) ?? null;
  const shown = selected ? products.data.filter((product) => product.type === selected.slug) : products.data;
  return <StoreScreen types={types.data} subTypes={subTypes.data} selected={selected} products={shown} />;
}
