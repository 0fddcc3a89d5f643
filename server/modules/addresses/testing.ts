import { eq } from 'drizzle-orm';
import type { AppContext } from '../../platform/context.ts';
import type { Database } from '../../platform/database/database.ts';
import { addresses } from './tables.ts';

export { addresses } from './tables.ts';

/** Adds an address to an account that has one. */
export async function addAddress(
  { database: { db }, app }: { database: Database; app: { context: Pick<AppContext, 'ids'> } },
  { addressId }: { addressId: string },
  line: string,
): Promise<string> {
  const [own] = await db.select().from(addresses).where(eq(addresses.id, addressId));
  const id = app.context.ids.next();
  await db.insert(addresses).values({ ...own!, id, title: 'Yeni ev', line, isPrimary: false });
  return id;
}
