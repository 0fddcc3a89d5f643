import { Plural, Trans } from '@lingui/react/macro';
import { CARRIER_HOLIDAYS } from '../../../domain/calendar/index.ts';
import { fitToPeriod, type ToldCycle } from '../../../domain/subscription/index.ts';
import type { Delivery } from '../../../machines/subscription/index.ts';
import { Notice } from '../../components/notice.tsx';
import { useDays } from '../../components/use-days.ts';

export const holidays = new Set(CARRIER_HOLIDAYS);

/** Whether a box is at the door before the period that is expected next to it; if not, the last day that is in time. */
export function PeriodHint({ delivery, cycle }: { delivery: Delivery; cycle: ToldCycle }) {
  const days = useDays();
  const { start, daysLate, orderBy } = fitToPeriod(delivery, cycle, holidays);
  if (daysLate === null)
    return (
      <Notice tone="success">
        <Trans>Reglini {days(start)} günü bekliyoruz: kutun ondan önce kapında olur.</Trans>
      </Notice>
    );
  return (
    <Notice tone="warning">
      <Trans>Reglini {days(start)} günü bekliyoruz.</Trans>{' '}
      {daysLate.least === daysLate.most ? (
        <Plural value={daysLate.most} one="Kutun ondan # gün sonra gelir." other="Kutun ondan # gün sonra gelir." />
      ) : (
        <Trans>
          Kutun ondan {daysLate.least}–{daysLate.most} gün sonra gelir.
        </Trans>
      )}{' '}
      <Trans>Yetişsin istersen hazırlanma gününü en geç {days(orderBy)} seç.</Trans>
    </Notice>
  );
}
