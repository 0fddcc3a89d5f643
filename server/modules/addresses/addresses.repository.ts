import { and, asc, count, desc, eq, inArray } from 'drizzle-orm';
import type { Executor, Tx } from '../../platform/database/database.ts';
import { addresses } from './tables.ts';

export type StoredAddress = typeof addresses.$inferSelect;
export type NewAddress = typeof addresses.$inferInsert;
export type AddressChange = Partial<Omit<NewAddress, 'id' | 'accountId' | 'version' | 'createdAt'>>;

/** The account's address with this id, or null; that of another account is null too. */
export async function findAddress(db: Executor, accountId: string, id: string): Promise<StoredAddress | null> {
  const [row] = await db
    .select()
    .from(addresses)
    .where(and(eq(addresses.id, id), eq(addresses.accountId, accountId)));
  return row ?? null;
}

/** Addresses by id, of any account: check `accountId`. */
export async function findAddresses(db: Executor, ids: readonly string[]): Promise<Map<string, StoredAddress>> {
  const rows = await db
    .select()
    .from(addresses)
    .where(inArray(addresses.id, [...new Set(ids)]));
  return new Map(rows.map((row) => [row.id, row]));
}

/** The primary one first, then the oldest. */
export function listAddresses(db: Executor, accountId: string): Promise<StoredAddress[]> {
  return db
    .select()
    .from(addresses)
    .where(eq(addresses.accountId, accountId))
    .orderBy(desc(addresses.isPrimary), asc(addresses.createdAt), asc(addresses.id));
}

/** The default delivery address; null when the account has no address. */
export async function findPrimaryAddress(db: Executor, accountId: string): Promise<StoredAddress | null> {
  const [first] = await listAddresses(db, accountId);
  return first ?? null;
}

export async function countAddresses(db: Executor, accountId: string): Promise<number> {
  const [row] = await db.select({ rows: count() }).from(addresses).where(eq(addresses.accountId, accountId));
  return row?.rows ?? 0;
}

export async function insertAddress(tx: Tx, address: NewAddress): Promise<StoredAddress> {
  const [row] = await tx.insert(addresses).values(address).returning();
  return row!;
}

/** Writes `change` and raises the version. The caller holds the account's lock and has checked the version. */
export async function changeAddress(tx: Tx, address: StoredAddress, change: AddressChange): Promise<StoredAddress> {
  const [row] = await tx
    .update(addresses)
    .set({ ...change, version: address.version + 1 })
    .where(eq(addresses.id, address.id))
    .returning();
  return row!;
}

export async function removeAddress(tx: Tx, id: string): Promise<void> {
  await tx.delete(addresses).where(eq(addresses.id, id));
}

/** Deletes the account's addresses with their pictures. */
export async function deleteAddressesOf(tx: Tx, accountId: string): Promise<void> {
  await tx.delete(addresses).where(eq(addresses.accountId, accountId));
}

/** Makes one address the primary one. The versions stay: no edited field changes. */
export async function setPrimary(tx: Tx, accountId: string, id: string): Promise<void> {
  await tx
    .update(addresses)
    .set({ isPrimary: false })
    .where(and(eq(addresses.accountId, accountId), eq(addresses.isPrimary, true)));
  await tx.update(addresses).set({ isPrimary: true }).where(eq(addresses.id, id));
}
