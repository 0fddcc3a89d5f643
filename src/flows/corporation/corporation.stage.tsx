import type { StageProps } from '../../explorer/stage/stage.types.ts';
import { CorporationScreen, type CorporationScreenProps } from './index.tsx';

export const namespaces = ['account'];

export default function CorporationStage({ snapshot, send }: StageProps) {
  return (
    <CorporationScreen snapshot={snapshot as CorporationScreenProps['snapshot']} send={(event) => send({ ...event })} />
  );
}
