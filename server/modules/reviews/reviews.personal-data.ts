import type { PersonalData } from '../../platform/personal-data/personal-data.ts';
import { listReviewsOf, unnameReviews } from './reviews.repository.ts';

/** Published reviews stay, without name and order, by which the author could be identified. */
export const reviewsData: PersonalData = {
  tables: {
    reviews: { unnamed: 'published words, without their writer' },
    review_items: { unnamed: 'published words, without their writer' },
  },
  erase: (tx, { id }) => unnameReviews(tx, id),
  copy: async (db, { id }) => ({
    reviews: (await listReviewsOf(db, id)).map(({ review, items }) => ({ ...review, items })),
  }),
};
