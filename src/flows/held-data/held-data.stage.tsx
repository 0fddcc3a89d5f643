import type { StageProps } from '../../explorer/stage/stage.types.ts';
import { HeldDataScreen, type HeldDataScreenProps } from './index.tsx';

export const namespaces = ['account'];

export default function HeldDataStage({ snapshot, send }: StageProps) {
  return <HeldDataScreen snapshot={snapshot as HeldDataScreenProps['snapshot']} send={(event) => send({ ...event })} />;
}
