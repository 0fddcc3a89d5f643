import type { StageProps } from '../../explorer/stage/stage.types.ts';
import { DateDialog } from './actions/date-dialog.tsx';
import { ExtrasDialog } from './actions/extras-dialog.tsx';
import { SubscriptionScreen } from './subscription-screen.tsx';
import type { SubscriptionScreenProps } from './plan/subscription.types.ts';

export const namespaces = ['account', 'account/subscription'];

/** The dialogs that a page fetches when they are opened. */
const shelf = { Extras: ExtrasDialog, Dates: DateDialog };

export default function SubscriptionStage({ snapshot, send }: StageProps) {
  return (
    <SubscriptionScreen
      snapshot={snapshot as SubscriptionScreenProps['snapshot']}
      send={(event) => send({ ...event })}
      shelf={shelf}
    />
  );
}
