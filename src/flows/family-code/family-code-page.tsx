import { createActor } from 'xstate';
import { useFlow } from '../../app/use-flow.ts';
import type { Api } from '../../services/http/index.ts';
import { familyCodeFlow } from './family-code.services.ts';
import { FamilyCodeScreen } from './index.tsx';

export function FamilyCodePage({ api }: { api: Api }) {
  const [snapshot, send] = useFlow(() => createActor(familyCodeFlow(api)));
  return <FamilyCodeScreen snapshot={snapshot} send={send} />;
}
