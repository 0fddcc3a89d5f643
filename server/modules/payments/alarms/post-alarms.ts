import type { AppContext } from '../../../platform/context.ts';
import type { RecurringJob } from '../../../platform/jobs/jobs.ts';
import { listUnposted, markPosted, type PaymentAlarm } from './alarms.repository.ts';

const atOnce = 20;
const deadlineMs = 5000;

/**
 * Posts each open alarm to ALARM_WEBHOOK once: one that is not answered with 2xx is posted again a minute later, with
 * the same `Idempotency-Key`, because the receiver may have stored it without answering. An alarm that is raised again
 * after it was cleared is posted again.
 */
export function postAlarmsJob({ db, clock, log, config }: AppContext): RecurringJob {
  async function post(url: string, { id, code, subject, detail, raisedAt }: PaymentAlarm): Promise<boolean> {
    const at = raisedAt.toISOString();
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': `${id}:${raisedAt.getTime()}` },
        body: JSON.stringify({
          text: `${code} ${subject}`,
          code,
          subject,
          detail,
          raisedAt: at,
          shop: config.publicUrl,
        }),
        signal: AbortSignal.timeout(deadlineMs),
      });
      await answer.body?.cancel();
      if (answer.ok) return true;
      log.error(
        { alarm: code, subject, status: answer.status },
        'the alarm webhook refused an alarm; it is posted again',
      );
    } catch (error) {
      log.error({ alarm: code, subject, err: error }, 'the alarm webhook did not answer; the alarm is posted again');
    }
    return false;
  }

  return {
    name: 'post-alarms',
    rhythm: { cron: '* * * * *' },
    async run() {
      const url = config.alarmWebhook;
      if (url === null) return;
      const unposted = await listUnposted(db, atOnce);
      const isPosted = await Promise.all(unposted.map((alarm) => post(url, alarm)));
      const now = clock.now();
      for (const alarm of unposted.filter((_, index) => isPosted[index])) await markPosted(db, alarm, now);
    },
  };
}
