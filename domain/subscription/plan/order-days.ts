import {
  addDays,
  CUTOFF_DAYS,
  CYCLE_DAYS,
  dayOf,
  days,
  daysBetween,
  HOLIDAYS,
  hours,
  lastDayBefore,
  startOfDay,
  carrierDayAfter,
  carrierDayFrom,
  carrierDayUntil,
  type CalendarDay,
  type Holidays,
  type Instant,
} from '../../calendar/index.ts';
import { HOME_DELIVERY } from '../../delivery/index.ts';
import { atNine } from '../../dunning/index.ts';
import type { PlanCycle, PlannedDelivery, PlannedSubscription } from './plan.types.ts';

/** Least days between two order days of a subscription, unless the customer orders at once. */
export const MIN_GAP_DAYS = 14;
/** A delivery is announced this many days before its order day. */
export const ANNOUNCE_DAYS = 7;
const WARN_CARD_DAYS = 2;
/** Least time between the announcing mail and the lock. */
export const ANNOUNCED_BEFORE_LOCK = hours(72);
/** A planned day more than this many days ago is not caught up on: the rhythm is planned again from today. */
const LATE_DAYS = 2;

export const announceAt = (orderDay: CalendarDay): Instant => atNine(addDays(orderDay, -ANNOUNCE_DAYS));
/** From this instant contents, day and rhythm are closed: for an order on the 10th, the 6th is the last day. */
export const lockAt = (orderDay: CalendarDay): Instant => startOfDay(addDays(orderDay, -CUTOFF_DAYS));
export const chargeAt = (orderDay: CalendarDay): Instant => atNine(orderDay);
/** When the second mail about a card that ends before `orderDay` is sent. */
export const warnCardAt = (orderDay: CalendarDay): Instant => atNine(addDays(orderDay, -WARN_CARD_DAYS));

export const cardEndsBefore = ({ card }: Pick<PlannedSubscription, 'card'>, orderDay: CalendarDay): boolean =>
  card !== null && card.lastDay < orderDay;

/** The days on which a parcel ordered on `orderDay` can arrive. */
export function deliveryWindow(orderDay: CalendarDay, holidays: Holidays): PlannedDelivery['window'] {
  const { earliest, latest } = HOME_DELIVERY.workingDays;
  return {
    earliest: carrierDayAfter(orderDay, earliest, holidays),
    latest: carrierDayAfter(orderDay, latest, holidays),
  };
}

/**
 * The order day of a nominal day: itself, else the last carrier day before it, so that the customer does not run out;
 * if that is before `earliest`, the next carrier day. Later nominal days do not move with it.
 */
export function orderDayOf(nominalDay: CalendarDay, earliest: CalendarDay, holidays: Holidays): CalendarDay {
  const before = carrierDayUntil(nominalDay, holidays);
  return before >= earliest ? before : carrierDayFrom(nominalDay > earliest ? nominalDay : earliest, holidays);
}

export const laterOf = (one: CalendarDay, other: CalendarDay): CalendarDay => (one > other ? one : other);

/** The first possible order day after `lastOrderDay`; `fallback` when there was none. */
export const afterGap = (lastOrderDay: CalendarDay | null, fallback: CalendarDay): CalendarDay =>
  lastOrderDay === null ? fallback : laterOf(fallback, addDays(lastOrderDay, MIN_GAP_DAYS));

/** Fields of a delivery to the subscription's own address that is no gift. */
export const atHome = { deliveryAddressId: null, giftNote: null } as const;

export function emptyCycle(cycle: number, nominalDay: CalendarDay, orderDay: CalendarDay): PlanCycle {
  return {
    cycle,
    state: 'PLANNED',
    nominalDay,
    orderDay,
    movedBy: null,
    skipReason: null,
    ...atHome,
    announced: null,
    waitsForStock: null,
    frozen: null,
    cardWarnedAt: null,
    tries: 0,
    due: null,
    hasOrder: false,
  };
}

