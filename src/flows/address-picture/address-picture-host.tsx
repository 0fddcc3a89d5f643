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
  /** The address has a picture now, or has none any more. */
  onSaved: () => void;
  onClose: () => void;
}

/** One dialog, one flow: mount it to open. What is being sent when it closes is stopped. */
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
