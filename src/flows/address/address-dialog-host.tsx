import { useEffect, useState } from 'react';
import { createActor } from 'xstate';
import { type Account, NO_PHONE } from '../../../domain/account/index.ts';
import { type Address, type AddressDraft, NO_LOCATION } from '../../../domain/address/index.ts';
import type { AddressInput } from '../../../machines/address/index.ts';
import { AddressDialog } from './address-dialog.tsx';
import { AddressEntry } from './address-form.tsx';
import { startAddress, type StoredAddress } from '../../services/addresses/index.ts';
import type { Api } from '../../services/http/index.ts';
import { addressFlow } from './address.services.ts';
import { keepUnsavedAddress, readUnsavedAddress } from './address-drafts.ts';
import { useSession } from '../session/use-session.ts';
import { useFlow } from '../../base/use-flow.ts';

export interface AddressDialogHostProps {
  api: Api;
  /** Null for a new address. */
  address: StoredAddress | null;
  /** Null: closed without saving. */
  onEnd: (saved: Address | null) => void;
  /** Shows the form in the page, without a dialog around it. */
  isInline?: boolean;
}

/** Milliseconds. A new address whose start values take longer begins with those of the account. */
const START_LIMIT = 2000;

/** One flow per dialog or form: mounting opens it, and it calls `onEnd` when it is done. */
export function AddressDialogHost({ api, address, onEnd, isInline = false }: AddressDialogHostProps) {
  const account = useSession((current) => current.context.account);
  const owner = useSession(({ context }) => context.account?._id ?? context.session?.token);
  const place = `${owner}/${address?._id}`;
  const [left, setLeft] = useState(() => readUnsavedAddress(place));
  const [start, setStart] = useState<AddressDraft | null>(address ?? left?.start ?? null);
  useEffect(() => {
    if (start) return undefined;
    const visit = new AbortController();
    const begin = async () => {
      const signal = AbortSignal.any([visit.signal, AbortSignal.timeout(START_LIMIT)]);
      const known = await startAddress(api, signal).catch(() => draftOf(account));
      if (!visit.signal.aborted) setStart(known);
    };
    void begin();
    return () => visit.abort();
  }, [api, account, start]);
  if (!start) return null;
  const isInUse = address?.hasUnpackedOrders ?? false;
  if (!left)
    return (
      <Opened key="begun" {...{ api, place, start, onEnd, isInline }} input={{ address, draft: start, isInUse }} />
    );
  const input = { address: left.address, draft: left.draft, isInUse };
  return <Opened key="left" {...{ api, place, start, onEnd, isInline, input }} onDiscard={() => setLeft(undefined)} />;
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

interface OpenedProps extends Pick<AddressDialogHostProps, 'api' | 'onEnd' | 'isInline'> {
  place: string;
  start: AddressDraft;
  input: AddressInput;
  onDiscard?: () => void;
}

function Opened({ api, place, start, input, isInline, onDiscard, onEnd }: OpenedProps) {
  const [snapshot, send] = useFlow(() => createActor(addressFlow(api), { input }));
  const { status, output, context } = snapshot;
  const { address, draft } = context;
  const saved = output?.address ?? null;
  useEffect(() => {
    const isLeft = !saved && JSON.stringify(draft) !== JSON.stringify(start);
    keepUnsavedAddress(place, isLeft ? { address, draft, start } : null);
  }, [place, start, address, draft, saved]);
  useEffect(() => {
    if (status === 'done') onEnd(saved);
  }, [status, saved, onEnd]);
  if (status === 'done') return null;
  if (isInline) return <AddressEntry snapshot={snapshot} send={send} />;
  return <AddressDialog snapshot={snapshot} send={send} onDiscard={onDiscard} />;
}
