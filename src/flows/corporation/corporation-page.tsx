import { createActor } from 'xstate';
import { useApi } from '../../base/data/use-api.ts';
import { useFlow } from '../../base/use-flow.ts';
import { corporationFlow } from './corporation.services.ts';
import { CorporationScreen } from './corporation-screen.tsx';

export function CorporationPage() {
  const api = useApi();
  const [snapshot, send] = useFlow(() => createActor(corporationFlow(api)), 'corporation');
  return <CorporationScreen snapshot={snapshot} send={send} />;
}
