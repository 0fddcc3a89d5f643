import { msg } from '@lingui/core/macro';
import { inLocale } from '../../domain/locale/index.ts';
import { productShelfName } from '../../domain/product/index.ts';
import type { ProductPage } from '../services/catalog/index.ts';
import type { Reviews } from '../services/reviews/index.ts';
import { pageHead } from './-page-head.ts';
import { breadcrumbData, productImage, productStructuredData } from './-product-data.ts';
import type { PageContext } from './-router-context.ts';

/** Title, description, picture and structured data; nothing when there is no such page. */
export function productHead(
  match: { pathname: string; context: PageContext },
  loaded: { page: ProductPage; reviews: Reviews | null } | undefined,
) {
  if (!loaded) return {};
  const { page, reviews } = loaded;
  const { locale, site, i18n } = match.context;
  const isOnShelf = page.type !== 'trial' && page.type !== 'heating-patch';
  const way = [
    { name: i18n._(msg`Mağaza`), path: '/store' },
    ...(isOnShelf ? [{ name: inLocale(productShelfName(page.type), locale), path: `/store/${page.type}` }] : []),
    { name: inLocale(page.name, locale), path: `/product/${page.pageIdentifier}` },
  ];
  const [picture] = page.pictures;
  return pageHead(match, {
    title: inLocale(page.name, locale),
    description: inLocale(page.description, locale),
    structuredData: [
      ...productStructuredData(page, reviews, locale, site.base),
      breadcrumbData(way, locale, site.base),
    ],
    ...(picture ? { image: productImage(picture, site.base) } : {}),
  });
}
