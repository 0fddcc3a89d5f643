import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { TextSkeleton } from '../../components/skeleton.tsx';
import { Stack } from '../../components/stack.tsx';
import { Lead } from '../../components/text.tsx';
import { Greeting } from './account.styles.ts';
import { type AccountOrder, AccountOrderCard } from './order-card.tsx';
import { type AccountSubscription, SubscriptionRow } from './subscription-row.tsx';

/** One thing read from the server; `data` is undefined while it is being read. */
export interface Reading<Data> {
  data: Data | undefined;
  hasFailed: boolean;
  isOffline: boolean;
  onRetry: () => void;
}

export interface AccountScreenProps {
  firstName: string | null;
  email: string | null;
  subscriptions: Reading<unknown>;
  /** Beside the first one; those that have ended come last. */
  others: readonly AccountSubscription[];
  orders: Reading<readonly AccountOrder[]>;
  /** A box whose payment did not go through. */
  due?: ReactNode;
  /** How a calendar follows the boxes. */
  feed?: ReactNode;
  /** The subscription whose box comes first, with all that can be asked of it: it greets the customer then. */
  children?: ReactNode;
}

const stateOf = (...readings: Reading<unknown>[]) =>
  readings.some(({ hasFailed }) => hasFailed)
    ? 'failed'
    : readings.some(({ data }) => data === undefined)
      ? 'loading'
      : 'ready';

/** Who is shopping here, what comes next, and what they ordered. */
export function AccountScreen({
  firstName,
  email,
  subscriptions,
  others,
  orders,
  due,
  feed,
  children,
}: AccountScreenProps) {
  return (
    <Stack gap={7} data-state={stateOf(subscriptions, orders)}>
      {children ?? (
        <Greeting>
          <Stack gap={2}>
            <h1>{firstName ? <Trans>Merhaba {firstName}</Trans> : <Trans>Hesabın</Trans>}</h1>
            {email && <Lead>{email}</Lead>}
          </Stack>
        </Greeting>
      )}
      {due}
      {children === undefined && (
        <Read reading={subscriptions} failed={<Trans>Aboneliğini şu an getiremedik. Olduğu gibi duruyor.</Trans>}>
          {null}
        </Read>
      )}
      {feed}
      {others.length > 0 && (
        <Stack gap={4}>
          <h2>
            <Trans>Öbür aboneliklerin</Trans>
          </h2>
          {others.map((each) => (
            <SubscriptionRow key={each._id} subscription={each} />
          ))}
        </Stack>
      )}
      <Stack gap={4}>
        <h2>
          <Trans>Siparişlerin</Trans>
        </h2>
        <Read reading={orders} failed={<Trans>Siparişlerini şu an getiremedik. Hepsi yerinde duruyor.</Trans>}>
          {orders.data && <Orders orders={orders.data} />}
        </Read>
      </Stack>
    </Stack>
  );
}

function Orders({ orders }: { orders: readonly AccountOrder[] }) {
  const { t } = useLingui();
  if (orders.length > 0) return orders.map((order) => <AccountOrderCard key={order._id} order={order} />);
  return (
    <EmptyState
      scene="empty-orders"
      title={<Trans>Henüz sipariş yok</Trans>}
      action={<ButtonLink look="main" href="/store">{t`Mağazaya git`}</ButtonLink>}
    />
  );
}

interface ReadProps {
  reading: Reading<unknown>;
  failed: ReactNode;
  children: ReactNode;
}

function Read({ reading: { data, hasFailed, isOffline, onRetry }, failed, children }: ReadProps) {
  if (data !== undefined) return children;
  if (!hasFailed) return <TextSkeleton lines={4} />;
  return (
    <ErrorState offline={isOffline} onRetry={onRetry}>
      {failed}
    </ErrorState>
  );
}
