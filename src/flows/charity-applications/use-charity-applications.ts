import { createActor } from 'xstate';
import { useApi } from '../../app/use-api.ts';
import { useFlow } from '../../app/use-flow.ts';
import { charityApplicationsFlow } from './charity-applications.services.ts';

export function useCharityApplications() {
  const api = useApi();
  return useFlow(() => createActor(charityApplicationsFlow(api)));
}
