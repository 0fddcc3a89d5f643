import type { StageProps } from '../../explorer/stage/stage.types.ts';
import { VisuallyHidden } from '../../components/basics/visually-hidden.tsx';
import { AddressPictureDialog, type AddressPictureDialogProps } from './index.tsx';

export const namespaces = ['account/addresses'];

/** A dialog over a page that has its own heading. */
export default function AddressPictureStage({ snapshot, send }: StageProps) {
  return (
    <>
      <VisuallyHidden as="h1">Mercan</VisuallyHidden>
      <AddressPictureDialog
        title="Ev"
        snapshot={snapshot as AddressPictureDialogProps['snapshot']}
        send={(event) => send({ ...event })}
        onClose={() => {}}
      />
    </>
  );
}
