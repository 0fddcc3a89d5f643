import type { StageProps } from '../../explorer/stage/stage.types.ts';
import { SubscriptionScreen } from './index.tsx';
import type { SubscriptionScreenProps } from './subscription.types.ts';

export const namespaces = ['account'];

/** The samples' first deadline is 4 December 2026. */
const now = Date.parse('2026-11-23T09:00:00.000Z');

export default function SubscriptionStage({ snapshot, send }: StageProps) {
  return (
    <SubscriptionScreen
      snapshot={snapshot as SubscriptionScreenProps['snapshot']}
      send={(event) => send({ ...event })}
      now={now}
    />
  );
}
