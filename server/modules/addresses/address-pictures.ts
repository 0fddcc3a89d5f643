import { and, eq, inArray } from 'drizzle-orm';
import { msg } from '#words';
import type { Executor, Tx } from '../../platform/database/database.ts';
import { errors } from '../../platform/errors/error-catalogue.ts';
import type { RedrawnPhoto } from '../images/index.ts';
import { addressPictures } from './tables.ts';

const messages = {
  notAPicture: msg`Bu bir resim değil ya da bozulmuş. JPEG, PNG ya da WebP seç.`,
  maximum: msg`Bu resim çok büyük. Daha küçük bir tane seç.`,
};

/** The file inside a data URL; what the URL calls it is not asked. */
export const bytesOfDataUrl = (url: string): Buffer => Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');

/** A redrawn photo as a page shows it. */
export const toDataUrl = (picture: Buffer): string => `data:image/webp;base64,${picture.toString('base64')}`;

/** Throws VALIDATION for what was refused. */
export function takePhoto(redrawn: RedrawnPhoto): Buffer {
  if ('refused' in redrawn) throw errors.invalidField('picture', redrawn.refused, messages[redrawn.refused]);
  return redrawn.photo;
}

/** Those of the addresses that have a picture. */
export async function picturedAmong(db: Executor, addressIds: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ id: addressPictures.addressId })
    .from(addressPictures)
    .where(inArray(addressPictures.addressId, [...addressIds]));
  return new Set(rows.map(({ id }) => id));
}

/** As a data URL; null without one. */
export async function findPicture(db: Executor, accountId: string, addressId: string): Promise<string | null> {
  const [row] = await db
    .select({ picture: addressPictures.picture })
    .from(addressPictures)
    .where(and(eq(addressPictures.addressId, addressId), eq(addressPictures.accountId, accountId)));
  return row ? toDataUrl(row.picture) : null;
}

/** Null takes it away. */
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
