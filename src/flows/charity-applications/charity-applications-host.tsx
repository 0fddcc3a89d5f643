import { createActor } from 'xstate';
import { useApi } from '../../app/use-api.ts';
import { useFlow } from '../../app/use-flow.ts';
import { charityApplicationsFlow } from './charity-applications.services.ts';
import { CharityApplicationsScreen } from './index.tsx';

export function CharityApplications() {
  const api = useApi();
  const [snapshot, send] = useFlow(() => createActor(charityApplicationsFlow(api)));
  return <CharityApplicationsScreen snapshot={snapshot} send={send} />;
}
