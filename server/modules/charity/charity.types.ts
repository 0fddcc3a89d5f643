import type { charityApplications, charityFiles } from './tables.ts';

export type StoredApplication = typeof charityApplications.$inferSelect;
export type StoredFile = Omit<typeof charityFiles.$inferSelect, 'content'>;

/** An application with its documents, without their content. */
export type ApplicationRecord = { application: StoredApplication; files: StoredFile[] };