/** The slot one interval after `slot`. */
export function slotAfter(
  slot: Pick<PlanCycle, 'cycle' | 'nominalDay' | 'orderDay'>,
  intervalDays: number,
  holidays: Holidays,
): PlanCycle {
  const nominalDay = addDays(slot.nominalDay, intervalDays);
  return emptyCycle(slot.cycle + 1, nominalDay, orderDayOf(nominalDay, addDays(slot.orderDay, MIN_GAP_DAYS), holidays));
}

/** Slots of a new subscription: the first delivery is ordered on `today`, the second an interval later. Spec §7. */
export function firstSlots(today: CalendarDay) {
  const first = { cycle: 1, nominalDay: today, orderDay: today };
  return { first, second: slotAfter(first, CYCLE_DAYS, HOLIDAYS) };
}

/** The days of a new subscription's second delivery. */
export function secondDelivery(paidAt: Instant) {
  const { orderDay } = firstSlots(dayOf(paidAt)).second;
  return {
    orderDay,
    announcedOn: dayOf(announceAt(orderDay)),
    lastChangeDay: lastDayBefore(lockAt(orderDay)),
    window: deliveryWindow(orderDay, HOLIDAYS),
  };
}

/**
 * The first slot of the rhythm on or after `earliest`: not announced yet, and not waiting for stock. If its order day
 * changes, an address or gift for that delivery alone is dropped: it goes to the subscription's own address.
 */
export function firstSlotFrom(
  slot: PlanCycle,
  { intervalDays, earliest, holidays }: { intervalDays: number; earliest: CalendarDay; holidays: Holidays },
): PlanCycle {
  const missed = Math.max(0, Math.ceil(daysBetween(slot.nominalDay, earliest) / intervalDays));
  const nominalDay = addDays(slot.nominalDay, missed * intervalDays);
  const orderDay = orderDayOf(nominalDay, earliest, holidays);
  const where = orderDay === slot.orderDay ? {} : atHome;
  return { ...slot, ...where, nominalDay, orderDay, announced: null, waitsForStock: null };
}

/** The address of a delivery: its own, else the subscription's. */
export const deliveryAddressOf = (
  { deliveryAddressId }: Pick<PlannedSubscription, 'deliveryAddressId'>,
  cycle: Pick<PlanCycle, 'deliveryAddressId'>,
): string => cycle.deliveryAddressId ?? deliveryAddressId;

/** Whether its day was announced in time to lock it: by the customer's own action, or by mail three days before. */
export function isAnnounced({ announced, orderDay }: PlanCycle): boolean {
  if (announced === null || announced.at < announceAt(orderDay)) return false;
  return announced.by === 'act' || announced.at + ANNOUNCED_BEFORE_LOCK <= lockAt(orderDay);
}

/** Records that an action, or a mail, announced a cycle's day. Days further off are announced later. */
export function announceDay(cycle: PlanCycle, by: 'mail' | 'act', now: Instant): PlanCycle {
  return now < announceAt(cycle.orderDay) ? cycle : { ...cycle, announced: { by, at: now } };
}

/**
 * The planned cycle as the renewal job will find it: if its day has passed, or was not announced in time, it moves to
 * the first carrier day a week from now. If the day is long past, the rhythm moves too: missed cycles are dropped.
 */
export function asItComes(cycle: PlanCycle, now: Instant, holidays: Holidays): PlanCycle {
  if (cycle.state !== 'PLANNED' || !isMissed(cycle, now)) return cycle;
  const orderDay = carrierDayFrom(addDays(dayOf(now), ANNOUNCE_DAYS), holidays);
  const nominalDay = isLongPast(cycle.orderDay, now) ? orderDay : cycle.nominalDay;
  return { ...cycle, nominalDay, orderDay, movedBy: 'shopWasDown', announced: null, waitsForStock: null };
}

export const isLongPast = (orderDay: CalendarDay, now: Instant): boolean =>
  now >= startOfDay(orderDay) + days(LATE_DAYS + 1);

export function isMissed(cycle: PlanCycle, now: Instant): boolean {
  if (cycle.waitsForStock !== null) return false;
  return (
    isLongPast(cycle.orderDay, now) || (!isAnnounced(cycle) && now > lockAt(cycle.orderDay) - ANNOUNCED_BEFORE_LOCK)
  );
}
