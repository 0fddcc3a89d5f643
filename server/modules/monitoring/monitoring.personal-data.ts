import type { PersonalData } from '../../platform/personal-data/personal-data.ts';
import { deleteReportsNaming, listReportsNaming } from './reports.repository.ts';

/** A report contains the id of the account that was signed in. */
export const monitoringData: PersonalData = {
  tables: { exception_reports: 'erased' },
  erase: (tx, { id }) => deleteReportsNaming(tx, id),
  copy: async (db, { id }) => ({ errorReports: await listReportsNaming(db, id) }),
};
