import { asc, desc, inArray, sql } from 'drizzle-orm';
import type { Db, Executor, Tx } from '../../platform/database/database.ts';
import type { MarketingChannel } from '../account/index.ts';
import { consentRecords } from './tables.ts';

export type ConsentRecord = typeof consentRecords.$inferSelect;

export async function insertConsents(tx: Tx, records: readonly ConsentRecord[]): Promise<void> {
  await tx.insert(consentRecords).values([...records]);
}

/** The consent records, the oldest first. A subject is an account's id or a guest's address. */
export const listConsents = (db: Executor, subjects: readonly string[]): Promise<ConsentRecord[]> =>
  db
    .select()
    .from(consentRecords)
    .where(inArray(consentRecords.subject, [...subjects]))
    .orderBy(asc(consentRecords.recordedAt), asc(consentRecords.id));

/** When each channel was last allowed or withdrawn. */
export async function lastConsentChanges(
  db: Executor,
  subjects: readonly string[],
): Promise<Map<MarketingChannel, Date>> {
  const rows = await db
    .select({ channel: consentRecords.channel, at: consentRecords.recordedAt })
    .from(consentRecords)
    .where(inArray(consentRecords.subject, [...subjects]))
    .orderBy(desc(consentRecords.recordedAt), desc(consentRecords.id));
  const latest = new Map<MarketingChannel, Date>();
  for (const { channel, at } of rows) if (!latest.has(channel)) latest.set(channel, at);
  return latest;
}

/** Deletes the records of each subject and channel whose latest record withdraws the consent and is before `before`. */
export async function deleteConsentsEndedBefore(db: Db, before: Date): Promise<void> {
  const { subject, channel, isAllowed, recordedAt } = consentRecords;
  const ended = sql`select ${subject}, ${channel} from ${consentRecords} group by ${subject}, ${channel}
    having max(${recordedAt}) < ${before.toISOString()}::timestamptz
      and max(${recordedAt}) = max(${recordedAt}) filter (where not ${isAllowed})`;
  await db.delete(consentRecords).where(sql`(${subject}, ${channel}) in (${ended})`);
}
