import type { StageProps } from '../../explorer/stage/stage.types.ts';
import { OrderScreen } from './index.tsx';
import type { OrderScreenProps } from './cards/order.types.ts';

export const namespaces = ['account', 'account/order'];

export default function OrderStage({ snapshot, send }: StageProps) {
  return <OrderScreen snapshot={snapshot as OrderScreenProps['snapshot']} send={(event) => send({ ...event })} />;
}
