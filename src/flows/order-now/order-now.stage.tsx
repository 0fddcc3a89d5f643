import { useMemo } from 'react';
import { flowWithin } from 'machine-explorer';
import type { StageProps } from '../../explorer/stage/stage.types.ts';
import { within } from '../../explorer/within.ts';
import { ThreeDSecureView } from '../three-d-secure/three-d-secure.stage-view.tsx';
import { nowChallengeViews } from './challenge-views.tsx';
import { OrderNowScreen } from './order-now-screen.tsx';
import type { OrderNowScreenProps } from './order-now.types.ts';

export const namespaces = ['account', 'account/subscription', 'checkout', 'three-d-secure'];

const elsewhere = () => {};

/** The 3-D Secure flow is shown in its first state: it has its own diagram. */
export default function OrderNowStage({ snapshot, send }: StageProps) {
  const bank = useMemo(() => flowWithin(within, snapshot)?.snapshot ?? null, [snapshot]);
  if (bank) return <ThreeDSecureView snapshot={bank} send={elsewhere} views={nowChallengeViews} />;
  return (
    <>
      <h1>Hesabın</h1>
      <OrderNowScreen
        snapshot={snapshot as OrderNowScreenProps['snapshot']}
        send={(event) => send({ ...event })}
        card="Bonus •••• 0008"
        editPath="/account/subscription/edit/subscription-1"
        loginPath="/auth/login"
      />
    </>
  );
}
