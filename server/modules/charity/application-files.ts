import { days } from '../../../domain/calendar/index.ts';
import type { AppContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/database.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import type { RecurringJob } from '../../platform/jobs/jobs.ts';
import { createPhotoRedrawer } from '../images/index.ts';
import { claimFile, deleteOldFiles, insertUpload } from './application-files.repository.ts';
import { charityErrors } from './charity.errors.ts';
import type { StoredFile } from './charity.types.ts';

const unusedFor = days(1);
const keptAfterDecision = days(730);
/** Unused uploads per account: twice as many as an application may have. The oldest are deleted. */
const mostUnused = 10;

/** Large enough that a photographed page remains readable. */
const redraw = createPhotoRedrawer({ widest: 2400, format: 'jpeg' });

const isPdf = (body: Buffer): boolean => body.toString('latin1', 0, 5) === '%PDF-';

/** The stored form of an upload. Throws FILE_UNREADABLE when it is empty or not of its media type. */
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
  await withTransaction(db, (tx) => insertUpload(tx, { ...file, content }, mostUnused));
  return file;
}

/** Assigns documents to an application. Throws FILE_UNKNOWN for one that the account has not uploaded. */
export async function claimFiles(
  tx: Tx,
  { accountId, applicationId, fileNames }: { accountId: string; applicationId: string; fileNames: readonly string[] },
): Promise<void> {
  for (const [position, fileName] of fileNames.entries()) {
    if (!(await claimFile(tx, { accountId, applicationId, fileName, position }))) throw charityErrors.fileUnknown();
  }
}

export const deleteApplicationFilesJob = ({ db, clock }: AppContext): RecurringJob => ({
  name: 'delete-application-files',
  rhythm: { cron: '20 * * * *' },
  async run() {
    const now = clock.now().getTime();
    const unusedBefore = new Date(now - unusedFor);
    const decidedBefore = new Date(now - keptAfterDecision);
    await withTransaction(db, (tx) => deleteOldFiles(tx, { unusedBefore, decidedBefore }));
  },
});
