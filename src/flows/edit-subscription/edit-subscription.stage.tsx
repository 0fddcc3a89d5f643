import type { StageProps } from '../../explorer/stage/stage.types.ts';
import { EditSubscriptionScreen } from './index.tsx';
import type { EditScreenProps } from './edit-subscription.types.ts';

export const namespaces = ['account', 'account/edit-subscription'];

export default function EditSubscriptionStage({ snapshot, send }: StageProps) {
  return (
    <EditSubscriptionScreen snapshot={snapshot as EditScreenProps['snapshot']} send={(event) => send({ ...event })} />
  );
}
