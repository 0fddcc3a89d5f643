import { useLingui } from '@lingui/react/macro';
import { type OrderStatus, type RefundStatus, shownStatus, statusColour } from '../../../domain/lifecycle/index.ts';
import { inLocale, type Localized } from '../../../domain/locale/index.ts';
import type { Kurus } from '../../../domain/money/index.ts';
import type { PurchaseType } from '../../../domain/product/index.ts';
import { AppLink } from '../../components/app-link.tsx';
import { Pill } from '../../components/pill.tsx';
import { Price } from '../../components/price.tsx';
import { Row, Stack } from '../../components/stack.tsx';
import { Text } from '../../components/text.tsx';
import { useDates } from '../../components/use-days.ts';
import { useLocale } from '../../components/use-locale.ts';
import { OrderCard } from './account.styles.ts';
import { useStatusWords } from '../../components/use-status-words.ts';

export interface AccountOrder {
  _id: string;
  number: string;
  status: OrderStatus;
  refund: { answer: { refundStatus: RefundStatus } } | null;
  purchaseType: PurchaseType;
  /** ISO 8601. */
  createdAt: string;
  price: { charged: Kurus };
  lines: readonly { slug: string; name: Localized; quantity: number }[];
}

/** One order: its number, how it stands in a colour and a word, what was in it and what it cost. */
export function AccountOrderCard({ order }: { order: AccountOrder }) {
  const { t } = useLingui();
  const dateOf = useDates();
  const locale = useLocale();
  const wordOf = useStatusWords();
  const status = shownStatus({ status: order.status, refundStatus: order.refund?.answer.refundStatus ?? null });
  return (
    <OrderCard aria-labelledby={order._id}>
      <Stack gap={3}>
        <Row between top>
          <Stack gap={1}>
            <h3 id={order._id}>
              <AppLink href={`/account/orders/${order._id}`}>{order.number}</AppLink>
            </h3>
            <Text size="small" quiet>
              {dateOf(order.createdAt)} · {order.purchaseType === 'subscription' ? t`Abonelik` : t`Tek seferlik`}
            </Text>
          </Stack>
          <Pill tone={statusColour(status)}>{wordOf(status)}</Pill>
        </Row>
        <ul>
          {order.lines.map((line) => (
            <li key={line.slug}>
              {line.quantity} × {inLocale(line.name, locale)}
            </li>
          ))}
        </ul>
        <Price amount={order.price.charged} size="body" />
      </Stack>
    </OrderCard>
  );
}
