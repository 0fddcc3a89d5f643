import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { fullName } from '../../../domain/account/index.ts';
import { calendarFile, deliveryEstimate } from '../../../domain/calendar/index.ts';
import { BRAND_NAME } from '../../../domain/brand.ts';
import { inLocale } from '../../../domain/locale/index.ts';
import type { Kurus } from '../../../domain/money/index.ts';
import type { PurchaseType } from '../../../domain/product/index.ts';
import { secondDelivery } from '../../../domain/subscription/index.ts';
import { Button, ButtonLink } from '../../components/basics/button.tsx';
import { contentsOfLine } from '../../components/catalogue/packets/packet-contents.ts';
import { Container } from '../../components/basics/container.tsx';
import { CalendarIcon } from '../../components/basics/icons.tsx';
import { LineItem, LineItems } from '../../components/payment/line-item.tsx';
import { MoneySummary, savedRow } from '../../components/payment/money-summary.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import { LinePicture } from '../../components/pictures/picture.tsx';
import { Price } from '../../components/payment/price.tsx';
import { saveFile } from '../../components/hooks/save-file.ts';
import { Row, Stack } from '../../components/basics/stack.tsx';
import { Lead, Text } from '../../components/basics/text.tsx';
import { Timeline, type TimelineItem } from '../../components/pictures/timeline.tsx';
import { TruthLine } from '../../components/feedback/truth-line.tsx';
import { useAddressLine } from '../../components/words/use-address-line.ts';
import { useDays } from '../../components/words/use-days.ts';
import { useLocale } from '../../components/words/use-locale.ts';
import { formatLira, sum } from '../../../domain/money/index.ts';
import { BoughtPicture } from './bought-picture.tsx';
import type { BoughtOrder } from './bought.types.ts';
import { Done, OrderCard } from './purchase.styles.ts';

export interface SuccessScreenProps {
  charged: Kurus;
  /** How many orders the purchase made; their details may follow later. */
  orderCount: number;
  orders: readonly BoughtOrder[];
  /** Details are still on their way. */
  isReading?: boolean;
  hasSubscription: boolean;
  isFirstPurchase: boolean;
  /** Address of the confirmation; null while it is not known. */
  email: string | null;
}

/** Charged, and what comes next. Shown only when the server says that it is paid. */
export function SuccessScreen(props: SuccessScreenProps) {
  const { charged, orderCount, orders, hasSubscription, isFirstPurchase, email } = props;
  const { t } = useLingui();
  const amount = formatLira(charged);
  const first = isOnlyDonation(orders) ? undefined : orders[0];
  return (
    <Container data-state="paid">
      <Done>
        <BoughtPicture orders={orders} isReading={props.isReading ?? false} />
        <Stack gap={5}>
          <h1>
            {isOnlyDonation(orders) ? (
              <Trans>
                Tamamdır, <em>bağışın bizde</em>
              </Trans>
            ) : isFirstPurchase ? (
              <Trans>
                İlk kutun hazırlanıyor, <em>hoş geldin</em>
              </Trans>
            ) : (
              <Trans>
                Tamamdır, <em>kutun hazırlanıyor</em>
              </Trans>
            )}
          </h1>
          <TruthLine
            money="charged"
            sentence={
              charged > 0 ? t`Ödemen alındı: ${amount} çekildi.` : t`Siparişin alındı; kartından para çekilmedi.`
            }
          >
            {orders.length > 0 ? (
              <Trans>Sipariş no: {orders.map(({ number }) => number).join(', ')}</Trans>
            ) : (
              <Plural value={orderCount} one="# siparişin oluştu." other="# siparişin oluştu." />
            )}
          </TruthLine>
          {/* Above content that may load later: it would push the focused link away. */}
          <Row data-screen="">
            <ButtonLink look="main" href="/account">{t`Siparişlerime git`}</ButtonLink>
            <ButtonLink size="small" href="/store">{t`Mağazaya bak`}</ButtonLink>
            {first && <KeepInCalendar order={first} />}
          </Row>
          <Next {...props} />
          {isFirstPurchase && (
            <Lead>
              <Trans>Aramıza katıldığın için teşekkürler. Bir şey ters giderse yaz; karşına bir insan çıkar.</Trans>
            </Lead>
          )}
          {first && <Arrival order={first} />}
          {email && (
            <Notice tone="info">
              <Trans>Onay ve kabul ettiğin sözleşmelerin kopyası {email} adresine gidiyor.</Trans>
            </Notice>
          )}
          {orders.map((order) => (
            <BoughtOrderCard key={order._id} order={order} />
          ))}
          {hasSubscription && (
            <Text quiet>
              <Trans>
                Kutunu atlar, gününü değiştirir, aboneliğini dilediğin an bitirirsin: bir sonraki kutudan geçerli olur,
                nedenini söylemen gerekmez.
              </Trans>
            </Text>
          )}
        </Stack>
      </Done>
    </Container>
  );
}

const isOnlyDonation = (orders: readonly BoughtOrder[]) =>
  orders.length > 0 && orders.every(({ lines }) => lines.every(({ type }) => type === 'donation'));

