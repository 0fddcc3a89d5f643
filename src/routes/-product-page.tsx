import { useSuspenseQueries } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import { inLocale, type Locale } from '../../domain/locale/index.ts';
import { loadMessages } from '../i18n/i18n.ts';
import { ProductScreen } from '../screens/product/index.tsx';
import { productPageQuery } from '../services/catalog/index.ts';
import type { Api } from '../services/http/index.ts';
import { suggestedPacketsQuery } from '../services/packets/index.ts';
import { pageHead } from './-page-head.ts';
import { productImage, productStructuredData } from './-product-data.ts';
import type { RouterContext } from './-router-context.ts';

/** The three product routes load the same: a box, a sub-type, or one of the two pages with a name of their own. */
export async function loadProductPage(context: RouterContext & { locale: Locale }, slug: string) {
  const [page] = await Promise.all([
    context.queryClient.ensureQueryData(productPageQuery(context.api, slug)),
    context.queryClient.ensureQueryData(suggestedPacketsQuery(context.api, slug)),
    loadMessages(context.i18n, context.locale, 'product'),
  ]);
  if (!page) throw notFound();
  return page;
}

type Loaded = Awaited<ReturnType<typeof loadProductPage>>;

/** Title, description, picture and structured data; nothing when there is no such page. */
export function productHead(
  match: { pathname: string; context: RouterContext & { locale: Locale } },
  page: Loaded | undefined,
) {
  if (!page) return {};
  const { locale, site } = match.context;
  const [picture] = page.pictures;
  return pageHead(match, {
    title: inLocale(page.name, locale),
    description: inLocale(page.description, locale),
    structuredData: productStructuredData(page, locale, site.base),
    ...(picture ? { image: productImage(picture, site.base) } : {}),
  });
}

export function ProductPage({ api, slug }: { api: Api; slug: string }) {
  const [page, suggested] = useSuspenseQueries({
    queries: [productPageQuery(api, slug), suggestedPacketsQuery(api, slug)],
  });
  return page.data && <ProductScreen page={page.data} suggested={suggested.data} />;
}
