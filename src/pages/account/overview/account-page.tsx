import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Account } from '../../../../domain/account/index.ts';
import { useSession } from '../../../flows/session/use-session.ts';
import { queryClient } from '../../../base/data/query-client.ts';
import { useApi } from '../../../base/data/use-api.ts';
import type { Api } from '../../../services/http/index.ts';
import { ordersQuery } from '../../../services/orders/index.ts';
import {
  deliveriesQuery,
  endedSubscriptionsQuery,
  type Subscription,
  subscriptionsQuery,
} from '../../../services/subscriptions/index.ts';
import { useDuePayment } from '../../../flows/due-payment/due-payment-host.tsx';
import { CalendarFeed } from '../../../flows/calendar-feed/calendar-feed-page.tsx';
import { OneSubscription } from '../../../flows/subscription/subscription-host.tsx';
import { WaitingPage } from '../frame/account-frame.tsx';
import { AccountScreen } from './index.tsx';
import { readingOf } from './reading-of.ts';

/** Sorted by the day of their next box. */
const inOrder = (all: readonly Subscription[]) =>
  all.toSorted((one, other) => (one.nextWindow?.earliest ?? '9').localeCompare(other.nextWindow?.earliest ?? '9'));

/** Fills the query cache before the page is mounted. */
export function readAhead(api: Api): void {
  void queryClient.prefetchQuery(subscriptionsQuery(api));
  void queryClient.prefetchQuery(ordersQuery(api));
  void queryClient.prefetchQuery(endedSubscriptionsQuery(api));
}

/** The account's first page: next box and orders. After a due payment the bank redirects here. */
export function AccountPage() {
  const account = useSession((snapshot) => snapshot.context.account);
  return account ? <KnownAccount account={account} /> : <WaitingPage path="/account" />;
}

function KnownAccount({ account }: { account: Account }) {
  const api = useApi();
  const due = useDuePayment({ keepsCards: account.accountType === 'normal' });
  const orders = readingOf(useQuery({ ...ordersQuery(api), select: ({ orders: all }) => all }));
  const { firstName } = account;
  const subscriptions = readingOf(useQuery({ ...subscriptionsQuery(api), select: inOrder }));
  const ended = useQuery(endedSubscriptionsQuery(api)).data ?? [];
  const first = subscriptions.data?.[0]?._id;
  // The first subscription stays, also when it was ended or moved: its notice can undo that.
  const [shown, setShown] = useState(first);
  if (shown === undefined && first !== undefined) setShown(first);
  const isAlone = (subscriptions.data?.length ?? 0) < 2;
  const deliveries = useQuery({ ...deliveriesQuery(api), enabled: !isAlone }).data ?? [];
  const nameOf = (id: string) => subscriptions.data?.find(({ _id }) => _id === id)?.name ?? null;
  const besides = deliveries
    .filter(({ subscriptionId }) => !isAlone && subscriptionId !== shown)
    .map((delivery) => ({
      key: `${delivery.subscriptionId}-${delivery.cycle}`,
      name: nameOf(delivery.subscriptionId),
      delivery,
    }));
  const isOther = ({ _id }: Subscription) => _id !== shown;
  if (due.challenge) return due.challenge;
  return (
    <AccountScreen
      due={due.part}
      firstName={firstName}
      email={account.email}
      subscriptions={subscriptions}
      isInvited={account.accountType === 'normal'}
      others={[...(subscriptions.data ?? []), ...ended].filter(isOther)}
      orders={orders}
      feed={shown && <CalendarFeed />}
    >
      {shown && <OneSubscription key={shown} id={shown} account={account} greeting={firstName} besides={besides} />}
    </AccountScreen>
  );
}
