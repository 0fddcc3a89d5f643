import { getRouteApi } from '@tanstack/react-router';
import { useSession } from '../session/use-session.ts';
import { OneSubscription } from './subscription-host.tsx';

const page = getRouteApi('/{-$locale}/account/subscription/$subscriptionId');

/** Each subscription has a flow of its own. */
export function SubscriptionPage() {
  const { subscriptionId } = page.useParams();
  const account = useSession((session) => session.context.account);
  return account && <OneSubscription key={subscriptionId} id={subscriptionId} account={account} />;
}
