import { days, minutes, seconds } from '../../../../domain/calendar/index.ts';
import type { AppContext } from '../../../platform/context.ts';
import type { Executor, Tx } from '../../../platform/database/database.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { inParallel } from '../../../platform/jobs/in-parallel.ts';
import type { RecurringJob } from '../../../platform/jobs/jobs.ts';
import { clearAlarms, raiseAlarm, type WithPayments } from '../../payments/index.ts';
import type { Attempt, WithAttempts } from '../attempt/index.ts';

type Context = AppContext<WithAttempts & WithPayments>;

/** A refund: a row, written before the bank is asked. Only the process with its lease calls the bank. */
export type ReturnRow = { attemptId: string; startedAt: Date; checks: number };

/** `nextCheckAt`: when the bank is asked next; null when nothing is left to ask. */
export type ReturnChange = { nextCheckAt: Date; checks?: number; leaseToken?: null };

/** A table of such rows. `End`: the bank's final answer for one. */
export type Returns<Row extends ReturnRow, End> = {
  name: string;
  /** A row's reference at the bank and in alarms, and its amount in kuruş. */
  factsOf(row: Row): { reference: string; amountKurus: number };
  /** Leases at most `most` due rows, skipping those that other processes have locked. */
  take(tx: Tx, lease: { now: Date; until: Date; token: string; most: number }): Promise<Row[]>;
  /** Changes a row that is still ours and open; false when it is not. */
  change(db: Executor, row: Row, change: ReturnChange): Promise<boolean>;
  /** Asks the bank; null while the outcome is unknown. */
  ask(attempt: Attempt, row: Row, renewLease: () => Promise<boolean>): Promise<End | null>;
  /** Ends a row that is still ours and open, in the caller's transaction; false when it is not. */
  end(tx: Tx, row: Row, end: End, now: Date): Promise<boolean>;
  nextDue(): Promise<Date | null>;
};

const batchSize = 20;
const atOnce = 5;
/** Longer than the bank may take for one call; renewed before each. */
const leaseFor = minutes(2);
/** After this long an alarm is raised. */
const stuckAfter = days(1);

const waitAfter = (checks: number) => Math.min(minutes(60), seconds(30) * 2 ** checks);

/** Works through a table of refunds. A request without an answer is looked up before it is repeated. */
export function returnJob<Row extends ReturnRow, End>(context: Context, returns: Returns<Row, End>): RecurringJob {
  const { db, clock, ids, attempts } = context;
  const leaseEnd = () => new Date(clock.now().getTime() + leaseFor);

  async function wait(row: Row): Promise<void> {
    const now = clock.now();
    const nextCheckAt = new Date(now.getTime() + waitAfter(row.checks));
    await withTransaction(db, async (tx) => {
      await returns.change(tx, row, { nextCheckAt, checks: row.checks + 1, leaseToken: null });
      if (now.getTime() < row.startedAt.getTime() + stuckAfter) return;
      const { reference: subject, amountKurus } = returns.factsOf(row);
      const detail = { attemptId: row.attemptId, amountKurus };
      await raiseAlarm(tx, context, { code: 'REFUND_STUCK', subject, detail });
    });
  }

  async function give(row: Row): Promise<void> {
    const attempt = await attempts.find(db, row.attemptId);
    if (!attempt) throw new Error(`There is no attempt ${row.attemptId}.`);
    const end = await returns.ask(attempt, row, () => returns.change(db, row, { nextCheckAt: leaseEnd() }));
    if (end === null) return wait(row);
    const now = clock.now();
    await withTransaction(db, async (tx) => {
      if (await returns.end(tx, row, end, now)) await clearAlarms(tx, returns.factsOf(row).reference, now);
    });
  }

  return {
    name: returns.name,
    rhythm: { everySeconds: 5 },
    async run() {
      for (;;) {
        const lease = { now: clock.now(), until: leaseEnd(), token: ids.next(), most: batchSize };
        const due = await withTransaction(db, (tx) => returns.take(tx, lease));
        await inParallel(due, atOnce, async (row) => {
          await give(row).catch((error: unknown) => {
            const { reference } = returns.factsOf(row);
            context.log.error({ reference, err: error }, 'money did not go back; it is tried again');
          });
        });
        if (due.length < batchSize) return;
      }
    },
    nextDue: () => returns.nextDue(),
  };
}
