import { connectCharityApplications } from '../../../machines/charity-applications/charity-applications.machine.ts';
import { changeApplicationQuantity, listApplications } from '../../services/charity/index.ts';
import type { Api } from '../../services/http/index.ts';

export const charityApplicationsFlow = (api: Api) =>
  connectCharityApplications({
    readView: async (_, signal) => ({ applications: await listApplications(api, signal) }),
    perform: async ({ request: { _id, version, quantity } }, signal) => {
      await changeApplicationQuantity(api, { _id, version, quantity: Number(quantity) }, signal);
      return null;
    },
  });
