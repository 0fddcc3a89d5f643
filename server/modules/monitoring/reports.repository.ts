import { asc, count, desc, eq, inArray, like, lt, lte, notInArray } from 'drizzle-orm';
import { fieldsOf, isText, parseJson } from '../../../domain/untrusted/index.ts';
import type { Db, Executor, Tx } from '../../platform/database/database.ts';
import { exceptionReports } from './tables.ts';

export type StoredReport = typeof exceptionReports.$inferSelect;

/** A report with the error's fields from its envelope; null for fields that are missing. */
export type ErrorReport = {
  id: string;
  envelope: string;
  receivedAt: Date;
  kind: string | null;
  message: string | null;
  url: string | null;
  release: string | null;
};

/** The third line is the error; untrusted, since anybody may send it. */
function toReport(row: StoredReport): ErrorReport {
  const error = fieldsOf(parseJson(row.envelope.split('\n')[2] ?? ''));
  const textOf = (name: string) => (isText(error[name]) ? error[name] : null);
  return { ...row, kind: textOf('kind'), message: textOf('message'), url: textOf('url'), release: textOf('release') };
}

export async function listReports(
  db: Executor,
  { page, limit }: { page: number; limit: number },
): Promise<{ items: ErrorReport[]; total: number }> {
  const rows = await db
    .select()
    .from(exceptionReports)
    .orderBy(desc(exceptionReports.receivedAt), desc(exceptionReports.id))
    .limit(limit)
    .offset(page * limit);
  const [all] = await db.select({ rows: count() }).from(exceptionReports);
  return { items: rows.map(toReport), total: all?.rows ?? 0 };
}

export async function findReport(db: Executor, id: string): Promise<ErrorReport | null> {
  const [row] = await db.select().from(exceptionReports).where(eq(exceptionReports.id, id));
  return row ? toReport(row) : null;
}

/** Inserts a report and deletes all but the latest `most`. */
export async function insertReport(tx: Tx, report: Omit<StoredReport, 'tries'>, most: number): Promise<void> {
  await tx.insert(exceptionReports).values(report);
  const latest = tx
    .select({ id: exceptionReports.id })
    .from(exceptionReports)
    .orderBy(desc(exceptionReports.receivedAt), desc(exceptionReports.id))
    .limit(most);
  await tx.delete(exceptionReports).where(notInArray(exceptionReports.id, latest));
}

/** Reports that are due to be forwarded, at most `limit`; no other process takes them until `leasedUntil`. */
export async function takeDueReports(
  tx: Tx,
  { now, leasedUntil, limit }: { now: Date; leasedUntil: Date; limit: number },
): Promise<StoredReport[]> {
  const due = await tx
    .select()
    .from(exceptionReports)
    .where(lte(exceptionReports.nextAt, now))
    .orderBy(asc(exceptionReports.nextAt), asc(exceptionReports.id))
    .limit(limit)
    .for('update', { skipLocked: true });
  const ids = due.map(({ id }) => id);
  if (ids.length > 0)
    await tx.update(exceptionReports).set({ nextAt: leasedUntil }).where(inArray(exceptionReports.id, ids));
  return due;
}

export async function changeReport(db: Db, id: string, change: Pick<StoredReport, 'nextAt' | 'tries'>): Promise<void> {
  await db.update(exceptionReports).set(change).where(eq(exceptionReports.id, id));
}

export async function deleteReportsBefore(db: Db, before: Date): Promise<void> {
  await db.delete(exceptionReports).where(lt(exceptionReports.receivedAt, before));
}

const names = (accountId: string) => like(exceptionReports.envelope, `%${accountId}%`);

/** Reports with the account's id, the oldest first. */
export const listReportsNaming = (db: Executor, accountId: string): Promise<StoredReport[]> =>
  db
    .select()
    .from(exceptionReports)
    .where(names(accountId))
    .orderBy(asc(exceptionReports.receivedAt), asc(exceptionReports.id));

export async function deleteReportsNaming(tx: Tx, accountId: string): Promise<void> {
  await tx.delete(exceptionReports).where(names(accountId));
}
