import type { ReactNode } from 'react';
import { createActor, type SnapshotFrom } from 'xstate';
import type { NowEvent, orderNowMachine } from '../../../machines/order-now/index.ts';
import { showLost } from '../../base/snackbar.ts';
import { useFlow } from '../../base/use-flow.ts';
import { useLatePart } from '../../base/use-late-part.ts';
import { loadAccountMessages } from '../../i18n/account-messages.ts';
import { usePaymentPage } from '../three-d-secure/use-payment-page.ts';
import { orderNowFlow } from './order-now.services.ts';

interface OrderNowHost {
  snapshot: SnapshotFrom<typeof orderNowMachine>;
  send: (event: NowEvent) => void;
  /** `card`: name of the card that pays. */
  partWith: (card: string) => ReactNode;
}

const loadPart = () => import('./order-now-part-host.tsx');

/** Sending the next box of a subscription today; `challenge` takes the whole page while the bank asks. */
export function useOrderNow(id: string, onPaid: () => void) {
  const { api, loginPath, prepare } = usePaymentPage(`/account/subscription/${id}`);
  const [snapshot, send] = useFlow(() =>
    createActor(orderNowFlow(api, { prepare, onPaid }), { input: { id, keySeed: crypto.randomUUID() } }),
  );
  const isShown = !snapshot.matches('looking') && !snapshot.matches('idle');
  const late = useLatePart('account/subscription', loadPart, isShown, showLost, loadAccountMessages);
  const { challenge } = snapshot.children;
  const partWith: OrderNowHost['partWith'] = (card) =>
    late ? (
      <late.OrderNowScreen {...{ snapshot, send, loginPath, card }} editPath={`/account/subscription/edit/${id}`} />
    ) : (
      <div hidden data-now={snapshot.value} />
    );
  return {
    host: { snapshot, send, partWith } satisfies OrderNowHost,
    challenge: challenge && late && (
      <late.Challenge actor={challenge} loginPath={loginPath} views={late.nowChallengeViews} />
    ),
  };
}
