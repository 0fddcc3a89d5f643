import { type ReactNode, useSyncExternalStore } from 'react';
import { dayOf, deliveryEstimate, startOfDay } from '../../../domain/calendar/index.ts';
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

interface DeliveryLineProps {
  /** Until the browser's day is known: the page may have been kept since another one. */
  undated: string;
  dated: (when: string) => string;
  children: ReactNode;
}

/** When it is at the door. */
export function DeliveryLine({ undated, dated, children }: DeliveryLineProps) {
  const daysInWords = useDays();
  const today = useSyncExternalStore(unchanged, browsersDay, noDay);
  const estimate = today && deliveryEstimate(startOfDay(today));
  return (
    <Line>
      <TruckIcon />
      <span>
        <b>{estimate ? dated(daysInWords(estimate.earliest, estimate.latest)) : undated}</b> · {children}
      </span>
    </Line>
  );
}
