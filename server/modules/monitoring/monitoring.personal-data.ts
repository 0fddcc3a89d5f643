import { asc, like } from 'drizzle-orm';
import type { PersonalData } from '../../platform/personal-data/personal-data.ts';
import { exceptionReports } from './tables.ts';

/** A report names the account that was signed in, by its id. */
export const monitoringData: PersonalData = {
  tables: { exception_reports: 'erased' },
  async erase(tx, { id }) {
    await tx.delete(exceptionReports).where(like(exceptionReports.envelope, `%${id}%`));
  },
  copy: async (db, { id }) => ({
    errorReports: await db
      .select()
      .from(exceptionReports)
      .where(like(exceptionReports.envelope, `%${id}%`))
      .orderBy(asc(exceptionReports.receivedAt), asc(exceptionReports.id)),
  }),
};
