import { msg } from '@lingui/core/macro';
import { useQueries, useQuery } from '@tanstack/react-query';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { isFailure } from '../../../../domain/failure/index.ts';
import { pathIn } from '../../../../domain/locale/index.ts';
import { useLocale } from '../../../components/use-locale.ts';
import { loadMessages } from '../../../i18n/i18n.ts';
import { PurchaseLoading, PurchaseUnreadable, SuccessScreen } from '../../../pages/purchase/index.tsx';
import { orderQuery } from '../../../services/orders/index.ts';
import { purchaseQuery } from '../../../services/shopping/index.ts';
import { useSession } from '../../../flows/session/use-session.ts';
import { privateHead } from '../../../pages/shell/page-head.ts';
import { SignedInOnly } from '../../../flows/session/signed-in-only.tsx';
import { WithQueries } from '../../../app/with-queries.tsx';

export const Route = createFileRoute('/{-$locale}/purchase/success')({
  ssr: false,
  staticData: { app: 'now' },
  validateSearch: (search): { attempt?: string | undefined } => ({
    attempt: typeof search['attempt'] === 'string' ? search['attempt'] : undefined,
  }),
  loader: ({ context }) => loadMessages(context.i18n, context.locale, 'purchase'),
  head: ({ match }) => privateHead({ title: match.context.i18n._(msg`Siparişin alındı`) }),
  component: PurchaseSuccessPage,
});

function PurchaseSuccessPage() {
  const { attempt } = Route.useSearch();
  return (
    <WithQueries>
      <SignedInOnly waiting={<PurchaseLoading />}>
        {attempt === undefined ? <Redirect to="/cart" /> : <Paid attempt={attempt} />}
      </SignedInOnly>
    </WithQueries>
  );
}

/** Shown for what the server calls paid; everything else is the checkout's to tell. */
function Paid({ attempt }: { attempt: string }) {
  const { api } = Route.useRouteContext();
  const { data, error, refetch } = useQuery(purchaseQuery(api, attempt));
  const orderIds = data?.state === 'paid' ? data.orderIds : [];
  // Details may follow later: they are no condition for saying that it is paid.
  const orders = useQueries({ queries: orderIds.map((id) => ({ ...orderQuery(api, id), retry: false })) });
  const email = useSession((snapshot) => snapshot.context.account?.email ?? null);
  const [now] = useState(Date.now);
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
      hasSubscription={data.subscriptionIds.length > 0}
      isFirstPurchase={data.isFirstPurchase}
      email={email}
      now={now}
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
