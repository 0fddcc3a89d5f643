import type { PersonalData } from '../../platform/personal-data/personal-data.ts';
import { listFilesOf } from './application-files.repository.ts';
import { deleteApplicationsOf, listApplications } from './charity.repository.ts';

/** The copy contains the stored documents in base64. */
export const charityData: PersonalData = {
  tables: { charity_applications: 'erased', charity_files: 'erased' },
  erase: (tx, { id }) => deleteApplicationsOf(tx, id),
  async copy(db, { id }) {
    const records = await listApplications(db, id);
    const files = await listFilesOf(db, id);
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
