import { createActor } from 'xstate';
import { Stack } from '../../components/stack.tsx';
import { useApi } from '../../app/use-api.ts';
import { useFlow } from '../../app/use-flow.ts';
import { CallRequestHost } from '../call-request/call-request-host.tsx';
import { communicationFlow } from './communication.services.ts';
import { CommunicationScreen } from './index.tsx';

export function CommunicationPage() {
  const api = useApi();
  const [snapshot, send] = useFlow(() => createActor(communicationFlow(api)));
  return (
    <Stack gap={5}>
      <CommunicationScreen snapshot={snapshot} send={send} />
      <CallRequestHost />
    </Stack>
  );
}
