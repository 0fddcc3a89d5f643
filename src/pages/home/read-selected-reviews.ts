import { saidIn, type Locale } from '../../../domain/locale/index.ts';
import { listProductTypes } from '../../services/catalog/index.ts';
import type { Api } from '../../services/http/index.ts';
import { listSelectedReviews } from '../../services/reviews/selected-reviews.service.ts';
import type { HomeReview } from './selected-reviews.tsx';

const shown = 3;

/** The last three with a text. Empty if they cannot be read: the page is complete without them. */
export async function readSelectedReviews(api: Api, locale: Locale): Promise<HomeReview[]> {
  try {
    const selected = (await listSelectedReviews(api)).slice(0, shown);
    if (selected.length === 0) return [];
    const types = await listProductTypes(api);
    return selected.flatMap(({ productTypeId, ...review }) => {
      const type = types.find(({ _id }) => _id === productTypeId);
      return type ? [{ ...review, name: saidIn(type.name, locale) }] : [];
    });
  } catch {
    return [];
  }
}
