import { useCallback, useEffect, useState } from 'react';
import { createActor } from 'xstate';
import type { AddressRow } from '../../../machines/addresses/index.ts';
import { invalidateAccount } from '../../app/account-cache.ts';
import { useApi } from '../../app/use-api.ts';
import { useFlow } from '../../app/use-flow.ts';
import { AddressPictureHost } from '../address-picture/address-picture-host.tsx';
import { AddressDialogHost } from '../address/address-dialog-host.tsx';
import { addressesFlow } from './addresses.services.ts';
import { AddressesScreen } from './index.tsx';

type Opened = { address: AddressRow | null; turn: number };

/** The address book, with the dialog in which one is written or mended. */
export function AddressesPage() {
  const api = useApi();
  const [snapshot, send] = useFlow(() => createActor(addressesFlow(api)));
  const [opened, setOpened] = useState<Opened | null>(null);
  const [pictured, setPictured] = useState<AddressRow | null>(null);
  // Whoever leaves means the deletion: it is not left undone because nobody waited.
  useEffect(() => () => send({ type: 'delete.confirm' }), [send]);
  // While the dialog is open: the focus then comes back to a list that can be used.
  const readAnew = useCallback(() => send({ type: 'list.refresh' }), [send]);
  const open = (address: AddressRow | null) => setOpened((before) => ({ address, turn: (before?.turn ?? 0) + 1 }));
  return (
    <>
      <AddressesScreen snapshot={snapshot} send={send} onAdd={() => open(null)} onEdit={open} onPicture={setPictured} />
      {pictured && (
        <AddressPictureHost api={api} address={pictured} onSaved={readAnew} onClose={() => setPictured(null)} />
      )}
      {opened && (
        <AddressDialogHost
          key={opened.turn}
          api={api}
          address={opened.address}
          onEnd={(saved) => {
            setOpened(null);
            if (!saved) return;
            invalidateAccount();
            send({ type: 'list.refresh' });
          }}
        />
      )}
    </>
  );
}
