import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession } from '../../flows/session/use-session.ts';
import { useApi } from '../../app/use-api.ts';
import { ordersQuery } from '../../services/orders/index.ts';
import { subscriptionsQuery } from '../../services/subscriptions/index.ts';
import { AccountScreen } from './index.tsx';
import { readingOf } from './reading-of.ts';

/** The account's first page: what comes next, and what was ordered. */
export function AccountPage() {
  const api = useApi();
  const account = useSession((snapshot) => snapshot.context.account);
  const [now] = useState(Date.now);
  return (
    <AccountScreen
      firstName={account?.firstName ?? null}
      email={account?.email ?? null}
      subscriptions={readingOf(useQuery(subscriptionsQuery(api)))}
      orders={readingOf(useQuery({ ...ordersQuery(api), select: ({ orders }) => orders }))}
      now={now}
    />
  );
}
