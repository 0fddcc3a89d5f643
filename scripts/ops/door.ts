import { writeFile } from 'node:fs/promises';
import type { App } from '../../server/app.ts';
import { bytesOfDataUrl, findPicture } from '../../server/modules/addresses/index.ts';
import { findDestination } from '../../server/modules/orders/index.ts';

/** Writes the door picture that an order's courier is shown into a file, as WebP. */
export async function door({ context: { db } }: App, [number, file]: readonly string[]): Promise<void> {
  if (!number || !file) throw new Error('Of which order, and where to? Name its number and a file.');
  const destination = await findDestination(db, number);
  if (!destination) throw new Error(`There is no order ${number}.`);
  const picture = await findPicture(db, destination.accountId, destination.addressId);
  if (!picture) return console.log(`No picture goes with ${number}.`);
  await writeFile(file, bytesOfDataUrl(picture));
}
