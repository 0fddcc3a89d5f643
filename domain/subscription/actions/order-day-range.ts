import {
  addDays,
  type CalendarDay,
  carrierDayFrom,
  CUTOFF_DAYS,
  dayOf,
  FURTHEST_ORDER_DAYS,
  type Holidays,
  type Instant,
  isCarrierDay,
} from '../../calendar/index.ts';
import { afterGap, laterOf, type PlannedSubscription } from '../plan/index.ts';

type When = { readonly now: Instant; readonly holidays: Holidays };

/**
 * The range of possible order days: outside the cutoff, two weeks after the previous order, after skipped slots, at
 * most 180 days ahead. Sundays and holidays within the range are not possible.
 */
export function orderDayRange(
  subscription: PlannedSubscription,
  { now, holidays }: When,
): { readonly earliest: CalendarDay; readonly latest: CalendarDay } {
  const today = dayOf(now);
  const taken = subscription.cycles.filter(({ state }) => state !== 'PLANNED');
  const running = taken.filter(({ state }) => state !== 'SKIPPED' && state !== 'DROPPED');
  const gap = running.reduce(
    (earliest, { orderDay }) => afterGap(orderDay, earliest),
    afterGap(subscription.lastOrderDay, addDays(today, CUTOFF_DAYS + 1)),
  );
  const earliest = taken.reduce((day, { orderDay }) => laterOf(day, addDays(orderDay, 1)), gap);
  return { earliest: carrierDayFrom(earliest, holidays), latest: addDays(today, FURTHEST_ORDER_DAYS) };
}

export type OrderDayRange = ReturnType<typeof orderDayRange>;

/** Whether the day is possible in this range; screen and server use the same check. */
export const isOrderDayIn = (day: CalendarDay, { earliest, latest }: OrderDayRange, holidays: Holidays): boolean =>
  day >= earliest && day <= latest && isCarrierDay(day, holidays);

export const isOrderDayFree = (day: CalendarDay, subscription: PlannedSubscription, when: When): boolean =>
  isOrderDayIn(day, orderDayRange(subscription, when), when.holidays);
