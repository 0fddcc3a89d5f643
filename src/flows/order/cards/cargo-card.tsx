import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { parseCalendarDay } from '../../../../domain/calendar/index.ts';
import { inLocale } from '../../../../domain/locale/index.ts';
import type { OrderView } from '../../../../machines/order/order.machine.ts';
import { Button, ButtonLink } from '../../../components/basics/button.tsx';
import { Line, Lines } from '../../../components/basics/card.tsx';
import { Dialog } from '../../../components/dialogs/modal.tsx';
import { Row, Stack } from '../../../components/basics/stack.tsx';
import { Text } from '../../../components/basics/text.tsx';
import { Timeline } from '../../../components/pictures/timeline.tsx';
import { useDays, useMoments } from '../../../components/words/use-days.ts';
import { useLocale } from '../../../components/words/use-locale.ts';
import { Voyage } from './voyage.tsx';

/** Status of the parcel, by the carrier's reports. */
export function Cargo({ cargo, status }: { cargo: NonNullable<OrderView['cargo']>; status: OrderView['status'] }) {
  const { t } = useLingui();
  const locale = useLocale();
  const dayName = useDays();
  const moment = useMoments();
  const [isOpen, setOpen] = useState(false);
  const { carrier, trackingNumber, trackingUrl, movements, estimatedDelivery } = cargo;
  const [last] = movements;
  const expected = status === 'DELIVERED' || estimatedDelivery === null ? null : parseCalendarDay(estimatedDelivery);
  return (
    <>
      <Row>
        <Button look="ink" size="small" onClick={() => setOpen(true)}>
          <Trans>Kargom nerede?</Trans>
        </Button>
      </Row>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={last ? `${inLocale(last.text, locale)}, ${last.place}` : t`Kutun yolda`}
      >
        <Stack gap={4}>
          <Voyage status={status} />
          <Lines>
            {expected && (
              <Line>
                <Trans>En geç</Trans> <b>{dayName(expected)}</b>
              </Line>
            )}
            <Line>
              <Trans>Kargo şirketi</Trans> <b>{carrier}</b>
            </Line>
            <Line>
              <Trans>Takip numarası</Trans> <b>{trackingNumber}</b>
            </Line>
          </Lines>
          <Timeline
            items={movements.map(({ at, place, text }, index) => ({
              key: at + text.tr,
              title: inLocale(text, locale),
              text: `${place} · ${moment(at)}`,
              when: index === 0 ? 'next' : 'past',
            }))}
          />
          {last && expected && (
            <Text size="small" quiet>
              <Trans>Kargonun bize yazdığı son kayıt: {moment(last.at)}. Pazar günleri dağıtım yok.</Trans>
            </Text>
          )}
          <Row>
            {trackingUrl !== null && (
              <ButtonLink look="ink" size="small" href={trackingUrl}>
                <Trans>Kargonun sayfasına git</Trans>
              </ButtonLink>
            )}
            <Button size="small" onClick={() => setOpen(false)}>
              <Trans>Kapat</Trans>
            </Button>
          </Row>
        </Stack>
      </Dialog>
    </>
  );
}
