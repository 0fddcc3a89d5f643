import { createActor } from 'xstate';
import { useApi } from '../../app/use-api.ts';
import { useFlow } from '../../app/use-flow.ts';
import { communicationFlow } from './communication.services.ts';
import { CommunicationScreen } from './index.tsx';

export function CommunicationPage() {
  const api = useApi();
  const [snapshot, send] = useFlow(() => createActor(communicationFlow(api)));
  return <CommunicationScreen snapshot={snapshot} send={send} />;
}
