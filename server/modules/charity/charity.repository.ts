import { and, asc, count, desc, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { ApplicationStatus } from '../../../domain/charity/index.ts';
import type { Executor, Tx } from '../../platform/database/database.ts';
import type { ApplicationRecord, StoredApplication } from './charity.types.ts';
import { charityApplications, charityFiles } from './tables.ts';

/** Applications with their documents, in the order given. */
export async function withFiles(db: Executor, found: readonly StoredApplication[]): Promise<ApplicationRecord[]> {
  if (found.length === 0) return [];
  const { content: _content, ...columns } = getTableColumns(charityFiles);
  const files = await db
    .select(columns)
    .from(charityFiles)
    .where(
      inArray(
        charityFiles.applicationId,
        found.map(({ id }) => id),
      ),
    )
    .orderBy(asc(charityFiles.position));
  return found.map((application) => ({
    application,
    files: files.filter(({ applicationId }) => applicationId === application.id),
  }));
}

export async function insertApplication(
  tx: Tx,
  values: typeof charityApplications.$inferInsert,
): Promise<StoredApplication> {
  const [row] = await tx.insert(charityApplications).values(values).returning();
  return row!;
}

/** All applications of an account, the newest first. */
export async function listApplications(db: Executor, accountId: string): Promise<ApplicationRecord[]> {
  const found = await db
    .select()
    .from(charityApplications)
    .where(eq(charityApplications.accountId, accountId))
    .orderBy(desc(charityApplications.createdAt), desc(charityApplications.id));
  return withFiles(db, found);
}

/** Locks the application's row; null if `accountId` is given and is not its account. */
export async function lockApplication(tx: Tx, id: string, accountId?: string): Promise<StoredApplication | null> {
  const isIt = eq(charityApplications.id, id);
  const [row] = await tx
    .select()
    .from(charityApplications)
    .where(accountId === undefined ? isIt : and(isIt, eq(charityApplications.accountId, accountId)))
    .for('update');
  return row ?? null;
}

export async function updateApplication(
  tx: Tx,
  { id, version }: StoredApplication,
  change: Partial<typeof charityApplications.$inferInsert>,
): Promise<ApplicationRecord> {
  const updated = await tx
    .update(charityApplications)
    .set({ ...change, version: version + 1 })
    .where(eq(charityApplications.id, id))
    .returning();
  return (await withFiles(tx, updated))[0]!;
}

/** One page of the applications of all accounts, the oldest first. */
export async function listShopApplications(
  db: Executor,
  { status, page, limit }: { status: ApplicationStatus; page: number; limit: number },
): Promise<{ items: ApplicationRecord[]; total: number }> {
  const hasStatus = eq(charityApplications.status, status);
  const found = await db
    .select()
    .from(charityApplications)
    .where(hasStatus)
    .orderBy(asc(charityApplications.createdAt), asc(charityApplications.id))
    .limit(limit)
    .offset(page * limit);
  const [row] = await db.select({ rows: count() }).from(charityApplications).where(hasStatus);
  return { items: await withFiles(db, found), total: row?.rows ?? 0 };
}

export async function findShopApplication(db: Executor, id: string): Promise<ApplicationRecord | null> {
  const found = await db.select().from(charityApplications).where(eq(charityApplications.id, id));
  return (await withFiles(db, found))[0] ?? null;
}

/** Deletes the account's applications, their documents and its unused uploads. */
export async function deleteApplicationsOf(tx: Tx, accountId: string): Promise<void> {
  await tx.delete(charityFiles).where(eq(charityFiles.accountId, accountId));
  await tx.delete(charityApplications).where(eq(charityApplications.accountId, accountId));
}
