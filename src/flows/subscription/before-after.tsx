import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ActPreview, Delivery } from '../../../machines/subscription/index.ts';
import { Price } from '../../components/price.tsx';
import { useDays } from '../../components/use-days.ts';
import { Side, Sides } from './subscription.styles.ts';

/** What the choice does: the boxes as they are, and as they would be. */
export function BeforeAfter({
  preview: { before, after },
  on = 'page',
}: {
  preview: ActPreview;
  on?: 'page' | 'sand';
}) {
  return (
    <Sides>
      <Side tone={on === 'sand' ? 'beforeOnSand' : 'before'}>
        <h3>
          <Trans>Şimdi</Trans>
        </h3>
        <Boxes deliveries={before} isGone={(one) => !after.some((other) => isSameBox(one, other))} />
      </Side>
      <Side tone="after">
        <h3>
          <Trans>Sonra</Trans>
        </h3>
        {after.some(({ state }) => state !== 'skipped') ? (
          <Boxes deliveries={after.filter(({ state }) => state !== 'skipped')} isGone={() => false} />
        ) : (
          <p>
            <Trans>Kutu gelmez</Trans>
          </p>
        )}
      </Side>
    </Sides>
  );
}

const isSameBox = (one: Delivery, other: Delivery) =>
  one.orderDay === other.orderDay && other.state !== 'skipped' && one.charged === other.charged;

function Boxes({ deliveries, isGone }: { deliveries: readonly Delivery[]; isGone: (one: Delivery) => boolean }) {
  const days = useDays();
  const words = ({ window }: Delivery): ReactNode => days(window.earliest, window.latest);
  return (
    <ul>
      {deliveries.map((one) => (
        <li key={one.cycle}>
          <b>{isGone(one) || one.state === 'skipped' ? <s>{words(one)}</s> : words(one)}</b>
          <small>
            <Price amount={one.charged} />
          </small>
        </li>
      ))}
    </ul>
  );
}
