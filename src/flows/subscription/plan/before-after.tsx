import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ActionPreview, Delivery } from '../../../../machines/subscription/index.ts';
import { Price } from '../../../components/payment/price.tsx';
import { useDeliveryName } from '../../../components/words/use-delivery-name.ts';
import { Side, Sides } from './subscription.styles.ts';

/** Effect of the choice: the boxes before and after it. */
export function BeforeAfter({
  preview: { before, after },
  on = 'page',
  placeOf,
}: {
  preview: ActionPreview;
  placeOf?: (delivery: Delivery) => ReactNode;
  on?: 'page' | 'sand';
}) {
  return (
    <Sides>
      <Side tone={on === 'sand' ? 'beforeOnSand' : 'before'}>
        <h3>
          <Trans>Şimdi</Trans>
        </h3>
        <Boxes deliveries={before} to={after} placeOf={placeOf} />
      </Side>
      <Side tone="after">
        <h3>
          <Trans>Sonra</Trans>
        </h3>
        {after.some(({ state }) => state !== 'skipped') ? (
          <Boxes deliveries={after.filter(({ state }) => state !== 'skipped')} placeOf={placeOf} />
        ) : (
          <p>
            <Trans>Kutu gelmez</Trans>
          </p>
        )}
      </Side>
    </Sides>
  );
}

/** With `to`, differences from it are struck out: a day that is not in it, or the amount of a day that is. */
function Boxes({
  deliveries,
  to = deliveries,
  placeOf,
}: {
  deliveries: readonly Delivery[];
  to?: readonly Delivery[];
  placeOf: ((delivery: Delivery) => ReactNode) | undefined;
}) {
  const nameOf = useDeliveryName();
  const comesOn = (day: Delivery['orderDay']) => to.find((one) => one.orderDay === day && one.state !== 'skipped');
  return (
    <ul>
      {deliveries.map((delivery) => {
        const { cycle, orderDay, charged } = delivery;
        const then = comesOn(orderDay);
        const atDoor = nameOf(delivery);
        const amount = <Price amount={charged} />;
        return (
          <li key={cycle}>
            <b>{then ? atDoor : <s>{atDoor}</s>}</b>
            {placeOf && <small>{placeOf(delivery)} · </small>}
            <small>{then && then.charged !== charged ? <s>{amount}</s> : amount}</small>
          </li>
        );
      })}
    </ul>
  );
}
