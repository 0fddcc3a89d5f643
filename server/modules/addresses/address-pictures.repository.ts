import { and, eq, inArray } from 'drizzle-orm';
import type { Executor, Tx } from '../../platform/database/database.ts';
import { toDataUrl } from './address-pictures.ts';
import { addressPictures } from './tables.ts';

/** The ids among these whose addresses have a picture. */
export async function picturedAmong(db: Executor, addressIds: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ id: addressPictures.addressId })
    .from(addressPictures)
    .where(inArray(addressPictures.addressId, [...addressIds]));
  return new Set(rows.map(({ id }) => id));
}

/** The picture as a data URL, or null. */
export async function findPicture(db: Executor, accountId: string, addressId: string): Promise<string | null> {
  const [row] = await db
    .select({ picture: addressPictures.picture })
    .from(addressPictures)
    .where(and(eq(addressPictures.addressId, addressId), eq(addressPictures.accountId, accountId)));
  return row ? toDataUrl(row.picture) : null;
}

/** Null deletes the picture. */
export async function putPicture(
  tx: Tx,
  { accountId, addressId, now }: { accountId: string; addressId: string; now: Date },
  picture: Buffer | null,
): Promise<void> {
  if (picture === null) {
    await tx.delete(addressPictures).where(eq(addressPictures.addressId, addressId));
    return;
  }
  await tx
    .insert(addressPictures)
    .values({ addressId, accountId, picture, updatedAt: now })
    .onConflictDoUpdate({ target: addressPictures.addressId, set: { picture, updatedAt: now } });
}

export const listPictures = (db: Executor, accountId: string): Promise<(typeof addressPictures.$inferSelect)[]> =>
  db.select().from(addressPictures).where(eq(addressPictures.accountId, accountId));
