import { days, minutes } from '../../../domain/calendar/index.ts';
import type { AppContext } from '../../platform/context.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { retryWait } from '../../platform/jobs/retry-wait.ts';
import { changeReport, takeDueReports } from './reports.repository.ts';
import { toSentryEnvelope } from './sentry-event.ts';

/** Longer than the calls to the service may take: until then no other process sends the same reports. */
const leased = minutes(2);
const patienceMs = 5000;
const atOnce = 20;
const givenUpAfter = days(3);

/** Throws unless the service accepts it. `dsn` is `https://KEY@HOST/PROJECT`. */
async function send(dsn: string, envelope: string): Promise<void> {
  const { username: key, protocol, host, pathname } = new URL(dsn);
  const response = await fetch(`${protocol}//${host}/api${pathname}/envelope/`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-sentry-envelope',
      'x-sentry-auth': `Sentry sentry_version=7, sentry_client=mercan/1, sentry_key=${key}`,
    },
    signal: AbortSignal.timeout(patienceMs),
    body: envelope,
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`The error-reporting service answered ${response.status}.`);
}

/** Sends due reports and schedules failed ones again; after three days a report is only stored. */
export async function forwardReports(context: AppContext): Promise<void> {
  const { db, clock, log, config } = context;
  const { errorsDsn } = config;
  if (errorsDsn === null) return;
  const due = await withTransaction(db, (tx) => {
    const now = clock.now();
    return takeDueReports(tx, { now, leasedUntil: new Date(now.getTime() + leased), limit: atOnce });
  });
  for (const { id, envelope, tries, receivedAt } of due) {
    const isSent = await send(errorsDsn, toSentryEnvelope(envelope, receivedAt)).then(
      () => true,
      (error: unknown) => {
        log.warn({ err: error, tries: tries + 1 }, 'a report was not taken by the error-reporting service');
        return false;
      },
    );
    const now = clock.now().getTime();
    const isOver = isSent || now - receivedAt.getTime() > givenUpAfter;
    const nextAt = isOver ? null : new Date(now + retryWait(tries + 1));
    await changeReport(db, id, { nextAt, tries: tries + 1 });
  }
}
