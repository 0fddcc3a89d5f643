import { addDays, type CalendarDay, dayOf, type Instant } from '../calendar/index.ts';

/** A customer may return delivered goods within 14 days, without a reason. */
export const WITHDRAWAL_DAYS = 14;

/** The last day on which a return is accepted. */
export function lastWithdrawalDay(deliveredAt: Instant): CalendarDay {
  return addDays(dayOf(deliveredAt), WITHDRAWAL_DAYS);
}
