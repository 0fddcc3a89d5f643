import type { StageProps } from '../../explorer/stage/stage.types.ts';
import { RefundScreen } from './index.tsx';
import type { RefundScreenProps } from './refund.types.ts';

export const namespaces = ['account', 'account/refund'];

export default function RefundStage({ snapshot, send }: StageProps) {
  return <RefundScreen snapshot={snapshot as RefundScreenProps['snapshot']} send={(event) => send({ ...event })} />;
}