/** The next steps, with days once the shop has said when it was paid: a browser's clock may be wrong. */
function Next({ hasSubscription, orders }: SuccessScreenProps) {
  const { t } = useLingui();
  const day = useDays();
  const [first] = orders;
  const paidAt = first && Date.parse(first.createdAt);
  const arrival = paidAt ? deliveryEstimate(paidAt) : null;
  if (isOnlyDonation(orders))
    return (
      <section aria-label={t`Bundan sonra`}>
        <Timeline
          items={[
            { key: 'paid', title: t`Bugün`, text: t`Ödemen alındı, bağışın ayrıldı.`, when: 'past' },
            {
              key: 'sent',
              title: t`Bir başvuru onaylanınca`,
              text: t`Bağışın başvuran kurumun kolisinde yola çıkar.`,
              when: 'next',
            },
          ]}
        />
      </section>
    );
  const items: TimelineItem[] = [
    { key: 'paid', title: t`Bugün`, text: t`Ödemen alındı, kutun hazırlanıyor.`, when: 'past' },
    {
      key: 'arrival',
      title: arrival ? day(arrival.earliest, arrival.latest) : t`2–4 iş günü içinde`,
      text: t`Yola çıkınca takip bağlantısı göndeririz.`,
      when: 'next',
    },
  ];
  if (hasSubscription) {
    const second = paidAt ? secondDelivery(paidAt) : null;
    const lastChangeDay = second && day(second.lastChangeDay);
    const orderDay = second && day(second.orderDay);
    items.push(
      {
        key: 'announced',
        title: second ? day(second.announcedOn) : t`7 hafta sonra`,
        text: lastChangeDay
          ? t`Sonraki kutunu ve tutarını e-postayla yazarız. İçini ve gününü değiştirmek için son gün ${lastChangeDay}.`
          : t`Sonraki kutunu ve tutarını e-postayla yazarız.`,
        when: 'later',
      },
      {
        key: 'again',
        title: second ? day(second.window.earliest, second.window.latest) : t`8 hafta sonra`,
        text: orderDay
          ? t`Sonraki kutun kapında. Tutarı kartından ${orderDay} günü alınır.`
          : t`Sonraki kutun kapında.`,
        when: 'later',
      },
    );
  }
  return (
    <section aria-label={t`Bundan sonra`}>
      <Timeline items={items} />
    </section>
  );
}

/** The days at the door, for the shopper's own calendar. */
function KeepInCalendar({ order: { _id, createdAt } }: { order: BoughtOrder }) {
  const { t } = useLingui();
  const keep = () => {
    const { earliest, latest } = deliveryEstimate(Date.parse(createdAt));
    const title = t`${BRAND_NAME} kutun geliyor`;
    const entry = { uid: `${_id}@arrival`, sequence: 0, first: earliest, last: latest, title };
    saveFile(new Blob([calendarFile(BRAND_NAME, [entry], new Date())], { type: 'text/calendar' }), 'mercan.ics');
  };
  return (
    <Button size="small" onClick={keep}>
      <CalendarIcon />
      <Trans>Takvime ekle</Trans>
    </Button>
  );
}

/** Address of the purchase. All orders of a purchase go to one address. */
function Arrival({ order: { deliveryAddress } }: { order: BoughtOrder }) {
  const addressLine = useAddressLine();
  return (
    <OrderCard aria-labelledby="arrival">
      <Stack gap={3} align="start">
        <h2 id="arrival">
          <Trans>Teslimat adresi</Trans>
        </h2>
        <Text>
          {fullName(deliveryAddress)}
          <br />
          {addressLine(deliveryAddress)}
        </Text>
      </Stack>
    </OrderCard>
  );
}

function BoughtOrderCard({ order }: { order: BoughtOrder }) {
  const { t } = useLingui();
  const locale = useLocale();
  const kinds: Record<PurchaseType, string> = { subscription: t`Abonelik`, oneTimePurchase: t`Tek seferlik` };
  return (
    <OrderCard aria-labelledby={order._id}>
      <h2 id={order._id}>
        {kinds[order.purchaseType]} · {order.number}
      </h2>
      <LineItems>
        {order.lines.map((line) => {
          const name = inLocale(line.name, locale);
          return (
            <LineItem
              key={line.slug}
              picture={<LinePicture type={line.type} slug={line.slug} width={84} />}
              name={line.quantity > 1 ? `${name} × ${line.quantity}` : name}
              price={<Price amount={line.total} />}
            >
              {contentsOfLine(line, locale)}
            </LineItem>
          );
        })}
      </LineItems>
      <Receipt order={order} />
      {order.purchaseType === 'subscription' && (
        <Text quiet>
          <Trans>
            Sonra 8 haftada bir <Price amount={sum(order.lines.map(({ total }) => total))} />. Dilediğin an
            bitirebilirsin.
          </Trans>{' '}
          {order.price.promoDiscount > 0 && <Trans>Kod yalnızca bu siparişte geçer.</Trans>}
        </Text>
      )}
    </OrderCard>
  );
}

/** From the prices of the lines to the charge on the card. */
function Receipt({ order: { promoCode, price } }: { order: BoughtOrder }) {
  const { t } = useLingui();
  return (
    <MoneySummary
      rows={[
        ...(price.promoDiscount > 0 ? [savedRow('promo', promoCode ?? t`Kod indirimi`, price.promoDiscount)] : []),
        {
          key: 'shipping',
          label: t`Kargo`,
          amount: price.shipping > 0 ? <Price amount={price.shipping} /> : <b>{t`Bizden`}</b>,
        },
        ...(price.balance > 0 ? [savedRow('balance', t`Hesap bakiyen`, price.balance)] : []),
      ]}
      total={{ label: t`Ödenen`, detail: t`KDV dâhil`, amount: <Price amount={price.charged} size="body" /> }}
    />
  );
}
