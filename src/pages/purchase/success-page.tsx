import { useQueries, useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { isFailure } from '../../../domain/failure/index.ts';
import { pathIn } from '../../../domain/locale/index.ts';
import { WithQueries } from '../../base/data/with-queries.tsx';
import { useLocale } from '../../components/words/use-locale.ts';
import { settleShown } from '../../flows/open-payment/shown-end.ts';
import { SignedInOnly } from '../../flows/session/signed-in-only.tsx';
import { useSession } from '../../flows/session/use-session.ts';
import type { Api } from '../../services/http/index.ts';
import { orderQuery } from '../../services/orders/index.ts';
import { purchaseQuery } from '../../services/shopping/index.ts';
import { PurchaseLoading, PurchaseUnreadable, SuccessScreen } from './index.tsx';

export function SuccessPage({ api, attempt }: { api: Api; attempt: string | undefined }) {
  return (
    <WithQueries>
      <SignedInOnly waiting={<PurchaseLoading />}>
        {attempt === undefined ? <Redirect to="/cart" /> : <Paid api={api} attempt={attempt} />}
      </SignedInOnly>
    </WithQueries>
  );
}

/** Shown if the server says `paid`; all other states are shown by the checkout. */
function Paid({ api, attempt }: { api: Api; attempt: string }) {
  const { data, error, refetch } = useQuery(purchaseQuery(api, attempt));
  const orderIds = data?.state === 'paid' ? data.orderIds : [];
  // The details may load later: the page says that it is paid without them.
  const orders = useQueries({ queries: orderIds.map((id) => ({ ...orderQuery(api, id), retry: false })) });
  const account = useSession((snapshot) => snapshot.context.account);
  const paid = data?.state === 'paid' ? data.paid : null;
  useEffect(() => {
    if (paid) settleShown(attempt, paid, account?._id ?? null);
  }, [paid, attempt, account?._id]);
  if (error)
    return (
      <PurchaseUnreadable isOffline={isFailure(error) && error.kind === 'offline'} onRetry={() => void refetch()} />
    );
  if (data === undefined) return <PurchaseLoading />;
  if (data === null) return <Redirect to="/cart" />;
  if (data.state !== 'paid') return <Redirect to={`/checkout?attempt=${encodeURIComponent(attempt)}`} />;
  return (
    <SuccessScreen
      charged={data.charged}
      orderCount={data.orderIds.length}
      orders={orders.flatMap((order) => (order.data ? [order.data] : []))}
      isReading={orders.some(({ isPending }) => isPending)}
      hasSubscription={data.subscriptionIds.length > 0}
      isFirstPurchase={data.isFirstPurchase}
      email={account?.email ?? null}
    />
  );
}

function Redirect({ to }: { to: string }) {
  const router = useRouter();
  const locale = useLocale();
  useEffect(() => {
    void router.navigate({ href: pathIn(locale, to), replace: true });
  }, [router, locale, to]);
  return <PurchaseLoading />;
}
