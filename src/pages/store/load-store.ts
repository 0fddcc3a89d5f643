import { msg } from '@lingui/core/macro';
import { notFound } from '@tanstack/react-router';
import { inLocale, type Localized, saidIn } from '../../../domain/locale/index.ts';
import { loadMessages } from '../../i18n/i18n.ts';
import { listProducts, listProductTypes } from '../../services/catalog/index.ts';
import type { PageContext } from '../../base/data/router-context.ts';

/** The shelf of one type, or the whole store when `slug` is absent. Throws notFound for a shelf the shop lacks. */
export async function loadStore({ api, i18n, locale }: PageContext, slug?: string) {
  const [types, products] = await Promise.all([
    listProductTypes(api),
    listProducts(api),
    loadMessages(i18n, locale, 'store'),
  ]);
  const selected = types.find((type) => type.slug === slug && type.isPurchasable) ?? null;
  if (slug !== undefined && !selected) throw notFound();
  const inOwnLanguage = <Thing extends { description: Localized }>(thing: Thing): Thing => ({
    ...thing,
    description: saidIn(thing.description, locale),
  });
  return {
    types: types.map(inOwnLanguage),
    selected: selected && inOwnLanguage(selected),
    products: products.filter(({ isPurchasable }) => isPurchasable).map(inOwnLanguage),
    head: selected
      ? {
          title: `${inLocale(selected.name, locale)} · ${i18n._(msg`Mağaza`)}`,
          description: inLocale(selected.description, locale),
        }
      : {
          title: i18n._(msg`Mağaza`),
          description: i18n._(
            msg`Pedden tampona, günlük pedden ısı bandına: bütün ürünler, kutu boyları ve fiyatlar tek sayfada.`,
          ),
        },
  };
}
