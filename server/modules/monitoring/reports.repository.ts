import { count, desc, eq } from 'drizzle-orm';
import { fieldsOf, isText, parseJson } from '../../../domain/untrusted/index.ts';
import type { Executor } from '../../platform/database/database.ts';
import { exceptionReports } from './tables.ts';

/** A report, and what its envelope says of the error; null where it does not. */
export type ErrorReport = {
  id: string;
  envelope: string;
  receivedAt: Date;
  kind: string | null;
  message: string | null;
  url: string | null;
  release: string | null;
};

/** The third line is the error: anybody may have sent it. */
function toReport(row: typeof exceptionReports.$inferSelect): ErrorReport {
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
