import { Trans, useLingui } from '@lingui/react/macro';
import { type OrderStatus, statusColour } from '../../../domain/lifecycle/index.ts';
import { inLocale, type Localized } from '../../../domain/locale/index.ts';
import type { Kurus } from '../../../domain/money/index.ts';
import type { PurchaseType } from '../../../domain/product/index.ts';
import { ButtonLink } from '../../components/button.tsx';
import { Container } from '../../components/container.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { Pill } from '../../components/pill.tsx';
import { Price } from '../../components/price.tsx';
import { Panel } from '../../components/section.tsx';
import { TextSkeleton } from '../../components/skeleton.tsx';
import { Row, Stack } from '../../components/stack.tsx';
import { Lead, Text } from '../../components/text.tsx';
import { useLocale } from '../../components/use-locale.ts';
import { useStatusWords } from './use-status-words.ts';

export interface AccountOrder {
  _id: string;
  number: string;
  status: OrderStatus;
  purchaseType: PurchaseType;
  /** ISO 8601. */
  createdAt: string;
  price: { charged: Kurus };
  lines: readonly { slug: string; name: Localized; quantity: number }[];
}

interface AccountScreenProps {
  firstName: string | null;
  email: string | null;
  /** Undefined while they are being read. */
  orders: readonly AccountOrder[] | undefined;
  hasFailed: boolean;
  onRetry: () => void;
}

/** Who is shopping here, and what they ordered. */
export function AccountScreen({ firstName, email, orders, hasFailed, onRetry }: AccountScreenProps) {
  const { t } = useLingui();
  return (
    <Container data-state={hasFailed ? 'failed' : orders ? 'ready' : 'loading'}>
      <Stack gap={6}>
        <Stack gap={2} align="start">
          <h1>{firstName ? <Trans>Merhaba {firstName}</Trans> : <Trans>Hesabın</Trans>}</h1>
          {email && <Lead>{email}</Lead>}
          <ButtonLink size="small" href="/auth/logout">{t`Çıkış yap`}</ButtonLink>
        </Stack>
        <Stack gap={4}>
          <h2>
            <Trans>Siparişlerin</Trans>
          </h2>
          {hasFailed ? (
            <ErrorState onRetry={onRetry}>
              <Trans>Siparişlerini şu an getiremedik. Hepsi yerinde duruyor.</Trans>
            </ErrorState>
          ) : !orders ? (
            <TextSkeleton lines={4} />
          ) : orders.length === 0 ? (
            <EmptyState
              title={<Trans>Henüz sipariş yok</Trans>}
              action={<ButtonLink look="main" href="/store">{t`Mağazaya git`}</ButtonLink>}
            />
          ) : (
            orders.map((order) => <OrderPanel key={order._id} order={order} />)
          )}
        </Stack>
      </Stack>
    </Container>
  );
}

function OrderPanel({ order }: { order: AccountOrder }) {
  const { t, i18n } = useLingui();
  const locale = useLocale();
  const wordOf = useStatusWords();
  return (
    <Panel tone="sand">
      <Stack gap={3}>
        <Row between>
          <Stack gap={1}>
            <h3>{order.number}</h3>
            <Text size="small" quiet>
              {i18n.date(order.createdAt, { dateStyle: 'long' })} ·{' '}
              {order.purchaseType === 'subscription' ? t`Abonelik` : t`Tek seferlik`}
            </Text>
          </Stack>
          <Pill tone={statusColour(order.status)}>{wordOf(order.status)}</Pill>
        </Row>
        {order.lines.map((line) => (
          <Text key={line.slug}>
            {line.quantity} × {inLocale(line.name, locale)}
          </Text>
        ))}
        <Price amount={order.price.charged} size="body" />
      </Stack>
    </Panel>
  );
}
