import { type Actor, createActor } from 'xstate';
import type { addressPictureMachine } from '../../../machines/address-picture/index.ts';
import { useFlow } from '../../app/use-flow.ts';
import type { Api } from '../../services/http/index.ts';
import { addressPictureFlow } from './address-picture.services.ts';
import { AddressPictureDialog } from './index.tsx';

export interface AddressPictureHostProps {
  api: Api;
  address: { _id: string; title: string };
  onClose: () => void;
}

/** One dialog, one flow: mount it to open. What is being sent when it closes is stopped. */
export function AddressPictureHost({ api, address: { _id: addressId, title }, onClose }: AddressPictureHostProps) {
  const [snapshot, send] = useFlow(() => {
    const tellShare = (share: number) => actor.send({ type: 'upload.progressed', share });
    const actor: Actor<typeof addressPictureMachine> = createActor(addressPictureFlow(api, tellShare), {
      input: { addressId },
    });
    return actor;
  });
  return <AddressPictureDialog title={title} snapshot={snapshot} send={send} onClose={onClose} />;
}
