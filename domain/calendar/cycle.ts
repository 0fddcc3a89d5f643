import { dayOf, type CalendarDay } from './calendar-day.ts';
import { carrierDayAfter, HOLIDAYS } from './carrier-days.ts';
import { type Delivery, HOME_DELIVERY } from '../delivery/index.ts';
import type { Instant } from './duration.ts';

/** Two 28-day cycles; "about 56 days". Spec §7. */
export const CYCLE_DAYS = 56;

/** The next order can be changed until this many days before its order day. */
export const CUTOFF_DAYS = 3;

/** The furthest day a next order can be moved to, counted from today. */
export const FURTHEST_ORDER_DAYS = 180;

export type DeliveryEstimate = { readonly earliest: CalendarDay; readonly latest: CalendarDay };

/** The days between which an order placed at `orderedAt` arrives. Carriers do not work on Sundays and holidays. */
export function deliveryEstimate(
  orderedAt: Instant,
  { workingDays }: Pick<Delivery, 'workingDays'> = HOME_DELIVERY,
): DeliveryEstimate {
  const ordered = dayOf(orderedAt);
  return {
    earliest: carrierDayAfter(ordered, workingDays.earliest, HOLIDAYS),
    latest: carrierDayAfter(ordered, workingDays.latest, HOLIDAYS),
  };
}
