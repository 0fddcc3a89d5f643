import { createActor } from 'xstate';
import { useApi } from '../../base/data/use-api.ts';
import { useFlow } from '../../base/use-flow.ts';
import { saveFile } from '../../components/hooks/save-file.ts';
import type { DataFile } from '../../services/account/index.ts';
import { heldDataFlow } from './held-data.services.ts';
import { HeldDataScreen } from './held-data-screen.tsx';

const save = ({ name, text }: DataFile) => saveFile(new Blob([text], { type: 'application/json' }), name);

/** On the page of the profile. */
export function HeldDataHost() {
  const api = useApi();
  const [snapshot, send] = useFlow(() => createActor(heldDataFlow(api, save)));
  return <HeldDataScreen snapshot={snapshot} send={send} />;
}
