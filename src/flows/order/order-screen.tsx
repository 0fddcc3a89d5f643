import { Trans, useLingui } from '@lingui/react/macro';
import { deliveryEstimate, parseCalendarDay } from '../../../domain/calendar/index.ts';
import { unauthorized } from '../../../domain/failure/index.ts';
import {
  actionsOf,
  lastWithdrawalDay,
  type OrderStatus,
  shownStatus,
  statusColour,
} from '../../../domain/lifecycle/index.ts';
import { inLocale } from '../../../domain/locale/index.ts';
import type { OrderView } from '../../../machines/order/order.machine.ts';
import { Card, Line, Lines } from '../../components/basics/card.tsx';
import { Bought } from '../../components/catalogue/bought.tsx';
import { InPlaceOf } from '../../components/basics/in-place-of.tsx';
import { MoneySummary, type MoneyRow, savedRow } from '../../components/payment/money-summary.tsx';
import { Pill } from '../../components/basics/pill.tsx';
import { Price } from '../../components/payment/price.tsx';
import { ReadPage } from '../../components/account/read-page.tsx';
import { Row, Stack } from '../../components/basics/stack.tsx';
import { Text } from '../../components/basics/text.tsx';
import { Timeline, type TimelineItem } from '../../components/pictures/timeline.tsx';
import { TruthLine } from '../../components/feedback/truth-line.tsx';
import { useDates, useDays } from '../../components/words/use-days.ts';
import { useLocale } from '../../components/words/use-locale.ts';
import { useStatusWords } from '../../components/words/use-status-words.ts';
import { Columns } from './cards/order.styles.ts';
import type { OrderScreenProps } from './cards/order.types.ts';
import { AddressCard } from './cards/address-card.tsx';
import { AgainCard } from './cards/again-card.tsx';
import { CancelCard } from './cards/cancel-card.tsx';
import { Cargo } from './cards/cargo-card.tsx';
import { ParcelNoteCard } from './cards/parcel-note-card.tsx';
import { PapersCard } from './cards/papers-card.tsx';
import { ProblemCard } from './cards/problem-card.tsx';
import { ReturnCard } from './cards/return-card.tsx';
import { OrderTitle } from './cards/title.tsx';

/** Snapshot in, events out. */
export function OrderScreen({ snapshot, send, review }: OrderScreenProps) {
  const { t } = useLingui();
  const { view: order } = snapshot.context;
  const failure = snapshot.matches('suspended') ? unauthorized() : snapshot.context.failure;
  const part = { snapshot, send };
  return (
    <ReadPage
      title={order ? <OrderTitle order={order} /> : <Trans>Siparişin</Trans>}
      lead={order && <Known order={order} />}
      state={snapshot.value}
      busy={snapshot.hasTag('busy')}
      failure={failure}
      failureWords={{ ITEM_UNAVAILABLE: t`Bu siparişte olanları artık satmıyoruz.` }}
      unreadable={
        snapshot.matches('unreadable') && {
          words: <Trans>Siparişini şu an getiremedik. Açılınca son hâlini görürsün.</Trans>,
          onRetry: () => send({ type: 'view.refresh' }),
        }
      }
    >
      {order && (
        <Stack gap={5}>
          {order.replaces && <InPlaceOf order={order.replaces} />}
          <Way order={order} />
          <Columns>
            <Contents order={order} />
            <Stack gap={5}>
              {review}
              <ParcelNoteCard order={order} {...part} />
              <ProblemCard order={order} {...part} />
              <AddressCard order={order} />
              <ReturnCard order={order} />
              <AgainCard order={order} {...part} />
              <CancelCard order={order} {...part} />
              <PapersCard order={order} {...part} />
            </Stack>
          </Columns>
        </Stack>
      )}
    </ReadPage>
  );
}

/** Number, date and purchase type, by which an order is identified on the telephone. */
function Known({ order: { number, createdAt, purchaseType } }: { order: OrderView }) {
  const { t } = useLingui();
  const dateOf = useDates();
  return [number, dateOf(createdAt), purchaseType === 'subscription' ? t`Abonelik` : t`Tek seferlik`].join(' · ');
}

const shownOf = ({ status, refund }: OrderView) =>
  shownStatus({ status, refundStatus: refund?.answer.refundStatus ?? null });

const way: readonly OrderStatus[] = ['PAID', 'ON_PREPARATION', 'ON_ITS_WAY', 'ON_DELIVERY', 'DELIVERED'];

