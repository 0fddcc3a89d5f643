import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { canAsk, type Delivery, type SubscriptionDialog } from '../../../../machines/subscription/index.ts';
import { TextButton } from '../../../components/basics/app-link.tsx';
import { Button } from '../../../components/basics/button.tsx';
import { Lines } from '../../../components/basics/card.tsx';
import { CardIcon, HeartIcon, PinIcon, ReceiptIcon } from '../../../components/basics/more-icons.tsx';
import { Notice } from '../../../components/feedback/notice.tsx';
import { Price } from '../../../components/payment/price.tsx';
import { Stack } from '../../../components/basics/stack.tsx';
import { useAddressLine } from '../../../components/words/use-address-line.ts';
import { useDays } from '../../../components/words/use-days.ts';
import { Fact } from './subscription.styles.ts';
import type { SubscriptionPartProps } from './subscription.types.ts';

/** The card expires before it is charged: shown as soon as the day is planned, as in the announcement. */
export function CardEnds({ view, snapshot, send, delivery }: SubscriptionPartProps & { delivery: Delivery }) {
  const days = useDays();
  return (
    <Notice tone="warning">
      <Stack gap={3} align="start">
        <Trans>
          Kartının süresi ödeme gününden ({days(delivery.orderDay)}) önce doluyor. Başka bir kart seçersen kutun
          gecikmez.
        </Trans>
        {canAsk(view, 'changeCard') && (
          <Button
            size="small"
            disabled={snapshot.hasTag('busy')}
            onClick={() => send({ type: 'dialog.open', dialog: 'card' })}
          >
            <Trans>Başka bir kart seç</Trans>
          </Button>
        )}
      </Stack>
    </Notice>
  );
}

/** The box's address, card and price, each with a way to change it. */
export function BoxFacts({
  view,
  snapshot,
  send,
  shelf,
  delivery,
  isOpen,
}: SubscriptionPartProps & { delivery: Delivery; isOpen: boolean }) {
  const { t } = useLingui();
  const lineOf = useAddressLine();
  const { card } = view;
  const addressOf = (id: string) => shelf?.addresses?.find(({ _id }) => _id === id);
  const home = addressOf(view.deliveryAddressId);
  const elsewhere = delivery.deliveryAddressId !== view.deliveryAddressId && addressOf(delivery.deliveryAddressId);
  const change = (dialog: SubscriptionDialog, label: string) => (
    <TextButton
      type="button"
      aria-label={label}
      disabled={snapshot.hasTag('busy')}
      onClick={() => send({ type: 'dialog.open', dialog })}
    >
      <Trans>Değiştir</Trans>
    </TextButton>
  );
  return (
    <Lines>
      {elsewhere && (
        <Fact>
          <PinIcon />
          <div>
            {elsewhere.title}
            <small>{lineOf(elsewhere)}</small>
            <small>
              <Trans>Yalnız bu kutu bu adrese gider.</Trans>
            </small>
          </div>
          {isOpen && canAsk(view, 'sendTo') && change('sendTo', t`Bu kutunun adresini değiştir: ${elsewhere.title}`)}
        </Fact>
      )}
      {delivery.gift && (
        <Fact>
          <HeartIcon />
          <div>
            <Trans>Hediye: kutuya fiyat konmaz</Trans>
            {delivery.gift.note !== '' && <small>“{delivery.gift.note}”</small>}
          </div>
          {isOpen && canAsk(view, 'sendTo') && change('sendTo', t`Hediyeyi değiştir`)}
        </Fact>
      )}
      {home && (
        <Fact>
          <PinIcon />
          <div>
            {elsewhere ? <Trans>Sonraki kutular: {home.title}</Trans> : home.title}
            <small>{lineOf(home)}</small>
          </div>
          {canAsk(view, 'changeAddress') && change('address', t`Adresi değiştir: ${home.title}`)}
        </Fact>
      )}
      {card && (
        <Fact>
          <CardIcon />
          <div>
            {card.alias} •••• {card.lastFourDigits}
            <small>
              {card.isExpired ? (
                <Trans>Kartının süresi dolmuş</Trans>
              ) : (
                <Trans>{card.expiry} sonuna kadar geçerli</Trans>
              )}
            </small>
          </div>
          {canAsk(view, 'changeCard') && change('card', t`Kartı değiştir: ${card.lastFourDigits}`)}
        </Fact>
      )}
      <Fact>
        <ReceiptIcon />
        <div>
          <Trans>Bu kutu</Trans>
          <small>
            <Plural value={view.intervalDays / 7} one="# haftada bir, KDV dâhil" other="# haftada bir, KDV dâhil" />
          </small>
        </div>
        <Price amount={delivery.charged} size="large" />
      </Fact>
    </Lines>
  );
}
