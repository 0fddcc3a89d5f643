import { Trans } from '@lingui/react/macro';
import { canAsk, type Delivery } from '../../../../machines/subscription/index.ts';
import { TextButton } from '../../../components/basics/app-link.tsx';
import { Card, Line, Lines } from '../../../components/basics/card.tsx';
import { Price } from '../../../components/payment/price.tsx';
import { Row } from '../../../components/basics/stack.tsx';
import { useDayParts, useDays } from '../../../components/words/use-days.ts';
import { useDeliveryName } from '../../../components/words/use-delivery-name.ts';
import { openDialog } from './action-tiles.tsx';
import { Leaf } from './subscription.styles.ts';
import type { SubscriptionPartProps } from './subscription.types.ts';

/** The planned boxes with their charges; the first skipped one can be restored. */
export function Coming({ view, snapshot, send, shelf }: SubscriptionPartProps) {
  const part = useDayParts();
  const nameOf = useDeliveryName();
  const { deliveries } = view;
  const skipped = deliveries.find(({ state }) => state === 'skipped');
  return (
    <Card>
      <h2>
        <Trans>Sıradaki teslimatların</Trans>
      </h2>
      <Lines>
        {deliveries.map((delivery) => {
          const { cycle, state, window, charged } = delivery;
          const atDoor = nameOf(delivery);
          const elsewhere =
            delivery.deliveryAddressId !== view.deliveryAddressId &&
            shelf?.addresses?.find(({ _id }) => _id === delivery.deliveryAddressId);
          return (
            <Line key={cycle} data-delivery={state}>
              <Row>
                <Leaf aria-hidden="true">
                  <small>{part({ month: 'short' }, window.earliest)}</small>
                  {part({ day: 'numeric' }, window.earliest)}
                </Leaf>
                <div>
                  <b>{state === 'skipped' ? <s>{atDoor}</s> : atDoor}</b>
                  <small>
                    {state === 'skipped' && <Trans>Atladın; para çekilmez</Trans>}
                    {state === 'charging' && <Trans>Bankana soruyoruz</Trans>}
                    {(state === 'planned' || state === 'locked') && <WhenPaid {...{ delivery, view }} />}
                  </small>
                  {delivery.gift && (
                    <small>
                      <Trans>Hediye</Trans>
                    </small>
                  )}
                  {elsewhere && (
                    <small>
                      <Trans>Yalnız bu kutu: {elsewhere.title}</Trans>
                    </small>
                  )}
                </div>
              </Row>
              {state !== 'skipped' && <Price amount={charged} />}
              {delivery === skipped && canAsk(view, 'unskip') && (
                <TextButton
                  type="button"
                  disabled={snapshot.hasTag('busy')}
                  onClick={() => openDialog(send, 'unskip', { kind: 'unskip' })}
                >
                  <Trans>Bu kutu gelsin</Trans>
                </TextButton>
              )}
            </Line>
          );
        })}
      </Lines>
    </Card>
  );
}

/** A box with an item that is not sold any more does not come; without a card the customer pays by hand. */
function WhenPaid({ delivery: { orderDay, why }, view }: Pick<SubscriptionPartProps, 'view'> & { delivery: Delivery }) {
  const days = useDays();
  if (why.includes('itemGone')) return <Trans>Düzenlemezsen gelmez, para çekilmez</Trans>;
  if (why.includes('waitsForStock')) return <Trans>Ürün gelince çekilir</Trans>;
  return view.card === null ? (
    <Trans>{days(orderDay)} günü sen ödersin</Trans>
  ) : (
    <Trans>{days(orderDay)} günü çekilir</Trans>
  );
}
