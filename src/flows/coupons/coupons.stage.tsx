import type { StageProps } from '../../explorer/stage/stage.types.ts';
import { CouponsScreen, type CouponsScreenProps } from './index.tsx';

export const namespaces = ['account/coupons'];

export default function CouponsStage({ snapshot, send }: StageProps) {
  return <CouponsScreen snapshot={snapshot as CouponsScreenProps['snapshot']} send={(event) => send({ ...event })} />;
}
