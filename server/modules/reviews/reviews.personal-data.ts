import { asc, eq, inArray } from 'drizzle-orm';
import type { PersonalData } from '../../platform/personal-data/personal-data.ts';
import { reviewItems, reviews } from './tables.ts';

/** What others read stays, without a name and without the order by which its writer could be found. */
export const reviewsData: PersonalData = {
  tables: {
    reviews: { unnamed: 'published words, of nobody' },
    review_items: { unnamed: 'published words, of nobody' },
  },
  async erase(tx, { id }) {
    const own = await tx
      .update(reviews)
      .set({ accountId: '', displayName: null })
      .where(eq(reviews.accountId, id))
      .returning({ id: reviews.id });
    const ids = own.map((review) => review.id);
    // An order and a product type are reviewed once: of one review each type is another.
    if (ids.length > 0) {
      await tx.update(reviewItems).set({ orderId: reviewItems.reviewId }).where(inArray(reviewItems.reviewId, ids));
    }
  },
  async copy(db, { id }) {
    const own = await db.select().from(reviews).where(eq(reviews.accountId, id)).orderBy(asc(reviews.createdAt));
    const items = await db
      .select()
      .from(reviewItems)
      .innerJoin(reviews, eq(reviews.id, reviewItems.reviewId))
      .where(eq(reviews.accountId, id))
      .orderBy(asc(reviewItems.position));
    return {
      reviews: own.map((review) => ({
        ...review,
        items: items.filter((row) => row.reviews.id === review.id).map((row) => row.review_items),
      })),
    };
  },
};
