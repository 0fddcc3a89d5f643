import { useLingui } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { dayOf, deliveryEstimate, startOfDay } from '../../../domain/calendar/index.ts';
import { HOME_DELIVERY } from '../../../domain/delivery/index.ts';
import { styled } from '../../theme/stitches.ts';
import { TruckIcon } from '../basics/icons.tsx';
import { useDays } from '../words/use-days.ts';

const Line = styled('p', {
  display: 'flex',
  gap: '$2',
  fontSize: '$small',
  '& svg': { color: '$coralText' },
  '& b': { fontWeight: 600 },
});

const unchanged = () => () => {};
const browsersDay = () => dayOf(Date.now());
const noDay = () => null;

/** When it is at the door. The page may have been kept since another day: the days are the browser's own. */
export function DeliveryLine() {
  const { t } = useLingui();
  const daysInWords = useDays();
  const today = useSyncExternalStore(unchanged, browsersDay, noDay);
  const { earliest, latest } = HOME_DELIVERY.workingDays;
  const estimate = today && deliveryEstimate(startOfDay(today));
  const when = estimate && daysInWords(estimate.earliest, estimate.latest);
  return (
    <Line>
      <TruckIcon />
      <span>
        <b>{when ? t`${when} kapında` : t`${earliest}–${latest} iş gününde kapında`}</b>
        {' · '}
        {t`kargo bizden`}
      </span>
    </Line>
  );
}
