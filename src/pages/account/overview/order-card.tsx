import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { dayOf } from '../../../../domain/calendar/index.ts';
import {
  actionsOf,
  lastWithdrawalDay,
  type OrderStatus,
  type RefundStatus,
  shownStatus,
  statusColour,
} from '../../../../domain/lifecycle/index.ts';
import { inLocale, type Localized } from '../../../../domain/locale/index.ts';
import type { Kurus } from '../../../../domain/money/index.ts';
import type { PurchaseType } from '../../../../domain/product/index.ts';
import { AppLink, TextLink } from '../../../components/basics/app-link.tsx';
import { Bought } from '../../../components/catalogue/bought.tsx';
import { InPlaceOf } from '../../../components/basics/in-place-of.tsx';
import { Pill } from '../../../components/basics/pill.tsx';
import { Price } from '../../../components/payment/price.tsx';
import { Row, Stack } from '../../../components/basics/stack.tsx';
import { Text } from '../../../components/basics/text.tsx';
import { useDates, useDays } from '../../../components/words/use-days.ts';
import { useLocale } from '../../../components/words/use-locale.ts';
import { OrderCard, Shelf } from './account.styles.ts';
import { useStatusWords } from '../../../components/words/use-status-words.ts';

export interface AccountOrder {
  _id: string;
  number: string;
  status: OrderStatus;
  refund: { answer: { refundStatus: RefundStatus } } | null;
  purchaseType: PurchaseType;
  /** ISO 8601. */
  createdAt: string;
  price: { charged: Kurus };
  lines: readonly { slug: string; type: string; name: Localized; quantity: number }[];
  deliveredAt: string | null;
  /** The order that this one replaces. */
  replaces?: { _id: string; number: string };
}

/** One order: its number, its status in a colour and a word, what was in it and what it cost. */
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
        <Shelf>
          {order.lines.map((line) => (
            <li key={line.slug}>
              <Bought type={line.type} slug={line.slug}>
                {line.quantity} × {inLocale(line.name, locale)}
              </Bought>
            </li>
          ))}
        </Shelf>
        {order.replaces && <InPlaceOf order={order.replaces} />}
        <Row between>
          <Price amount={order.price.charged} size="body" />
          <NextAction order={order} />
        </Row>
      </Stack>
    </OrderCard>
  );
}

/** The most likely reason to open this order, as a link. */
function NextAction({ order: { _id, status, refund, deliveredAt, replaces } }: { order: AccountOrder }) {
  const dayName = useDays();
  const [today] = useState(() => dayOf(Date.now()));
  const path = `/account/orders/${_id}`;
  const until = deliveredAt === null ? null : lastWithdrawalDay(Date.parse(deliveredAt));
  if (!refund && !replaces && until && actionsOf(status).includes('return') && today <= until) {
    return (
      <Text size="small">
        <TextLink href={`/account/orders/refund/${_id}`}>
          <Trans>İade et</Trans>
        </TextLink>
        {', '}
        <Trans>{dayName(until)} gününe kadar</Trans>
      </Text>
    );
  }
  return (
    <TextLink href={path}>
      {status === 'ON_ITS_WAY' || status === 'ON_DELIVERY' ? (
        <Trans>Kargom nerede?</Trans>
      ) : status === 'NOT_DELIVERED' ? (
        <Trans>Adrese bak</Trans>
      ) : (
        <Trans>Ayrıntı</Trans>
      )}
    </TextLink>
  );
}
