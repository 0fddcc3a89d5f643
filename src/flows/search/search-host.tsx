import { Trans } from '@lingui/react/macro';
import { createActor } from 'xstate';
import { useApi } from '../../base/data/use-api.ts';
import { useFlow } from '../../base/use-flow.ts';
import { Dialog } from '../../components/dialogs/modal.tsx';
import { SearchScreen } from './search-screen.tsx';
import { searchFlow } from './search.services.ts';

/** The search dialog, for any page. Loaded when it is first opened. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const api = useApi();
  const [snapshot, send] = useFlow(() => createActor(searchFlow(api)));
  return (
    <Dialog open onClose={onClose} title={<Trans>Mağazada ara</Trans>}>
      <SearchScreen snapshot={snapshot} send={send} onLeave={onClose} />
    </Dialog>
  );
}
