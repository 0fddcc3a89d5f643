import { addDays, dayOf, hours, startOfDay, type CalendarDay, type Instant } from '../calendar/index.ts';
import type { RenewalClass } from './renewal-class.ts';

/** Cards are charged and mails are sent at nine in Istanbul. */
const WORK_BEGINS = hours(9);

/** Days after the first decline on which a soft one is tried again: four tries in all. */
export const RETRY_DAYS: readonly number[] = [1, 3, 6];

/** A due payment can be made to the end of this many days after the first decline. */
export const PAY_WITHIN_DAYS = 7;

/** Each is sent at most once for a due payment. `ended`: nothing was charged. */
export const DUE_MAILS = ['failed', 'reminder', 'lastDay', 'ended'] as const;
export type DueMail = (typeof DUE_MAILS)[number];

/** `tries`: how often the engine charged the card. `cardChangedAt`: when the card was changed after the last try. */
export type DueFacts = {
  readonly class: Exclude<RenewalClass, 'ours'>;
  readonly openedAt: Instant;
  readonly tries: number;
  readonly lastTriedAt: Instant;
  readonly cardChangedAt: Instant | null;
  readonly mails: readonly DueMail[];
};

export const atNine = (day: CalendarDay): Instant => startOfDay(day) + WORK_BEGINS;

/** The last day for the payment. Spec §4. */
export const payBy = ({ openedAt }: Pick<DueFacts, 'openedAt'>): CalendarDay =>
  addDays(dayOf(openedAt), PAY_WITHIN_DAYS);

export const giveUpAt = (due: Pick<DueFacts, 'openedAt'>): Instant => startOfDay(addDays(payBy(due), 1));

/**
 * When the engine charges the card again, or null. Soft: 1, 3 and 6 days after the first decline, at most once a day:
 * tries missed in an outage do not pile up in one morning. Others: once, the morning after the card was changed.
 */
export function retryAt(due: DueFacts): Instant | null {
  if (due.tries > RETRY_DAYS.length) return null;
  const notBefore = atNine(addDays(dayOf(due.lastTriedAt), 1));
  const ahead = due.class === 'soft' ? RETRY_DAYS[due.tries - 1] : undefined;
  const planned = ahead === undefined ? null : Math.max(atNine(addDays(dayOf(due.openedAt), ahead)), notBefore);
  const changed = due.cardChangedAt === null ? null : Math.max(atNine(addDays(dayOf(due.cardChangedAt), 1)), notBefore);
  const next = planned === null || changed === null ? (planned ?? changed) : Math.min(planned, changed);
  return next === null || next >= giveUpAt(due) ? null : next;
}

/** The next mail while the payment is due; giving up sends `ended` itself. A retry sends none. */
export function nextDueMail(due: DueFacts): { readonly mail: DueMail; readonly at: Instant } | null {
  const opened = dayOf(due.openedAt);
  const calendar: readonly { readonly mail: DueMail; readonly at: Instant }[] = [
    { mail: 'failed', at: due.openedAt },
    { mail: 'reminder', at: atNine(addDays(opened, 3)) },
    { mail: 'lastDay', at: atNine(addDays(opened, PAY_WITHIN_DAYS - 1)) },
  ];
  return calendar.find(({ mail }) => !due.mails.includes(mail)) ?? null;
}
