import { and, asc, count, desc, eq, exists, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { components, operations } from '../../../openapi/types/reviews.d.ts';
import type { Executor, Tx } from '../../platform/database/database.ts';
import { reviewItems, reviews } from './tables.ts';

type Schemas = components['schemas'];
export type ReviewSort = NonNullable<NonNullable<operations['listReviews']['parameters']['query']>['sort']>;
export type ReviewFilter = { productTypeId?: string; point?: number };
export type ReviewState = 'pending' | 'published' | 'hidden';
type Row = typeof reviews.$inferSelect;
type Item = typeof reviewItems.$inferSelect;
/** A review with its items, one per product type. */
export type ReviewRecord = { review: Row; items: Item[] };

async function withItems(db: Executor, found: readonly Row[]): Promise<ReviewRecord[]> {
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  const items = await db
    .select()
    .from(reviewItems)
    .where(inArray(reviewItems.reviewId, ids))
    .orderBy(asc(reviewItems.position));
  return found.map((review) => ({ review, items: items.filter(({ reviewId }) => reviewId === review.id) }));
}

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
  return (await withItems(db, rows)).map(({ review, items }) => ({
    _id: review.id,
    reviewItems: items.map(toItemView),
    displayName: review.displayName,
    createdAt: review.createdAt.toISOString(),
    reply: review.reply,
  }));
}

function toItemView({ productTypeId, point, content }: Item): Schemas['ReviewItem'] {
  const item = { _productType: productTypeId, point };
  return content === null ? item : { ...item, content };
}

export async function countPublished(db: Executor, filter: ReviewFilter): Promise<number> {
  const [row] = await db.select({ rows: count() }).from(reviews).where(published(db, filter));
  return row?.rows ?? 0;
}

export type PointCount = { productTypeId: string; point: number; times: number };

/** Number of published reviews by product type and points. */
export function countPoints(db: Executor): Promise<PointCount[]> {
  return db
    .select({ productTypeId: reviewItems.productTypeId, point: reviewItems.point, times: count() })
    .from(reviewItems)
    .innerJoin(reviews, and(eq(reviews.id, reviewItems.reviewId), eq(reviews.isPublished, true)))
    .groupBy(reviewItems.productTypeId, reviewItems.point);
}

/** The account's reviewed pairs of order and product type. */
export function listReviewed(db: Executor, accountId: string): Promise<{ orderId: string; productTypeId: string }[]> {
  return db
    .select({ orderId: reviewItems.orderId, productTypeId: reviewItems.productTypeId })
    .from(reviewItems)
    .innerJoin(reviews, eq(reviews.id, reviewItems.reviewId))
    .where(eq(reviews.accountId, accountId));
}

export async function insertReview(
  tx: Tx,
  review: typeof reviews.$inferInsert,
  items: readonly Omit<Item, 'reviewId' | 'position'>[],
): Promise<void> {
  await tx.insert(reviews).values(review);
  await tx.insert(reviewItems).values(items.map((item, position) => ({ ...item, reviewId: review.id, position })));
}

const inState: Readonly<Record<ReviewState, SQL | undefined>> = {
  pending: and(eq(reviews.isPublished, false), isNull(reviews.readAt)),
  published: eq(reviews.isPublished, true),
  hidden: and(eq(reviews.isPublished, false), isNotNull(reviews.readAt)),
};

/** One page of reviews for operations, the oldest first. */
export async function listShopReviews(
  db: Executor,
  { state, page, limit }: { state: ReviewState; page: number; limit: number },
): Promise<{ items: ReviewRecord[]; total: number }> {
  const found = await db
    .select()
    .from(reviews)
    .where(inState[state])
    .orderBy(asc(reviews.createdAt), asc(reviews.id))
    .limit(limit)
    .offset(page * limit);
  const [row] = await db.select({ rows: count() }).from(reviews).where(inState[state]);
  return { items: await withItems(db, found), total: row?.rows ?? 0 };
}

export async function lockReview(tx: Tx, id: string): Promise<Row | null> {
  const [review] = await tx.select().from(reviews).where(eq(reviews.id, id)).for('update');
  return review ?? null;
}

/** Changes a locked review. */
export async function changeReview(tx: Tx, id: string, change: Partial<Row>): Promise<ReviewRecord> {
  const changed = await tx.update(reviews).set(change).where(eq(reviews.id, id)).returning();
  return (await withItems(tx, changed))[0]!;
}

/** All reviews of an account, the oldest first. */
export const listReviewsOf = async (db: Executor, accountId: string): Promise<ReviewRecord[]> =>
  withItems(
    db,
    await db.select().from(reviews).where(eq(reviews.accountId, accountId)).orderBy(asc(reviews.createdAt)),
  );

/** Removes the name, and the order by which the author could be identified. */
export async function unnameReviews(tx: Tx, accountId: string): Promise<void> {
  const own = await tx
    .update(reviews)
    .set({ accountId: '', displayName: null })
    .where(eq(reviews.accountId, accountId))
    .returning({ id: reviews.id });
  const ids = own.map((review) => review.id);
  if (ids.length === 0) return;
  // The order id is part of a unique key with the product type: the review's own id keeps it unique.
  await tx.update(reviewItems).set({ orderId: reviewItems.reviewId }).where(inArray(reviewItems.reviewId, ids));
}
