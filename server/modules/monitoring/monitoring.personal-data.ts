import type { PersonalData } from '../../platform/personal-data/personal-data.ts';
import { deleteReportsNaming, listReportsNaming } from './reports.repository.ts';

/** A report names the account that was signed in, by its id. */
export const monitoringData: PersonalData = {
  tables: { exception_reports: 'erased' },
  erase: (tx, { id }) => deleteReportsNaming(tx, id),
  copy: async (db, { id }) => ({ errorReports: await listReportsNaming(db, id) }),
};
