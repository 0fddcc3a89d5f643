import { createActor } from 'xstate';
import { useApi } from '../../base/data/use-api.ts';
import { useFlow } from '../../base/use-flow.ts';
import { callRequestFlow } from './call-request.services.ts';
import { CallRequestScreen } from './call-request-screen.tsx';

/** Connects the card for requesting a call. */
export function CallRequestHost() {
  const api = useApi();
  const [snapshot, send] = useFlow(() => createActor(callRequestFlow(api)));
  return <CallRequestScreen snapshot={snapshot} send={send} />;
}
