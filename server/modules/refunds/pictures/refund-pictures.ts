import { days } from '../../../../domain/calendar/index.ts';
import type { AppContext } from '../../../platform/context.ts';
import type { Executor, Tx } from '../../../platform/database/database.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import type { RecurringJob } from '../../../platform/jobs/jobs.ts';
import { toDataUrl } from '../../addresses/index.ts';
import {
  deleteOldPictures,
  findPictureOfRefund,
  insertPicture,
  setRefundOfPictures,
} from './refund-pictures.repository.ts';
import { refundErrors } from '../record/index.ts';

/** Retention of pictures without a request, left by customers who changed their mind. */
const unnamedFor = days(1);
/** Per order: twice as many as a request may have. The oldest are deleted. */
const mostUnnamed = 8;
const keptFor = days(180);

export async function keepPicture(
  { db, clock, ids }: AppContext,
  of: { orderId: string; accountId: string },
  picture: Buffer,
): Promise<string> {
  const id = ids.next();
  await withTransaction(db, (tx) => insertPicture(tx, { ...of, id, picture, addedAt: clock.now() }, mostUnnamed));
  return id;
}

/** Assigns pictures to a request. Throws VALIDATION for one that the order does not have. */
export async function claimPictures(
  tx: Tx,
  of: { refundId: string; orderId: string; ids: readonly string[] },
): Promise<void> {
  if (of.ids.length === 0) return;
  if ((await setRefundOfPictures(tx, of)) !== of.ids.length) throw refundErrors.pictureUnknown();
}

/** The picture as a data URL. For operations: does not check the account. */
export async function findRefundPicture(db: Executor, id: string): Promise<string | null> {
  const picture = await findPictureOfRefund(db, id);
  return picture && toDataUrl(picture);
}

export const forgetPicturesJob = ({ db, clock }: AppContext): RecurringJob => ({
  name: 'forget-refund-pictures',
  rhythm: { cron: '40 * * * *' },
  async run() {
    const now = clock.now().getTime();
    const unnamedBefore = new Date(now - unnamedFor);
    const addedBefore = new Date(now - keptFor);
    await withTransaction(db, (tx) => deleteOldPictures(tx, { unnamedBefore, addedBefore }));
  },
});
