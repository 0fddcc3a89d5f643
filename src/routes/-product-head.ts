import { inLocale } from '../../domain/locale/index.ts';
import type { ProductPage } from '../services/catalog/index.ts';
import { pageHead } from './-page-head.ts';
import { productImage, productStructuredData } from './-product-data.ts';
import type { PageContext } from './-router-context.ts';

/** Title, description, picture and structured data; nothing when there is no such page. */
export function productHead(
  match: { pathname: string; context: PageContext },
  loaded: { page: ProductPage } | undefined,
) {
  if (!loaded) return {};
  const { page } = loaded;
  const { locale, site } = match.context;
  const [picture] = page.pictures;
  return pageHead(match, {
    title: inLocale(page.name, locale),
    description: inLocale(page.description, locale),
    structuredData: productStructuredData(page, locale, site.base),
    ...(picture ? { image: productImage(picture, site.base) } : {}),
  });
}
