import type { StageProps } from '../../explorer/stage/stage.types.ts';
import { CorporationScreen, type CorporationScreenProps } from './index.tsx';

export const namespaces = ['corporation'];

export default function CorporationStage({ snapshot, send }: StageProps) {
  return (
    <CorporationScreen snapshot={snapshot as CorporationScreenProps['snapshot']} send={(event) => send({ ...event })} />
  );
}
