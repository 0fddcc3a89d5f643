import { and, asc, count, desc, eq, exists, inArray, type SQL, sql } from 'drizzle-orm';
import type { components, operations } from '../../../openapi/types/reviews.d.ts';
import type { Executor } from '../../platform/database/database.ts';
import { reviewItems, reviews } from './tables.ts';

type Schemas = components['schemas'];
export type ReviewSort = NonNullable<NonNullable<operations['listReviews']['parameters']['query']>['sort']>;
export type ReviewFilter = { productTypeId?: string; point?: number };

function published(db: Executor, { productTypeId, point }: ReviewFilter): SQL | undefined {
  if (productTypeId === undefined && point === undefined) return eq(reviews.isPublished, true);
  const item = db
    .select({ one: sql`1` })
    .from(reviewItems)
    .where(
      and(
        sql`${reviewItems.reviewId} = ${reviews}.id`,
        productTypeId === undefined ? undefined : eq(reviewItems.productTypeId, productTypeId),
        point === undefined ? undefined : eq(reviewItems.point, point),
      ),
    );
  return and(eq(reviews.isPublished, true), exists(item));
}

const meanPoint = sql`(select avg(i.point) from review_items i where i.review_id = ${reviews}.id)`;

const orders: Readonly<Record<ReviewSort, SQL[]>> = {
  createdAt: [asc(reviews.createdAt), asc(reviews.id)],
  '-createdAt': [desc(reviews.createdAt), desc(reviews.id)],
  point: [asc(meanPoint), desc(reviews.createdAt)],
  '-point': [desc(meanPoint), desc(reviews.createdAt)],
};

/** One page of published reviews. */
export async function listPublished(
  db: Executor,
  { filter, sort, page, limit }: { filter: ReviewFilter; sort: ReviewSort; page: number; limit: number },
): Promise<Schemas['Review'][]> {
  const rows = await db
    .select()
    .from(reviews)
    .where(published(db, filter))
    .orderBy(...orders[sort])
    .limit(limit)
    .offset(page * limit);
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const items = await db
    .select()
    .from(reviewItems)
    .where(inArray(reviewItems.reviewId, ids))
    .orderBy(asc(reviewItems.position));
  const itemsOf = (id: string): Schemas['ReviewItem'][] =>
    items.filter(({ reviewId }) => reviewId === id).map(toItemView);
  return rows.map((review) => ({
    _id: review.id,
    reviewItems: itemsOf(review.id),
    displayName: review.displayName,
    createdAt: review.createdAt.toISOString(),
    reply: review.reply,
  }));
}

function toItemView({ productTypeId, point, content }: typeof reviewItems.$inferSelect): Schemas['ReviewItem'] {
  const item = { _productType: productTypeId, point };
  return content === null ? item : { ...item, content };
}

export async function countPublished(db: Executor, filter: ReviewFilter): Promise<number> {
  const [row] = await db.select({ rows: count() }).from(reviews).where(published(db, filter));
  return row?.rows ?? 0;
}

export type PointCount = { productTypeId: string; point: number; times: number };

/** How often each point was given to each product type, over published reviews. */
export function countPoints(db: Executor): Promise<PointCount[]> {
  return db
    .select({ productTypeId: reviewItems.productTypeId, point: reviewItems.point, times: count() })
    .from(reviewItems)
    .innerJoin(reviews, and(eq(reviews.id, reviewItems.reviewId), eq(reviews.isPublished, true)))
    .groupBy(reviewItems.productTypeId, reviewItems.point);
}

/** What the account has reviewed: an order and a product type each. */
export function listReviewed(db: Executor, accountId: string): Promise<{ orderId: string; productTypeId: string }[]> {
  return db
    .select({ orderId: reviewItems.orderId, productTypeId: reviewItems.productTypeId })
    .from(reviewItems)
    .innerJoin(reviews, eq(reviews.id, reviewItems.reviewId))
    .where(eq(reviews.accountId, accountId));
}
