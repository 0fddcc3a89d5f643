import { createActor } from 'xstate';
import { useApi } from '../../base/data/use-api.ts';
import { useFlow } from '../../base/use-flow.ts';
import { saveFile } from '../../components/hooks/save-file.ts';
import type { DataFile } from '../../services/account/index.ts';
import { personalDataFlow } from './personal-data.services.ts';
import { PersonalDataScreen } from './personal-data-screen.tsx';

const save = ({ name, text }: DataFile) => saveFile(new Blob([text], { type: 'application/json' }), name);

/** Part of the profile page. */
export function PersonalDataHost() {
  const api = useApi();
  const [snapshot, send] = useFlow(() => createActor(personalDataFlow(api, save)));
  return <PersonalDataScreen snapshot={snapshot} send={send} />;
}
