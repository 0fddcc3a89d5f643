import { and, desc, eq, inArray, isNotNull, isNull, lt, notInArray, or } from 'drizzle-orm';
import type { Executor, Tx } from '../../platform/database/database.ts';
import { charityApplications, charityFiles } from './tables.ts';

type FileRow = typeof charityFiles.$inferSelect;

/** Stores an upload, and deletes all but the account's newest `mostUnused` uploads that no application uses. */
export async function insertUpload(tx: Tx, file: FileRow, mostUnused: number): Promise<void> {
  const isUnused = and(eq(charityFiles.accountId, file.accountId), isNull(charityFiles.applicationId));
  await tx.insert(charityFiles).values(file);
  const newest = tx
    .select({ fileName: charityFiles.fileName })
    .from(charityFiles)
    .where(isUnused)
    .orderBy(desc(charityFiles.uploadedAt), desc(charityFiles.fileName))
    .limit(mostUnused);
  await tx.delete(charityFiles).where(and(isUnused, notInArray(charityFiles.fileName, newest)));
}

/** Assigns an unused upload to an application. False when the account has no such unused upload. */
export async function claimFile(
  tx: Tx,
  { accountId, fileName, ...place }: { accountId: string; fileName: string; applicationId: string; position: number },
): Promise<boolean> {
  const claimed = await tx
    .update(charityFiles)
    .set(place)
    .where(
      and(
        eq(charityFiles.fileName, fileName),
        eq(charityFiles.accountId, accountId),
        isNull(charityFiles.applicationId),
      ),
    )
    .returning({ fileName: charityFiles.fileName });
  return claimed.length > 0;
}

/** For operations: a document of any account's application, but no unused upload. */
export async function findApplicationFile(
  db: Executor,
  fileName: string,
): Promise<{ name: string; content: Buffer } | null> {
  const [row] = await db
    .select({ name: charityFiles.name, content: charityFiles.content })
    .from(charityFiles)
    .where(and(eq(charityFiles.fileName, fileName), isNotNull(charityFiles.applicationId)));
  return row ?? null;
}

/** All files of an account, with their content. */
export const listFilesOf = (db: Executor, accountId: string): Promise<FileRow[]> =>
  db.select().from(charityFiles).where(eq(charityFiles.accountId, accountId));

/** Deletes unused uploads from before `unusedBefore`, and documents of applications decided before `decidedBefore`. */
export async function deleteOldFiles(
  tx: Tx,
  { unusedBefore, decidedBefore }: { unusedBefore: Date; decidedBefore: Date },
): Promise<void> {
  const isUnused = and(isNull(charityFiles.applicationId), lt(charityFiles.uploadedAt, unusedBefore));
  const decidedLongAgo = tx
    .select({ id: charityApplications.id })
    .from(charityApplications)
    .where(lt(charityApplications.decidedAt, decidedBefore));
  await tx.delete(charityFiles).where(or(isUnused, inArray(charityFiles.applicationId, decidedLongAgo)));
}
