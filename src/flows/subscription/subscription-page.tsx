import { getRouteApi, Navigate } from '@tanstack/react-router';
import { useState } from 'react';
import { createActor } from 'xstate';
import { refreshAccount } from '../../app/refresh-account.ts';
import { useApi } from '../../app/use-api.ts';
import { useFlow } from '../../app/use-flow.ts';
import { OrderNowScreen } from '../order-now/index.tsx';
import { useOrderNow } from '../order-now/order-now-host.tsx';
import { useSession } from '../session/use-session.ts';
import { subscriptionFlow } from './subscription.services.ts';
import { SubscriptionScreen } from './index.tsx';
import type { SendNow } from './subscription.types.ts';
import { useShelf } from './use-shelf.ts';

const page = getRouteApi('/{-$locale}/account/subscription/$subscriptionId');

/** Another subscription is another flow. */
export function SubscriptionPage() {
  const { subscriptionId } = page.useParams();
  return <OneSubscription key={subscriptionId} id={subscriptionId} />;
}

/** `greeting`: who is greeted, on the account's own page. */
export function OneSubscription({ id, greeting }: { id: string; greeting?: string | null }) {
  const api = useApi();
  const isCharity = useSession((session) => session.context.account?.accountType === 'charity');
  const [now] = useState(Date.now);
  const [snapshot, send] = useFlow(() =>
    createActor(
      subscriptionFlow(api, () => refreshAccount(api)),
      { input: { id, isHome: greeting !== undefined } },
    ),
  );
  const { view, dialog } = snapshot.context;
  const shelf = useShelf({ dialog, isCharity });
  const orderNow = useOrderNow(id, () => {
    refreshAccount(api);
    send({ type: 'view.refresh' });
  });
  // Spec §2.
  if (snapshot.matches('left')) return <Navigate to="/{-$locale}/account" params={true} replace />;
  if (orderNow.challenge) return orderNow.challenge;
  const { host } = orderNow;
  const card = view?.card ? `${view.card.alias} •••• ${view.card.lastFourDigits}` : null;
  const sendNow: SendNow = {
    canOpen: card !== null && host.snapshot.can({ type: 'now.open' }),
    onOpen: () => host.send({ type: 'now.open' }),
    part: <OrderNowScreen {...host} card={card ?? ''} editPath={`/account/subscription/edit/${id}`} />,
  };
  return (
    <SubscriptionScreen
      snapshot={snapshot}
      send={send}
      now={now}
      shelf={shelf}
      sendNow={sendNow}
      {...(greeting !== undefined && { greeting: greeting ?? '' })}
    />
  );
}
