import { useEffect } from 'react';
import { type Actor, createActor } from 'xstate';
import type { addressPictureMachine } from '../../../machines/address-picture/index.ts';
import { useFlow } from '../../base/use-flow.ts';
import type { Api } from '../../services/http/index.ts';
import { addressPictureFlow } from './address-picture.services.ts';
import { AddressPictureDialog } from './address-picture-screen.tsx';

export interface AddressPictureHostProps {
  api: Api;
  address: { _id: string; title: string };
  /** Called when the picture was saved or deleted. */
  onSaved: () => void;
  onClose: () => void;
}

/** One flow per dialog: mounting opens it, unmounting aborts an upload. */
export function AddressPictureHost({
  api,
  address: { _id: addressId, title },
  onSaved,
  onClose,
}: AddressPictureHostProps) {
  const [snapshot, send] = useFlow(() => {
    const onShare = (share: number) => actor.send({ type: 'upload.progressed', share });
    const actor: Actor<typeof addressPictureMachine> = createActor(addressPictureFlow(api, onShare), {
      input: { addressId },
    });
    return actor;
  });
  const isSaved = snapshot.matches('saved');
  useEffect(() => {
    if (isSaved) onSaved();
  }, [isSaved, onSaved]);
  return <AddressPictureDialog title={title} snapshot={snapshot} send={send} onClose={onClose} />;
}
