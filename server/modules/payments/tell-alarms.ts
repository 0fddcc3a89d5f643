import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { AppContext } from '../../platform/context.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import type { RecurringJob } from '../../platform/jobs/jobs.ts';
import { paymentAlarms } from './tables.ts';

const atOnce = 20;
const deadlineMs = 5000;

/**
 * Posts each open alarm to ALARM_WEBHOOK once: what is not answered with 2xx is posted again a minute later, under the
 * same `Idempotency-Key`, for who keeps it the first time and does not say so. One that is raised again is told again.
 */
export function tellAlarmsJob(context: AppContext): RecurringJob {
  const { db, clock, log, config } = context;

  async function post(url: string, alarm: typeof paymentAlarms.$inferSelect): Promise<boolean> {
    const { id, code, subject, detail, raisedAt } = alarm;
    const at = raisedAt.toISOString();
    const text = `${code} ${subject}`;
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': `${id}:${raisedAt.getTime()}` },
        body: JSON.stringify({ text, code, subject, detail, raisedAt: at, shop: config.publicUrl }),
        signal: AbortSignal.timeout(deadlineMs),
      });
      await answer.body?.cancel();
      if (answer.ok) return true;
      log.error({ alarm: code, subject, status: answer.status }, 'the webhook of alarms refused one; it is told again');
    } catch (error) {
      log.error({ alarm: code, subject, err: error }, 'the webhook of alarms did not answer; it is told again');
    }
    return false;
  }

  return {
    name: 'tell-alarms',
    rhythm: { everySeconds: 60 },
    async run() {
      const url = config.alarmWebhook;
      if (url === null) return;
      await withTransaction(db, async (tx) => {
        const untold = await tx
          .select()
          .from(paymentAlarms)
          .where(
            and(
              isNull(paymentAlarms.clearedAt),
              or(isNull(paymentAlarms.toldAt), lt(paymentAlarms.toldAt, paymentAlarms.raisedAt)),
            ),
          )
          .orderBy(paymentAlarms.raisedAt)
          .limit(atOnce)
          .for('update', { skipLocked: true });
        const told = await Promise.all(untold.map((alarm) => post(url, alarm)));
        for (const [index, { id }] of untold.entries())
          if (told[index]) await tx.update(paymentAlarms).set({ toldAt: clock.now() }).where(eq(paymentAlarms.id, id));
      });
    },
  };
}
