import { createActor } from 'xstate';
import { useApi } from '../../app/use-api.ts';
import { useFlow } from '../../app/use-flow.ts';
import type { DataFile } from '../../services/account/index.ts';
import { heldDataFlow } from './held-data.services.ts';
import { HeldDataScreen } from './index.tsx';

/** The browser keeps it where it keeps downloads. */
function save({ name, text }: DataFile): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
}

/** On the page of the profile. */
export function HeldDataHost() {
  const api = useApi();
  const [snapshot, send] = useFlow(() => createActor(heldDataFlow(api, save)));
  return <HeldDataScreen snapshot={snapshot} send={send} />;
}
