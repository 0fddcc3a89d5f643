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
  /** Text until the browser's date is known: the page may have been cached on another day. */
  undated: string;
  dated: (when: string) => string;
  children: ReactNode;
}

/** The estimated days of delivery. */
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
