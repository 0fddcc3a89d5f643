import { and, asc, count, eq, inArray, isNotNull, isNull, type SQL } from 'drizzle-orm';
import type { AppContext } from '../../platform/context.ts';
import { tellChange } from '../../platform/changes/changes.ts';
import type { Executor, Tx } from '../../platform/database/database.ts';
import { findAccount } from '../account/index.ts';
import { reviewHidden } from './review.mails.ts';
import { reviewItems, reviews } from './tables.ts';

export type ReviewState = 'pending' | 'published' | 'hidden';
type Row = typeof reviews.$inferSelect;
/** A review with what it says of each product type. */
export type ReviewRecord = { review: Row; items: (typeof reviewItems.$inferSelect)[] };

export const reviewState = ({ isPublished, readAt }: Row): ReviewState =>
  isPublished ? 'published' : readAt === null ? 'pending' : 'hidden';

const inState: Readonly<Record<ReviewState, SQL | undefined>> = {
  pending: and(eq(reviews.isPublished, false), isNull(reviews.readAt)),
  published: eq(reviews.isPublished, true),
  hidden: and(eq(reviews.isPublished, false), isNotNull(reviews.readAt)),
};

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

/** One page, the oldest first. */
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

/**
 * Shows a review to everybody, with `words` as the shop's answer, or to nobody, with `words` as the reason that its
 * writer gets by mail. Somebody who has left gets none, and neither does who got one before. Null: there is no such
 * review.
 */
export async function moderateReview(
  { mail, clock }: Pick<AppContext, 'mail' | 'clock'>,
  tx: Tx,
  { id, state, words }: { id: string; state: 'published' | 'hidden'; words: string | null },
): Promise<{ before: ReviewState; after: ReviewRecord; mail: string | null } | null> {
  const [review] = await tx.select().from(reviews).where(eq(reviews.id, id)).for('update');
  if (!review) return null;
  const before = reviewState(review);
  const isPublished = state === 'published';
  const reply = isPublished ? (words ?? review.reply) : review.reply;
  const [after] = await tx
    .update(reviews)
    .set({ isPublished, reply, readAt: clock.now() })
    .where(eq(reviews.id, id))
    .returning();
  // Product pages show it, or do not any more.
  await tellChange(tx, 'catalogue');
  const writer = isPublished || before === 'hidden' ? null : await findAccount(tx, review.accountId);
  const letter = writer?.email ? reviewHidden({ ...writer, email: writer.email }, words ?? '') : null;
  if (letter) await mail.enqueue(tx, letter);
  const [record] = await withItems(tx, [after!]);
  return { before, after: record!, mail: letter?.kind ?? null };
}
