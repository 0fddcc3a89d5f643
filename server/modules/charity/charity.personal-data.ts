import { eq } from 'drizzle-orm';
import type { PersonalData } from '../../platform/personal-data/personal-data.ts';
import { listApplications } from './charity.repository.ts';
import { charityApplications, charityFiles } from './tables.ts';

/** Documents come as they are stored, in base64. */
export const charityData: PersonalData = {
  tables: { charity_applications: 'erased', charity_files: 'erased' },
  async erase(tx, { id }) {
    await tx.delete(charityFiles).where(eq(charityFiles.accountId, id));
    await tx.delete(charityApplications).where(eq(charityApplications.accountId, id));
  },
  async copy(db, { id }) {
    const records = await listApplications(db, id);
    const files = await db.select().from(charityFiles).where(eq(charityFiles.accountId, id));
    const filesOf = (applicationId: string | null) =>
      files
        .filter((file) => file.applicationId === applicationId)
        .map(({ fileName, name, uploadedAt, content }) => ({
          fileName,
          name,
          uploadedAt,
          content: content.toString('base64'),
        }));
    return {
      applications: [
        ...records.map(({ application }) => ({
          kind: 'application',
          ...application,
          files: filesOf(application.id),
        })),
        ...filesOf(null).map((file) => ({ kind: 'uploadedFile', ...file })),
      ],
    };
  },
};
