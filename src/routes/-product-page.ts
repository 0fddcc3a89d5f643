import { notFound } from '@tanstack/react-router';
import { loadMessages } from '../i18n/i18n.ts';
import { findProductPage } from '../services/catalog/index.ts';
import { listSuggestedPackets } from '../services/packets/index.ts';
import type { PageContext } from './-router-context.ts';

/** The three product routes load the same: a box, a sub-type, or one of the two pages with a name of their own. */
export async function loadProductPage({ api, i18n, locale }: PageContext, slug: string) {
  const [page, suggested] = await Promise.all([
    findProductPage(api, slug),
    listSuggestedPackets(api, slug),
    loadMessages(i18n, locale, 'product'),
  ]);
  if (!page) throw notFound();
  return { page, suggested };
}
