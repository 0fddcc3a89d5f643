import { addDays, type CalendarDay, dayOf, startOfDay } from '../../../../domain/calendar/index.ts';
import { kurus } from '../../../../domain/money/index.ts';
import type { AppContext } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import type { RecurringJob } from '../../../platform/jobs/jobs.ts';
import {
  clearAlarms,
  findOperationsOf,
  firstAskedAt,
  type PaymentOperation,
  raiseAlarm,
  type WithPayments,
} from '../../payments/index.ts';
import { checkSoon } from '../attempt/index.ts';
import { listComparedDays, saveComparedDay } from './books.repository.ts';
import { compareBooks, type Difference } from './compare-books.ts';

export type Settlement = { outcome: 'compared'; rows: number; differences: Difference[] } | { outcome: 'unknown' };

/** The provider's clock differs from ours: a row that its day lacks is looked up before an alarm is raised. */
async function isThere({ payments }: WithPayments, operation: PaymentOperation): Promise<boolean> {
  const { reference, paymentId, kind, amountKurus } = operation;
  // The amount is that of the operation, not of the payment: `lookup` would refund the difference.
  const found = await payments.inspect({ reference, paymentId, purpose: 'purchase', amount: kurus(amountKurus ?? 0) });
  if (found.outcome === 'declined') return found.code === 'cancelled';
  if (found.outcome !== 'taken') return false;
  if (found.cancelled) return true;
  if (kind === 'cancel') return false;
  const { refunds } = found.capture;
  return kind === 'capture' || refunds === null || refunds.some((refund) => refund.reference === reference);
}

/**
 * Compares the provider's books of a day, by the calendar of Istanbul, with our operations, and raises an alarm for
 * each difference. The attempt of a differing capture is checked at once. Repeating it raises no alarm twice.
 */
export async function compareDay(context: AppContext<WithPayments>, day: CalendarDay): Promise<Settlement> {
  const { db, payments, clock } = context;
  const [from, until] = [new Date(startOfDay(day)), new Date(startOfDay(addDays(day, 1)))];
  const report = await payments.settlement({ from, until });
  if (report.outcome !== 'succeeded') return { outcome: report.outcome };
  const references = report.rows.flatMap(({ reference }) => reference ?? []);
  const known = await findOperationsOf(db, { from, until, references });
  const found = compareBooks(report.rows, known, ({ askedAt }) => askedAt >= from && askedAt < until);
  const differences: Difference[] = [];
  for (const difference of found) {
    const operation = known.find(({ reference }) => reference === difference.reference);
    const isElsewhere = difference.code === 'missingThere' && operation && (await isThere(context, operation));
    if (!isElsewhere) differences.push(difference);
  }
  for (const difference of differences) {
    const { reference: subject, kind } = difference;
    await withTransaction(db, async (tx) => {
      await raiseAlarm(tx, context, { code: 'SETTLEMENT_DIFFERS', subject, detail: { day, ...difference } });
      if (kind === 'capture') await checkSoon(tx, subject, clock.now());
    });
  }
  const comparedAt = clock.now();
  if (comparedAt >= until) {
    await withTransaction(db, async (tx) => {
      await saveComparedDay(tx, day, comparedAt);
      await clearAlarms(tx, day, comparedAt);
    });
  }
  return { outcome: 'compared', rows: report.rows.length, differences };
}

/** How many nights each day is compared, to find rows that the provider books late. */
const nights = 2;
/** How many days back are compared. An older day that could not be compared is left to operators. */
const mostNights = 31;
/** A run stops after this many days without a report: the provider is down. */
const enough = 3;

/** Days to compare, the latest first; none before the first operation. */
async function daysToCompare({ db, clock }: AppContext): Promise<CalendarDay[]> {
  const today = dayOf(clock.now().getTime());
  const first = await firstAskedAt(db);
  if (first === null) return [];
  const latest = Array.from({ length: mostNights }, (_, back) => addDays(today, -back - 1));
  const rows = await listComparedDays(db, latest.at(-1)!);
  const compared = new Set(rows.map(({ day }) => day));
  return latest.filter((day, back) => day >= dayOf(first.getTime()) && (back < nights || !compared.has(day)));
}

/** Compares the days that are over and were not compared yet, and the last two once more. */
export const settlementJob = (context: AppContext<WithPayments>): RecurringJob => ({
  name: 'compare-books',
  rhythm: { cron: '15 3 * * *' },
  async run() {
    const { db, clock } = context;
    const lateSince = addDays(dayOf(clock.now().getTime()), -nights);
    const unread: CalendarDay[] = [];
    for (const day of await daysToCompare(context)) {
      if ((await compareDay(context, day)).outcome !== 'unknown') continue;
      unread.push(day);
      const alarm = { code: 'SETTLEMENT_UNREAD', subject: day, detail: { day } } as const;
      if (day < lateSince) await withTransaction(db, (tx) => raiseAlarm(tx, context, alarm));
      if (unread.length === enough) break;
    }
    if (unread.length > 0) throw new Error(`The provider did not send its books of ${unread.join(', ')}.`);
  },
});
