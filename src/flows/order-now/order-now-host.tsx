import { createActor, type SnapshotFrom } from 'xstate';
import type { NowEvent, orderNowMachine } from '../../../machines/order-now/index.ts';
import { useFlow } from '../../app/use-flow.ts';
import { Challenge } from '../three-d-secure/challenge.tsx';
import { usePaymentPage } from '../three-d-secure/use-payment-page.ts';
import { orderNowFlow } from './order-now.services.ts';
import { nowChallengeViews } from './challenge-views.tsx';

interface OrderNowHost {
  snapshot: SnapshotFrom<typeof orderNowMachine>;
  send: (event: NowEvent) => void;
  loginPath: string;
}

/** Sending the next box of a subscription today; `challenge` takes the whole page while the bank asks. */
export function useOrderNow(id: string, onPaid: () => void) {
  const { api, loginPath, prepare } = usePaymentPage(`/account/subscription/${id}`);
  const [snapshot, send] = useFlow(() =>
    createActor(orderNowFlow(api, { prepare, onPaid }), { input: { id, keySeed: crypto.randomUUID() } }),
  );
  const { challenge } = snapshot.children;
  return {
    host: { snapshot, send, loginPath } satisfies OrderNowHost,
    challenge: challenge && <Challenge actor={challenge} loginPath={loginPath} views={nowChallengeViews} />,
  };
}
