import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { PurchaseType } from '../../../../domain/product/index.ts';
import { ButtonLink } from '../../../components/basics/button.tsx';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { ErrorState } from '../../../components/feedback/error-state.tsx';
import { Pagination } from '../../../components/shell/pagination.tsx';
import { Segmented } from '../../../components/fields/segmented.tsx';
import { Stack } from '../../../components/basics/stack.tsx';
import { Text } from '../../../components/basics/text.tsx';
import { useDates } from '../../../components/words/use-days.ts';
import type { OrderStatistics } from '../../../services/orders/index.ts';
import type { Reading } from '../overview/index.tsx';
import { CardSkeletons } from '../overview/card-skeletons.tsx';
import { type AccountOrder, AccountOrderCard } from '../overview/order-card.tsx';

export type OrderKind = PurchaseType | 'all';

export interface OrdersScreenProps {
  kind: OrderKind;
  orders: Reading<{ orders: readonly AccountOrder[]; page: number; pages: number }>;
  /** Left out while they are not known: the orders are shown without them. */
  statistics?: OrderStatistics | undefined;
  hrefOf: (page: number) => string;
  onKind: (kind: OrderKind) => void;
}

const stateOf = ({ data, hasFailed }: OrdersScreenProps['orders']) => {
  if (data !== undefined) return data.orders.length === 0 ? 'empty' : 'ready';
  return hasFailed ? 'failed' : 'loading';
};

/** Every order of this customer, ten on a page, of one kind or of both. */
export function OrdersScreen({ kind, orders, statistics, hrefOf, onKind }: OrdersScreenProps) {
  const { t } = useLingui();
  const { data, hasFailed, isOffline, onRetry } = orders;
  return (
    <Stack gap={5} data-state={stateOf(orders)}>
      <h1>
        <Title onTheWay={data?.orders.filter(isOnTheWay).length ?? 0} />
      </h1>
      <Segmented
        legend={t`Hangileri?`}
        name="kind"
        value={kind}
        options={[
          { value: 'all', label: t`Hepsi` },
          { value: 'subscription', label: t`Abonelik` },
          { value: 'oneTimePurchase', label: t`Tek seferlik` },
        ]}
        onChange={onKind}
      />
      {data ? (
        <>
          {data.orders.length === 0 && <NoOrders kind={kind} />}
          {data.orders.map((order) => (
            <AccountOrderCard key={order._id} order={order} />
          ))}
          <Pagination page={data.page} pages={data.pages} hrefOf={hrefOf} />
          {statistics && <Numbers {...statistics} />}
        </>
      ) : hasFailed ? (
        <ErrorState offline={isOffline} onRetry={onRetry}>
          <Trans>Siparişlerini şu an getiremedik. Hepsi yerinde duruyor.</Trans>
        </ErrorState>
      ) : (
        <CardSkeletons count={3} />
      )}
    </Stack>
  );
}

const isOnTheWay = ({ status }: AccountOrder) => status === 'ON_ITS_WAY' || status === 'ON_DELIVERY';

/** Heading: the orders on their way, if there are any. */
function Title({ onTheWay }: { onTheWay: number }) {
  if (onTheWay === 0) {
    return (
      <Trans>
        Siparişlerin, <em>hepsi burada</em>
      </Trans>
    );
  }
  if (onTheWay === 1) {
    return (
      <Trans>
        Biri yolda, <em>gerisi burada</em>
      </Trans>
    );
  }
  return (
    <Trans>
      {onTheWay} kutun yolda, <em>gerisi burada</em>
    </Trans>
  );
}

function NoOrders({ kind }: { kind: OrderKind }) {
  const { t } = useLingui();
  return (
    <EmptyState
      scene="empty-orders"
      title={kind === 'all' ? <Trans>Henüz sipariş yok</Trans> : <Trans>Bu türden sipariş yok</Trans>}
      action={<ButtonLink look="main" href="/store">{t`Mağazaya git`}</ButtonLink>}
    />
  );
}

/** Numbers of all orders, whatever kind and page are shown. */
function Numbers({ deliveredCount, donationCount, firstOrderAt }: OrderStatistics) {
  const date = useDates();
  if (firstOrderAt === null || deliveredCount === 0) return null;
  const first = date(firstOrderAt);
  return (
    <Text size="small" quiet>
      <Plural
        value={deliveredCount}
        one={`${first} gününden beri # siparişin teslim edildi.`}
        other={`${first} gününden beri # siparişin teslim edildi.`}
      />{' '}
      {donationCount > 0 && <Plural value={donationCount} one="# kutu bağışladın." other="# kutu bağışladın." />}
    </Text>
  );
}
