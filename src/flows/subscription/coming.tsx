import { Trans } from '@lingui/react/macro';
import { startOfDay } from '../../../domain/calendar/index.ts';
import type { Delivery } from '../../../machines/subscription/index.ts';
import { Card, Line, Lines } from '../../components/card.tsx';
import { Price } from '../../components/price.tsx';
import { Row } from '../../components/stack.tsx';
import { useDays } from '../../components/use-days.ts';
import { useLocale } from '../../components/use-locale.ts';
import { Leaf } from './subscription.styles.ts';

const tags = { tr: 'tr-TR', en: 'en-GB' } as const;

/** The boxes to come, with what each will take. */
export function Coming({ deliveries }: { deliveries: readonly Delivery[] }) {
  const locale = useLocale();
  const days = useDays();
  const part = (form: Intl.DateTimeFormatOptions, { window }: Delivery) =>
    new Intl.DateTimeFormat(tags[locale], { ...form, timeZone: 'Europe/Istanbul' }).format(startOfDay(window.earliest));
  return (
    <Card>
      <h2>
        <Trans>Önündeki teslimatlar</Trans>
      </h2>
      <Lines>
        {deliveries.map((delivery) => {
          const { cycle, state, window, orderDay, charged } = delivery;
          const atDoor = days(window.earliest, window.latest);
          return (
            <Line key={cycle} data-delivery={state}>
              <Row>
                <Leaf aria-hidden="true">
                  <small>{part({ month: 'short' }, delivery)}</small>
                  {part({ day: 'numeric' }, delivery)}
                </Leaf>
                <div>
                  <b>{state === 'skipped' ? <s>{atDoor}</s> : atDoor}</b>
                  <small>
                    {state === 'skipped' ? (
                      <Trans>Atladın; para çekilmez</Trans>
                    ) : (
                      <Trans>{days(orderDay)} günü çekilir</Trans>
                    )}
                  </small>
                </div>
              </Row>
              {state !== 'skipped' && <Price amount={charged} />}
            </Line>
          );
        })}
      </Lines>
    </Card>
  );
}
