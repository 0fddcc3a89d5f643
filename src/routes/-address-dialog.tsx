import { useEffect, useState } from 'react';
import { createActor } from 'xstate';
import { type Account, NO_PHONE } from '../../domain/account/index.ts';
import { type Address, type AddressDraft, NO_LOCATION } from '../../domain/address/index.ts';
import { AddressDialog } from '../screens/address/index.tsx';
import { startAddress, type StoredAddress } from '../services/addresses/index.ts';
import type { Api } from '../services/http/index.ts';
import { addressFlow } from '../wiring/address.ts';
import { useSession } from '../wiring/session.ts';
import { useFlow } from '../wiring/use-flow.ts';

export interface AddressDialogHostProps {
  api: Api;
  /** Null for a new address. */
  address: StoredAddress | null;
  /** Null: closed without saving. */
  onEnd: (saved: Address | null) => void;
}

/** A dialog that opens late is worse than one that offers less. */
const START_LIMIT = 2000;

/** One dialog, one flow: mount it to open, it ends by itself. */
export function AddressDialogHost({ api, address, onEnd }: AddressDialogHostProps) {
  const account = useSession((current) => current.context.account);
  const [draft, setDraft] = useState<AddressDraft | null>(address);
  useEffect(() => {
    if (draft) return undefined;
    const visit = new AbortController();
    const begin = async () => {
      const signal = AbortSignal.any([visit.signal, AbortSignal.timeout(START_LIMIT)]);
      const known = await startAddress(api, signal).catch(() => draftOf(account));
      if (!visit.signal.aborted) setDraft(known);
    };
    void begin();
    return () => visit.abort();
  }, [api, account, draft]);
  return draft && <Opened api={api} address={address} draft={draft} onEnd={onEnd} />;
}

const draftOf = (account: Account | null): AddressDraft => ({
  title: '',
  firstName: account?.firstName ?? '',
  lastName: account?.lastName ?? '',
  phone: account?.phone ?? NO_PHONE,
  location: NO_LOCATION,
  line: '',
  postalCode: '',
});

function Opened({ api, address, draft, onEnd }: AddressDialogHostProps & { draft: AddressDraft }) {
  const [snapshot, send] = useFlow(() =>
    createActor(addressFlow(api), { input: { address, draft, isInUse: address?.isInUse ?? false } }),
  );
  const { status, output } = snapshot;
  useEffect(() => {
    if (status === 'done') onEnd(output?.address ?? null);
  }, [status, output, onEnd]);
  return status === 'done' ? null : <AddressDialog snapshot={snapshot} send={send} />;
}
