import { and, desc, eq, inArray, isNotNull, isNull, lt, notInArray, or } from 'drizzle-orm';
import type { Executor, Tx } from '../../../platform/database/database.ts';
import { refundPictures } from '../record/refunds.tables.ts';

type Picture = typeof refundPictures.$inferSelect;

/** Inserts a picture; of the order's pictures without a request only the newest `mostUnnamed` are kept. */
export async function insertPicture(tx: Tx, picture: Omit<Picture, 'refundId'>, mostUnnamed: number): Promise<void> {
  const isUnnamed = and(eq(refundPictures.orderId, picture.orderId), isNull(refundPictures.refundId));
  await tx.insert(refundPictures).values(picture);
  const newest = tx
    .select({ id: refundPictures.id })
    .from(refundPictures)
    .where(isUnnamed)
    .orderBy(desc(refundPictures.id))
    .limit(mostUnnamed);
  await tx.delete(refundPictures).where(and(isUnnamed, notInArray(refundPictures.id, newest)));
}

/** Assigns pictures of the order to a request. Answers how many were still unassigned. */
export async function setRefundOfPictures(
  tx: Tx,
  { refundId, orderId, ids }: { refundId: string; orderId: string; ids: readonly string[] },
): Promise<number> {
  const isFree = and(inArray(refundPictures.id, [...ids]), eq(refundPictures.orderId, orderId));
  const claimed = await tx
    .update(refundPictures)
    .set({ refundId })
    .where(and(isFree, isNull(refundPictures.refundId)))
    .returning({ id: refundPictures.id });
  return claimed.length;
}

/** A picture that belongs to a request. Does not check the account. */
export async function findPictureOfRefund(db: Executor, id: string): Promise<Buffer | null> {
  const [row] = await db
    .select({ picture: refundPictures.picture })
    .from(refundPictures)
    .where(and(eq(refundPictures.id, id), isNotNull(refundPictures.refundId)));
  return row?.picture ?? null;
}

export const listPicturesOf = (db: Executor, accountId: string): Promise<Picture[]> =>
  db.select().from(refundPictures).where(eq(refundPictures.accountId, accountId));

export async function deletePicturesOf(tx: Tx, accountId: string): Promise<void> {
  await tx.delete(refundPictures).where(eq(refundPictures.accountId, accountId));
}

/** Deletes pictures from before `addedBefore`, and those without a request from before `unnamedBefore`. */
export async function deleteOldPictures(
  tx: Tx,
  { unnamedBefore, addedBefore }: { unnamedBefore: Date; addedBefore: Date },
): Promise<void> {
  const isUnnamed = and(isNull(refundPictures.refundId), lt(refundPictures.addedAt, unnamedBefore));
  await tx.delete(refundPictures).where(or(isUnnamed, lt(refundPictures.addedAt, addedBefore)));
}
