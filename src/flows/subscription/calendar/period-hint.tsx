import { Plural, Trans } from '@lingui/react/macro';
import { type CalendarDay, HOLIDAYS } from '../../../../domain/calendar/index.ts';
import { fitToPeriod, type ReportedPeriod } from '../../../../domain/subscription/index.ts';
import type { Delivery } from '../../../../machines/subscription/index.ts';
import { Notice } from '../../../components/feedback/notice.tsx';
import { useDays } from '../../../components/words/use-days.ts';

interface PeriodHintProps {
  window: Delivery['window'];
  cycle: ReportedPeriod;
  /** The first possible day: no earlier one is suggested. */
  from: CalendarDay;
}

/** Whether a box arrives before the next expected period; if not, the last day that is in time. */
export function PeriodHint({ window, cycle, from }: PeriodHintProps) {
  const days = useDays();
  const { start, daysLate, orderBy } = fitToPeriod({ window }, cycle, HOLIDAYS);
  if (daysLate === null)
    return (
      <Notice tone="success">
        <Trans>Reglini {days(start)} günü bekliyoruz: kutun ondan önce kapında olur.</Trans>
      </Notice>
    );
  return (
    <Notice tone="warning">
      <Trans>Reglini {days(start)} günü bekliyoruz.</Trans>{' '}
      {daysLate.most === 0 ? (
        <Trans>Kutun o gün gelir.</Trans>
      ) : daysLate.least === 0 ? (
        <Plural
          value={daysLate.most}
          one="Kutun o gün ya da ertesi gün gelir."
          other="Kutun o gün ya da en çok # gün sonra gelir."
        />
      ) : daysLate.least === daysLate.most ? (
        <Plural value={daysLate.most} one="Kutun ondan # gün sonra gelir." other="Kutun ondan # gün sonra gelir." />
      ) : (
        <Trans>
          Kutun ondan {daysLate.least}–{daysLate.most} gün sonra gelir.
        </Trans>
      )}{' '}
      {orderBy >= from && <Trans>Yetişsin istersen en geç {days(orderBy)} gününü seç.</Trans>}
    </Notice>
  );
}
