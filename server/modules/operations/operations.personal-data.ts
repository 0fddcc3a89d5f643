import type { PersonalData } from '../../platform/personal-data/personal-data.ts';

/** What operations did, to which row and why: no customer is named, and no line can be changed. */
export const operationsData: PersonalData = { tables: { audit_entries: 'impersonal' } };
