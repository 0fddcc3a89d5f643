import { defineModule } from '../../platform/module.ts';
import { deleteApplicationFilesJob } from './application-files.ts';
import { charityData } from './charity.personal-data.ts';
import { charityHandlers } from './charity.routes.ts';

export const charityModule = defineModule({
  name: 'charity',
  rateLimits: {
    listApplicationRequests: { max: 120, windowSeconds: 60 },
    createApplicationRequest: { max: 10, windowSeconds: 600 },
    updateApplicationQuantity: { max: 30, windowSeconds: 600 },
    uploadApplicationFile: { max: 30, windowSeconds: 600 },
  },
  build: (context) => ({
    personalData: charityData,
    handlers: charityHandlers(context),
    jobs: [deleteApplicationFilesJob(context)],
  }),
});

export { findApplicationFile } from './application-files.ts';
export { findShopApplication, listShopApplications } from './charity.repository.ts';
export type { ApplicationRecord } from './charity.types.ts';
export { type Decision, moveApplication } from './decisions.ts';
