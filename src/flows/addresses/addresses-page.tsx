import { useCallback, useEffect, useState } from 'react';
import { createActor } from 'xstate';
import type { AddressRow } from '../../../machines/addresses/addresses.machine.ts';
import { useLate } from '../../components/hooks/use-late.ts';
import { invalidateAccount } from '../../base/data/account-cache.ts';
import { useApi } from '../../base/data/use-api.ts';
import { showLost } from '../../base/snackbar.ts';
import { useFlow } from '../../base/use-flow.ts';
import { useLatePart } from '../../base/use-late-part.ts';
import { addressesFlow } from './addresses.services.ts';
import { AddressesScreen } from './addresses-screen.tsx';

/** Loaded when it is opened: it contains the phone formats of every country. */
const loadDialog = () => import('../address/address-dialog-host.tsx');
const loadPicture = () => import('../address-picture/address-picture-host.tsx');

type Opened = { address: AddressRow | null; turn: number };

/** The address book, with the dialog that adds or edits an address. */
export function AddressesPage() {
  const api = useApi();
  const [snapshot, send] = useFlow(() => createActor(addressesFlow(api)));
  const [opened, setOpened] = useState<Opened | null>(null);
  const [pictured, setPictured] = useState<AddressRow | null>(null);
  const loseDialog = useCallback(() => {
    setOpened(null);
    showLost();
  }, []);
  const losePicture = useCallback(() => {
    setPictured(null);
    showLost();
  }, []);
  const dialog = useLatePart('address', loadDialog, opened !== null, loseDialog);
  const picture = useLate(loadPicture, pictured !== null, losePicture);
  // Leaving the page confirms the deletion.
  useEffect(() => () => send({ type: 'delete.confirm' }), [send]);
  // While the dialog is open, so that the focus returns to a list that can be used.
  const refresh = useCallback(() => send({ type: 'list.refresh' }), [send]);
  const open = (address: AddressRow | null) => setOpened((before) => ({ address, turn: (before?.turn ?? 0) + 1 }));
  return (
    <>
      <AddressesScreen snapshot={snapshot} send={send} onAdd={() => open(null)} onEdit={open} onPicture={setPictured} />
      {pictured && picture && (
        <picture.AddressPictureHost api={api} address={pictured} onSaved={refresh} onClose={() => setPictured(null)} />
      )}
      {opened && dialog && (
        <dialog.AddressDialogHost
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
