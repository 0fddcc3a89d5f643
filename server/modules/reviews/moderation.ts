import type { AppContext } from '../../platform/context.ts';
import { announceChange } from '../../platform/changes/changes.ts';
import type { Tx } from '../../platform/database/database.ts';
import { findAccount } from '../account/index.ts';
import { reviewHidden } from './review.mails.ts';
import { changeReview, lockReview, type ReviewRecord, type ReviewState } from './reviews.repository.ts';

export const reviewState = ({ isPublished, readAt }: ReviewRecord['review']): ReviewState =>
  isPublished ? 'published' : readAt === null ? 'pending' : 'hidden';

/**
 * Publishes a review, with `words` as the shop's reply, or hides it, with `words` as the reason, mailed to its author.
 * No mail goes to a closed account, or for a review that was hidden before. Null: there is no such
 * review.
 */
export async function moderateReview(
  { mail, clock }: Pick<AppContext, 'mail' | 'clock'>,
  tx: Tx,
  { id, state, words }: { id: string; state: 'published' | 'hidden'; words: string | null },
): Promise<{ before: ReviewState; after: ReviewRecord; mail: string | null } | null> {
  const review = await lockReview(tx, id);
  if (!review) return null;
  const before = reviewState(review);
  const isPublished = state === 'published';
  const reply = isPublished ? (words ?? review.reply) : review.reply;
  const after = await changeReview(tx, id, { isPublished, reply, readAt: clock.now() });
  // Product pages show published reviews.
  await announceChange(tx, 'catalogue');
  const writer = isPublished || before === 'hidden' ? null : await findAccount(tx, review.accountId);
  const notice = writer?.email ? reviewHidden({ ...writer, email: writer.email }, words ?? '') : null;
  if (notice) await mail.enqueue(tx, notice);
  return { before, after, mail: notice?.kind ?? null };
}
