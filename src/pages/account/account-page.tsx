import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../flows/session/use-session.ts';
import { useApi } from '../../app/use-api.ts';
import { ordersQuery } from '../../services/orders/index.ts';
import { type Subscription, subscriptionsQuery } from '../../services/subscriptions/index.ts';
import { OneSubscription } from '../../flows/subscription/subscription-page.tsx';
import { AccountScreen } from './index.tsx';
import { readingOf } from './reading-of.ts';

/** The one whose box comes first is the first. */
const inOrder = (all: readonly Subscription[]) =>
  all.toSorted((one, other) => (one.nextOrderDay ?? '9').localeCompare(other.nextOrderDay ?? '9'));

/** The account's first page: what comes next, and what was ordered. */
export function AccountPage() {
  const api = useApi();
  const account = useSession((snapshot) => snapshot.context.account);
  const firstName = account?.firstName ?? null;
  const subscriptions = readingOf(useQuery({ ...subscriptionsQuery(api), select: inOrder }));
  const first = subscriptions.data?.[0];
  return (
    <AccountScreen
      firstName={firstName}
      email={account?.email ?? null}
      subscriptions={subscriptions}
      orders={readingOf(useQuery({ ...ordersQuery(api), select: ({ orders }) => orders }))}
    >
      {first && <OneSubscription key={first._id} id={first._id} greeting={firstName} />}
    </AccountScreen>
  );
}
