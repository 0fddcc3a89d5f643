import { createActor } from 'xstate';
import { useApi } from '../../base/data/use-api.ts';
import { useFlow } from '../../base/use-flow.ts';
import { charityApplicationsFlow } from './charity-applications.services.ts';

export function useCharityApplications() {
  const api = useApi();
  return useFlow(() => createActor(charityApplicationsFlow(api)));
}
