import { and, desc, eq, inArray, isNotNull, isNull, lt, notInArray, or } from 'drizzle-orm';
import { days } from '../../../domain/calendar/index.ts';
import type { AppContext } from '../../platform/context.ts';
import type { Executor, Tx } from '../../platform/database/database.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import type { RecurringJob } from '../../platform/jobs/jobs.ts';
import { createPhotoRedrawer } from '../images/index.ts';
import { charityErrors } from './charity.errors.ts';
import type { StoredFile } from './charity.types.ts';
import { charityApplications, charityFiles } from './tables.ts';

const unusedFor = days(1);
const keptAfterDecision = days(730);
/** Per account: twice as many as an application may name. The oldest make room. */
const mostUnused = 10;

/** A page must remain readable. */
const redraw = createPhotoRedrawer({ widest: 2400, format: 'jpeg' });

const isPdf = (body: Buffer): boolean => body.toString('latin1', 0, 5) === '%PDF-';

/** What is stored of an upload. Throws FILE_UNREADABLE when it is empty or not what its media type says. */
async function readUpload(body: Buffer, mediaType: string): Promise<{ extension: 'pdf' | 'jpg'; content: Buffer }> {
  if (mediaType === 'application/pdf') {
    if (!isPdf(body)) throw charityErrors.fileUnreadable();
    return { extension: 'pdf', content: body };
  }
  const magic = mediaType === 'image/jpeg' ? [0xff, 0xd8] : [0x89, 0x50, 0x4e, 0x47];
  if (magic.some((byte, nth) => body[nth] !== byte)) throw charityErrors.fileUnreadable();
  const drawn = await redraw(body);
  if ('refused' in drawn) throw charityErrors.fileUnreadable();
  return { extension: 'jpg', content: drawn.photo };
}

export async function storeFile(
  { db, clock, ids }: Pick<AppContext, 'db' | 'clock' | 'ids'>,
  { accountId, name, body, mediaType }: { accountId: string; name: string; body: Buffer; mediaType: string },
): Promise<StoredFile> {
  const { extension, content } = await readUpload(body, mediaType);
  const file = {
    fileName: `${ids.key()}.${extension}`,
    accountId,
    applicationId: null,
    position: 0,
    name,
    bytes: content.length,
    uploadedAt: clock.now(),
  };
  const isUnused = and(eq(charityFiles.accountId, accountId), isNull(charityFiles.applicationId));
  await withTransaction(db, async (tx) => {
    await tx.insert(charityFiles).values({ ...file, content });
    const newest = tx
      .select({ fileName: charityFiles.fileName })
      .from(charityFiles)
      .where(isUnused)
      .orderBy(desc(charityFiles.uploadedAt), desc(charityFiles.fileName))
      .limit(mostUnused);
    await tx.delete(charityFiles).where(and(isUnused, notInArray(charityFiles.fileName, newest)));
  });
  return file;
}

/** These documents belong to this application from now on. Throws FILE_UNKNOWN for one that the account has not uploaded. */
export async function claimFiles(
  tx: Tx,
  { accountId, applicationId, fileNames }: { accountId: string; applicationId: string; fileNames: readonly string[] },
): Promise<void> {
  for (const [position, fileName] of fileNames.entries()) {
    const claimed = await tx
      .update(charityFiles)
      .set({ applicationId, position })
      .where(
        and(
          eq(charityFiles.fileName, fileName),
          eq(charityFiles.accountId, accountId),
          isNull(charityFiles.applicationId),
        ),
      )
      .returning({ fileName: charityFiles.fileName });
    if (claimed.length === 0) throw charityErrors.fileUnknown();
  }
}

/** For operations: of any account, and only of an application. */
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

export const deleteApplicationFilesJob = ({ db, clock }: AppContext): RecurringJob => ({
  name: 'delete-application-files',
  rhythm: { cron: '20 * * * *' },
  async run() {
    const now = clock.now().getTime();
    const isUnused = and(isNull(charityFiles.applicationId), lt(charityFiles.uploadedAt, new Date(now - unusedFor)));
    const decidedLongAgo = db
      .select({ id: charityApplications.id })
      .from(charityApplications)
      .where(lt(charityApplications.decidedAt, new Date(now - keptAfterDecision)));
    await withTransaction(db, (tx) =>
      tx.delete(charityFiles).where(or(isUnused, inArray(charityFiles.applicationId, decidedLongAgo))),
    );
  },
});
