import { msg } from '@lingui/core/macro';
import { inLocale } from '../../../domain/locale/index.ts';
import { productShelfName } from '../../../domain/product/index.ts';
import type { ProductPage } from '../../services/catalog/index.ts';
import type { Reviews } from '../../services/reviews/index.ts';
import type { PageHead } from '../shell/head/page-head.ts';
import { breadcrumbData, productImage, productStructuredData } from '../shell/head/structured-data.ts';
import type { PageContext } from '../../base/data/router-context.ts';

/** Title, description, picture and structured data. */
export function productHead(
  { locale, site, i18n }: PageContext,
  { page, reviews }: { page: ProductPage; reviews: Reviews | null },
): PageHead {
  const isOnShelf = page.type !== 'trial' && page.type !== 'heating-patch';
  // The only sub-type of its type has no family, and a short URL: /product/trial.
  const path = `/product/${page.family.length > 0 ? page.pageIdentifier : page.type}`;
  const way = [
    { name: i18n._(msg`Mağaza`), path: '/store' },
    ...(isOnShelf ? [{ name: inLocale(productShelfName(page.type), locale), path: `/store/${page.type}` }] : []),
    { name: inLocale(page.name, locale), path },
  ];
  const [picture] = page.pictures;
  return {
    title: inLocale(page.name, locale),
    description: inLocale(page.description, locale),
    // Each size has a URL of its own, which shows the same page with that size chosen.
    path,
    structuredData: [
      ...productStructuredData(page, reviews, locale, site.base),
      breadcrumbData(way, locale, site.base),
    ],
    ...(picture ? { image: productImage(picture, site.base) } : {}),
  };
}
