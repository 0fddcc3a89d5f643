import { addDays, type CalendarDay, dayOf, type Instant } from '../calendar/index.ts';

/** A customer may return what was delivered within 14 days, without a reason. */
export const WITHDRAWAL_DAYS = 14;

/** The last day on which a return of what was delivered at `deliveredAt` is taken. */
export function lastWithdrawalDay(deliveredAt: Instant): CalendarDay {
  return addDays(dayOf(deliveredAt), WITHDRAWAL_DAYS);
}
