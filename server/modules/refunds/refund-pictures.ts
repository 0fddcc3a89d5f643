import { and, desc, eq, inArray, isNotNull, isNull, lt, notInArray, or } from 'drizzle-orm';
import { days } from '../../../domain/calendar/index.ts';
import type { AppContext } from '../../platform/context.ts';
import type { Executor, Tx } from '../../platform/database/database.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import type { RecurringJob } from '../../platform/jobs/jobs.ts';
import { toDataUrl } from '../addresses/index.ts';
import { refundErrors } from './refunds.errors.ts';
import { refundPictures } from './tables.ts';

/** Customers who change their mind leave pictures that no request names. */
const unnamedFor = days(1);
/** Of an order: twice as many as a request may name. The oldest make room. */
const mostUnnamed = 8;
const keptFor = days(180);

export async function keepPicture(
  { db, clock, ids }: AppContext,
  of: { orderId: string; accountId: string },
  picture: Buffer,
): Promise<string> {
  const id = ids.next();
  const isUnnamed = and(eq(refundPictures.orderId, of.orderId), isNull(refundPictures.refundId));
  await withTransaction(db, async (tx) => {
    await tx.insert(refundPictures).values({ ...of, id, picture, addedAt: clock.now() });
    const newest = tx
      .select({ id: refundPictures.id })
      .from(refundPictures)
      .where(isUnnamed)
      .orderBy(desc(refundPictures.id))
      .limit(mostUnnamed);
    await tx.delete(refundPictures).where(and(isUnnamed, notInArray(refundPictures.id, newest)));
  });
  return id;
}

/** These pictures belong to this request from now on. Throws VALIDATION for one that the order does not have. */
export async function claimPictures(
  tx: Tx,
  { refundId, orderId, ids }: { refundId: string; orderId: string; ids: readonly string[] },
): Promise<void> {
  if (ids.length === 0) return;
  const isFree = and(inArray(refundPictures.id, [...ids]), eq(refundPictures.orderId, orderId));
  const claimed = await tx
    .update(refundPictures)
    .set({ refundId })
    .where(and(isFree, isNull(refundPictures.refundId)))
    .returning({ id: refundPictures.id });
  if (claimed.length !== ids.length) throw refundErrors.pictureUnknown();
}

/** As a data URL. For operations: it asks for no account. */
export async function findRefundPicture(db: Executor, id: string): Promise<string | null> {
  const [row] = await db
    .select({ picture: refundPictures.picture })
    .from(refundPictures)
    .where(and(eq(refundPictures.id, id), isNotNull(refundPictures.refundId)));
  return row ? toDataUrl(row.picture) : null;
}

export const forgetPicturesJob = ({ db, clock }: AppContext): RecurringJob => ({
  name: 'forget-refund-pictures',
  rhythm: { cron: '40 * * * *' },
  async run() {
    const now = clock.now().getTime();
    const isUnnamed = and(isNull(refundPictures.refundId), lt(refundPictures.addedAt, new Date(now - unnamedFor)));
    const isOld = lt(refundPictures.addedAt, new Date(now - keptFor));
    await withTransaction(db, (tx) => tx.delete(refundPictures).where(or(isUnnamed, isOld)));
  },
});
