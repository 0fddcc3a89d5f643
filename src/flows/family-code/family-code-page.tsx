import { createActor } from 'xstate';
import { useApi } from '../../base/data/use-api.ts';
import { useFlow } from '../../base/use-flow.ts';
import { familyCodeFlow } from './family-code.services.ts';
import { FamilyCodeScreen } from './family-code-screen.tsx';

export function FamilyCodePage() {
  const api = useApi();
  const [snapshot, send] = useFlow(() => createActor(familyCodeFlow(api)));
  return <FamilyCodeScreen snapshot={snapshot} send={send} />;
}
