import { count, inArray, min } from 'drizzle-orm';
import { ATTEMPT_STATES, isAttemptOpen } from '../../../../domain/payment/index.ts';
import type { AppContext } from '../../../platform/context.ts';
import type { Gauge } from '../../../platform/module.ts';
import { paymentAttempts } from '../attempt/attempts.tables.ts';

const labels = ['kind', 'state'];

/** Open attempts by kind and state: how many, and how long the oldest has been open. */
export function attemptGauges({ db, clock }: AppContext): Gauge[] {
  const { kind, state, createdAt } = paymentAttempts;
  const readOpen = () =>
    db
      .select({ kind, state, attempts: count(), since: min(createdAt) })
      .from(paymentAttempts)
      .where(inArray(state, ATTEMPT_STATES.filter(isAttemptOpen)))
      .groupBy(kind, state);
  const gauge = (
    name: string,
    help: string,
    valueOf: (row: Awaited<ReturnType<typeof readOpen>>[number]) => number,
  ): Gauge => ({
    name,
    help,
    labels,
    read: async () =>
      (await readOpen()).map((row) => ({ labels: { kind: row.kind, state: row.state }, value: valueOf(row) })),
  });
  const age = (since: Date | null) => (since ? (clock.now().getTime() - since.getTime()) / 1000 : 0);
  return [
    gauge('mercan_attempts_open', 'Attempts that have not ended.', ({ attempts }) => attempts),
    gauge('mercan_attempts_oldest_seconds', 'Age of the oldest attempt that has not ended.', ({ since }) => age(since)),
  ];
}
