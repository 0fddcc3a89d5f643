import { createActor } from 'xstate';
import { useFlow } from '../../app/use-flow.ts';
import type { Api } from '../../services/http/index.ts';
import { communicationFlow } from './communication.services.ts';
import { CommunicationScreen } from './index.tsx';

export function CommunicationPage({ api }: { api: Api }) {
  const [snapshot, send] = useFlow(() => createActor(communicationFlow(api)));
  return <CommunicationScreen snapshot={snapshot} send={send} />;
}
