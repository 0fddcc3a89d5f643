import { getRouteApi, Navigate } from '@tanstack/react-router';
import { useState } from 'react';
import { createActor } from 'xstate';
import { refreshAccount } from '../../app/refresh-account.ts';
import { useApi } from '../../app/use-api.ts';
import { useFlow } from '../../app/use-flow.ts';
import { subscriptionFlow } from './subscription.services.ts';
import { SubscriptionScreen } from './index.tsx';

const page = getRouteApi('/{-$locale}/account/subscription/$subscriptionId');

/** Another subscription is another flow. */
export function SubscriptionPage() {
  const { subscriptionId } = page.useParams();
  return <OneSubscription key={subscriptionId} id={subscriptionId} />;
}

/** `greeting`: who is greeted, on the account's own page. */
export function OneSubscription({ id, greeting }: { id: string; greeting?: string | null }) {
  const api = useApi();
  const [now] = useState(Date.now);
  const [snapshot, send] = useFlow(() =>
    createActor(
      subscriptionFlow(api, () => refreshAccount(api)),
      { input: { id, isHome: greeting !== undefined } },
    ),
  );
  // Spec §2.
  if (snapshot.matches('left')) return <Navigate to="/{-$locale}/account" params={true} replace />;
  return (
    <SubscriptionScreen
      snapshot={snapshot}
      send={send}
      now={now}
      {...(greeting !== undefined && { greeting: greeting ?? '' })}
    />
  );
}
