import type { PersonalData } from '../../platform/personal-data/personal-data.ts';

/** Audit entries name no customer, and the database refuses to change them. */
export const operationsData: PersonalData = { tables: { audit_entries: 'impersonal' } };
