import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { isFailure } from '../../../domain/failure/index.ts';
import { WithQueries } from '../../app/with-queries.tsx';
import { SignedInOnly } from '../../flows/session/signed-in-only.tsx';
import { useSession } from '../../flows/session/use-session.ts';
import type { Api } from '../../services/http/index.ts';
import { ordersQuery } from '../../services/orders/index.ts';
import { subscriptionsQuery } from '../../services/subscriptions/index.ts';
import { AccountScreen, type Reading } from './index.tsx';

const unread: Reading<never[]> = { data: undefined, hasFailed: false, isOffline: false, onRetry: () => {} };
const waiting = <AccountScreen firstName={null} email={null} subscriptions={unread} orders={unread} now={0} />;

export function AccountPage({ api }: { api: Api }) {
  return (
    <WithQueries>
      <SignedInOnly waiting={waiting}>
        <SignedIn api={api} />
      </SignedInOnly>
    </WithQueries>
  );
}

function readingOf<Data>({ data, error, refetch }: UseQueryResult<Data>): Reading<Data> {
  return {
    data,
    hasFailed: error !== null,
    isOffline: isFailure(error) && error.kind === 'offline',
    onRetry: () => void refetch(),
  };
}

function SignedIn({ api }: { api: Api }) {
  const account = useSession((snapshot) => snapshot.context.account);
  const [now] = useState(Date.now);
  return (
    <AccountScreen
      firstName={account?.firstName ?? null}
      email={account?.email ?? null}
      subscriptions={readingOf(useQuery(subscriptionsQuery(api)))}
      orders={readingOf(useQuery(ordersQuery(api)))}
      now={now}
    />
  );
}
