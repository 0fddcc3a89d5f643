import { notFound } from '@tanstack/react-router';
import { type Localized, saidIn } from '../../../domain/locale/index.ts';
import { loadMessages } from '../../i18n/i18n.ts';
import { findProductPage, listProductTypes } from '../../services/catalog/index.ts';
import { listSuggestedPackets } from '../../services/packets/index.ts';
import type { Points, Reviews } from '../../services/reviews/index.ts';
import { preloadBelow } from './late-below.ts';
import { ReviewsBlock } from './reviews/lazy-reviews.ts';
import { productHead } from './product-head.ts';
import type { PageContext } from '../../base/data/router-context.ts';

/** Null if the reviews cannot be read: the product is shown without them. */
async function reviewsOf(api: PageContext['api'], type: string, points: Points | null): Promise<Reviews | null> {
  try {
    const id = (await listProductTypes(api)).find(({ slug }) => slug === type)?._id;
    if (id === undefined) return null;
    // A page from the server has its reviews already, and does not need this code.
    const { readReviews } = await import('../../services/reviews/index.ts');
    return await readReviews(api, id, points);
  } catch {
    return null;
  }
}

/** The three product routes load the same: a box, a sub-type, or one of the two pages with a name of their own. */
export async function loadProductPage(context: PageContext, slug: string, points: Points | null) {
  const { api, i18n, locale } = context;
  const [page, suggested] = await Promise.all([
    findProductPage(api, slug),
    listSuggestedPackets(api, slug),
    loadMessages(i18n, locale, 'product'),
    preloadBelow(),
  ]);
  if (!page) throw notFound();
  const reviews = await reviewsOf(api, page.type, points);
  if (reviews) await ReviewsBlock.preload?.();
  const inOwnLanguage = <Box extends { description: Localized }>(box: Box): Box => ({
    ...box,
    description: saidIn(box.description, locale),
  });
  return {
    page: {
      ...inOwnLanguage(page),
      details: page.details.map(({ heading, text }) => ({
        heading: saidIn(heading, locale),
        text: saidIn(text, locale),
      })),
      layers: page.layers.map(({ name, text }) => ({ name: saidIn(name, locale), text: saidIn(text, locale) })),
      absences: page.absences.map((absence) => saidIn(absence, locale)),
      family: page.family.map((member) => ({ ...member, occasion: saidIn(member.occasion, locale) })),
      sizes: page.sizes.map(inOwnLanguage),
      related: page.related.map(inOwnLanguage),
    },
    suggested,
    reviews,
    head: productHead(context, { page, reviews }),
  };
}
