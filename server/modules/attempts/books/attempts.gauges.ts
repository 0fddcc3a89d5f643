import type { AppContext } from '../../../platform/context.ts';
import type { Gauge } from '../../../platform/module.ts';
import { countOpenAttempts } from './books.repository.ts';

const labels = ['kind', 'state'];

/** Open attempts by kind and state: how many, and how long the oldest has been open. */
export function attemptGauges({ db, clock }: AppContext): Gauge[] {
  const gauge = (
    name: string,
    help: string,
    valueOf: (row: Awaited<ReturnType<typeof countOpenAttempts>>[number]) => number,
  ): Gauge => ({
    name,
    help,
    labels,
    read: async () =>
      (await countOpenAttempts(db)).map((row) => ({
        labels: { kind: row.kind, state: row.state },
        value: valueOf(row),
      })),
  });
  const age = (since: Date | null) => (since ? (clock.now().getTime() - since.getTime()) / 1000 : 0);
  return [
    gauge('mercan_attempts_open', 'Attempts that have not ended.', ({ attempts }) => attempts),
    gauge('mercan_attempts_oldest_seconds', 'Age of the oldest attempt that has not ended.', ({ since }) => age(since)),
  ];
}
