import { defineModule } from '../../platform/module.ts';
import { deleteApplicationFilesJob } from './application-files.ts';
import { charityData } from './charity.personal-data.ts';
import { charityHandlers } from './charity.routes.ts';

export const charityModule = defineModule({
  name: 'charity',
  build: (context) => ({
    personalData: charityData,
    handlers: charityHandlers(context),
    jobs: [deleteApplicationFilesJob(context)],
  }),
});

export { findApplicationFile } from './application-files.repository.ts';
export { findShopApplication, listShopApplications } from './charity.repository.ts';
export type { ApplicationRecord } from './charity.types.ts';
export { type Decision, moveApplication } from './decisions.ts';
