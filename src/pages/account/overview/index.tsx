import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { BoxSkeleton } from '../../../components/feedback/box-skeleton.tsx';
import { ButtonLink } from '../../../components/basics/button.tsx';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { ErrorState } from '../../../components/feedback/error-state.tsx';
import { Stack } from '../../../components/basics/stack.tsx';
import { Lead, Text } from '../../../components/basics/text.tsx';
import { Greeting } from './account.styles.ts';
import { CardSkeletons } from './card-skeletons.tsx';
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
  subscriptions: Reading<readonly unknown[]>;
  /** Invites a customer without a box to choose one; false for a charity. */
  isInvited: boolean;
  /** The subscriptions after the first; those that have ended come last. */
  others: readonly AccountSubscription[];
  orders: Reading<readonly AccountOrder[]>;
  /** A box whose payment did not go through. */
  due?: ReactNode;
  /** The calendar feed of the boxes. */
  feed?: ReactNode;
  /** The subscription with the next box and all its actions; it shows the greeting. */
  children?: ReactNode;
}

const stateOf = (...readings: Reading<unknown>[]) =>
  readings.some(({ hasFailed }) => hasFailed)
    ? 'failed'
    : readings.some(({ data }) => data === undefined)
      ? 'loading'
      : 'ready';

/** The customer's name, the next box, and the orders. */
export function AccountScreen({
  firstName,
  email,
  subscriptions,
  isInvited,
  others,
  orders,
  due,
  feed,
  children,
}: AccountScreenProps) {
  const isWithoutBox = isInvited && children === undefined && subscriptions.data?.length === 0;
  return (
    <Stack gap={7} data-state={stateOf(subscriptions, orders)}>
      {due}
      {children ?? (
        <Greeting>
          <Stack gap={2}>
            <h1>{firstName ? <Trans>Merhaba {firstName}</Trans> : <Trans>Hesabın</Trans>}</h1>
            {email && <Lead>{email}</Lead>}
          </Stack>
        </Greeting>
      )}
      {children === undefined && (
        <Read
          reading={subscriptions}
          failed={<Trans>Aboneliğini şu an getiremedik. Açılınca son hâlini görürsün.</Trans>}
          skeleton={<BoxSkeleton />}
        >
          {isWithoutBox && <NoBox />}
        </Read>
      )}
      {feed}
      {others.length > 0 && (
        <Stack gap={4}>
          <h2>{children ? <Trans>Diğer aboneliklerin</Trans> : <Trans>Biten aboneliklerin</Trans>}</h2>
          {others.map((each) => (
            <SubscriptionRow key={each._id} subscription={each} />
          ))}
        </Stack>
      )}
      <Stack gap={4}>
        <h2>
          <Trans>Siparişlerin</Trans>
        </h2>
        <Read
          reading={orders}
          failed={<Trans>Siparişlerini şu an getiremedik. Hepsi yerinde duruyor.</Trans>}
          skeleton={<CardSkeletons />}
        >
          {orders.data && <Orders orders={orders.data} isBelowNoBox={isWithoutBox} />}
        </Read>
      </Stack>
    </Stack>
  );
}

/** Explains what a subscription is, with two links to one. */
function NoBox() {
  const { t } = useLingui();
  return (
    <EmptyState
      scene="empty-cart"
      title={
        <Trans>
          Kutun yok, <em>Sarman kutuda</em>
        </Trans>
      }
      action={
        <>
          <ButtonLink look="main" href="/custom-packet">{t`Kutunu kur`}</ButtonLink>
          <ButtonLink href="/packets">{t`Hazır paketlere bak`}</ButtonLink>
        </>
      }
    >
      <p>
        <Trans>
          Abone olursan kutun 8 haftada bir gelir. İçini sen seçersin; gününü değiştirir, istemediğini atlarsın.
        </Trans>
      </p>
    </EmptyState>
  );
}

function Orders({ orders, isBelowNoBox }: { orders: readonly AccountOrder[]; isBelowNoBox: boolean }) {
  const { t } = useLingui();
  if (orders.length > 0) return orders.map((order) => <AccountOrderCard key={order._id} order={order} />);
  // One picture and one link are enough.
  if (isBelowNoBox)
    return (
      <Text quiet>
        <Trans>Henüz sipariş yok</Trans>
      </Text>
    );
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
  skeleton: ReactNode;
  children: ReactNode;
}

function Read({ reading: { data, hasFailed, isOffline, onRetry }, failed, skeleton, children }: ReadProps) {
  if (data !== undefined) return children;
  if (!hasFailed) return skeleton;
  return (
    <ErrorState offline={isOffline} onRetry={onRetry}>
      {failed}
    </ErrorState>
  );
}
