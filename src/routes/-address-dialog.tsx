import { useEffect } from 'react';
import { createActor } from 'xstate';
import type { Address, AddressDraft } from '../../domain/address/index.ts';
import { AddressDialog } from '../screens/address/index.tsx';
import type { Api } from '../services/http/index.ts';
import { addressFlow } from '../wiring/address.ts';
import { useFlow } from '../wiring/use-flow.ts';
import { useWords } from './-use-words.ts';

export interface AddressDialogHostProps {
  api: Api;
  /** Null for a new address. */
  address: (Address & { isInUse: boolean }) | null;
  draft: AddressDraft;
  /** Null: closed without saving. */
  onEnd: (saved: Address | null) => void;
}

/** One dialog, one flow: mount it to open, it ends by itself. */
export function AddressDialogHost({ api, address, draft, onEnd }: AddressDialogHostProps) {
  useWords('address');
  const [snapshot, send] = useFlow(() =>
    createActor(addressFlow(api), { input: { address, draft, isInUse: address?.isInUse ?? false } }),
  );
  const { status, output } = snapshot;
  useEffect(() => {
    if (status === 'done') onEnd(output?.address ?? null);
  }, [status, output, onEnd]);
  return status === 'done' ? null : <AddressDialog snapshot={snapshot} send={send} />;
}
