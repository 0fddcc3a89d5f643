import { notFound } from '@tanstack/react-router';
import { loadMessages } from '../i18n/i18n.ts';
import { findProductPage, listProductTypes } from '../services/catalog/index.ts';
import { listSuggestedPackets } from '../services/packets/index.ts';
import { readReviews, type Reviews } from '../services/reviews/index.ts';
import type { PageContext } from './-router-context.ts';

/** What is said about a product is no reason to withhold it. */
async function reviewsOf(api: PageContext['api'], type: string): Promise<Reviews | null> {
  try {
    const id = (await listProductTypes(api)).find(({ slug }) => slug === type)?._id;
    return id === undefined ? null : await readReviews(api, id);
  } catch {
    return null;
  }
}

/** The three product routes load the same: a box, a sub-type, or one of the two pages with a name of their own. */
export async function loadProductPage({ api, i18n, locale }: PageContext, slug: string) {
  const [page, suggested] = await Promise.all([
    findProductPage(api, slug),
    listSuggestedPackets(api, slug),
    loadMessages(i18n, locale, 'product'),
  ]);
  if (!page) throw notFound();
  return { page, suggested, reviews: await reviewsOf(api, page.type) };
}