/** The order's past steps, and the steps to come while it is on its way. */
function Way({ order }: { order: OrderView }) {
  const { t } = useLingui();
  const wordOf = useStatusWords();
  const dateOf = useDates();
  const dayName = useDays();
  const { statusHistory, status, cargo, createdAt, lines } = order;
  const at = way.indexOf(status);
  const expected = cargo?.estimatedDelivery ? parseCalendarDay(cargo.estimatedDelivery) : null;
  const paid = statusHistory.findLast((one) => one.status === 'PAID');
  const window = deliveryEstimate(Date.parse(paid?.at ?? createdAt));
  const past = statusHistory
    .filter((one) => one.status !== 'CREATED')
    .map((one, index, all): TimelineItem => ({
      key: one.at + one.status,
      title: wordOf(one.status),
      text: dateOf(one.at),
      when: index === all.length - 1 ? 'next' : 'past',
    }));
  const later =
    at < 0
      ? []
      : way.slice(at + 1).map((one): TimelineItem => {
          const isLast = one === 'DELIVERED';
          // Donations are sent together, when an organisation's application is approved: no day is known.
          const isDated = expected !== null || lines.some(({ type }) => type !== 'donation');
          const text = expected ? t`${dayName(expected)} gününe kadar` : dayName(window.earliest, window.latest);
          return { key: one, title: wordOf(one), ...(isLast && isDated && { text }), when: 'later' };
        });
  return (
    <Card>
      <Row>
        <Pill tone={statusColour(shownOf(order))}>{wordOf(shownOf(order))}</Pill>
      </Row>
      <Timeline flat items={[...past, ...later]} />
      {cargo && actionsOf(status).includes('track') && <Cargo cargo={cargo} status={status} />}
    </Card>
  );
}

function Contents({ order }: { order: OrderView }) {
  const { t } = useLingui();
  const locale = useLocale();
  const { lines, price } = order;
  const rows: MoneyRow[] = [
    ...(price.promoDiscount > 0 ? [savedRow('promo', t`Kod indirimi`, price.promoDiscount)] : []),
    ...(price.balance > 0 ? [savedRow('balance', t`Bakiyenden`, price.balance)] : []),
    {
      key: 'shipping',
      label: t`Kargo`,
      amount: price.shipping > 0 ? <Price amount={price.shipping} /> : t`Bizden`,
    },
  ];
  return (
    <Card>
      <h2>
        <Trans>İçinde</Trans>
      </h2>
      <Lines>
        {lines.map(({ slug, type, name, quantity, total, donationNote }) => (
          <Line key={slug}>
            <Bought type={type} slug={slug}>
              {quantity} × {inLocale(name, locale)}
              {donationNote !== undefined && <small>“{donationNote}”</small>}
            </Bought>
            <Price amount={total} />
          </Line>
        ))}
      </Lines>
      <MoneySummary
        rows={rows}
        total={{ label: t`Karttan çekilen`, amount: <Price amount={price.charged} size="large" /> }}
      />
      <Money order={order} />
    </Card>
  );
}

/** What was charged, or where a repayment goes. */
function Money({ order }: { order: OrderView }) {
  const dayName = useDays();
  const { repayment, price, card, status, statusHistory } = order;
  const digits = card?.lastFourDigits ?? '';
  if (repayment) {
    const { isDone, card: back, balance } = repayment;
    return (
      <TruthLine
        money="notCharged"
        sentence={
          back === 0 ? (
            <Trans>
              <Price amount={balance} /> hesap bakiyende.
            </Trans>
          ) : isDone ? (
            <Trans>
              <Price amount={back} /> kartına iade edildi.
            </Trans>
          ) : (
            <Trans>
              <Price amount={back} /> kartına iade ediliyor.
            </Trans>
          )
        }
      >
        {back > 0 && balance > 0 && (
          <Trans>
            <Price amount={balance} /> hesap bakiyende.
          </Trans>
        )}
      </TruthLine>
    );
  }
  const arrived = statusHistory.find((one) => one.status === 'DELIVERED');
  const until = status === 'DELIVERED' && arrived && !order.replaces ? lastWithdrawalDay(Date.parse(arrived.at)) : null;
  return (
    <>
      {price.charged > 0 && (
        <TruthLine money="charged">
          <Trans>•••• {digits} numaralı kartından</Trans>
        </TruthLine>
      )}
      {until && (
        <Text size="small" quiet>
          <Trans>{dayName(until)} gününe kadar iade edebilirsin.</Trans>
        </Text>
      )}
    </>
  );
}
