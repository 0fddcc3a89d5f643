import { createActor } from 'xstate';
import { useFlow } from '../../app/use-flow.ts';
import type { Api } from '../../services/http/index.ts';
import { corporationFlow } from './corporation.services.ts';
import { CorporationScreen } from './index.tsx';

export function CorporationPage({ api }: { api: Api }) {
  const [snapshot, send] = useFlow(() => createActor(corporationFlow(api)), 'corporation');
  return <CorporationScreen snapshot={snapshot} send={send} />;
}
