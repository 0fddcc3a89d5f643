import type { StageProps } from '../../explorer/stage/stage.types.ts';
import { AddressesScreen, type AddressesScreenProps } from './index.tsx';

export const namespaces = ['account/addresses'];

const elsewhere = () => {};

export default function AddressesStage({ snapshot, send }: StageProps) {
  return (
    <AddressesScreen
      snapshot={snapshot as AddressesScreenProps['snapshot']}
      send={(event) => send({ ...event })}
      onAdd={elsewhere}
      onEdit={elsewhere}
      onPicture={elsewhere}
    />
  );
}
