import { customPacketFlow } from '../../../machines/custom-packet/custom-packet.spec.ts';
import { CustomPacketScreen, type CustomPacketScreenProps } from './custom-packet-screen.tsx';
import type { StageProps } from '../../explorer/stage/stage.types.ts';

export const namespaces = ['custom-packet'];

export default function CustomPacketStage({ snapshot, send }: StageProps) {
  return (
    <CustomPacketScreen
      shelves={customPacketFlow.inputs.emptyBox.shelves}
      starters={[]}
      snapshot={snapshot as CustomPacketScreenProps['snapshot']}
      send={(event) => send({ ...event })}
      replacing={null}
    />
  );
}
