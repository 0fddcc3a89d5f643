import type { PersonalData } from '../../platform/personal-data/personal-data.ts';
import { listReviewsOf, unnameReviews } from './reviews.repository.ts';

/** What others read stays, without a name and without the order by which its writer could be found. */
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
