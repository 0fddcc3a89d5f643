import type { StageProps } from '../../explorer/stage/stage.types.ts';
import { SubscriptionScreen } from './index.tsx';
import type { SubscriptionScreenProps } from './plan/subscription.types.ts';

export const namespaces = ['account', 'account/subscription'];

export default function SubscriptionStage({ snapshot, send }: StageProps) {
  return (
    <SubscriptionScreen
      snapshot={snapshot as SubscriptionScreenProps['snapshot']}
      send={(event) => send({ ...event })}
    />
  );
}
