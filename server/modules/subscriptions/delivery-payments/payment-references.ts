import { createHash } from 'node:crypto';
import type { Executor } from '../../../platform/database/database.ts';
import { subjectOf } from '../plan/index.ts';
import { nextTries } from './payment-subjects.repository.ts';

type Delivery = { subscriptionId: string; cycle: number };

/** Deliveries that are paid together have one name, from which none can be read. */
const together = (tries: readonly string[]): string =>
  `renewals:${createHash('sha256').update(tries.join('+')).digest('base64url').slice(0, 32)}`;

/**
 * What the bank knows the next try to pay for these deliveries by, for every caller: the renewal job, or the customer
 * at once or because it is due. A restored database asks by the same name for what it has forgotten.
 */
export async function nextReferences(db: Executor, payments: readonly (readonly Delivery[])[]): Promise<string[]> {
  const tryOf = await nextTries(
    db,
    payments.flat().map(({ subscriptionId, cycle }) => subjectOf(subscriptionId, cycle)),
  );
  return payments.map((deliveries) => {
    const tries = deliveries.map(
      ({ subscriptionId, cycle }) => `${subscriptionId}:${cycle}:${tryOf(subjectOf(subscriptionId, cycle))}`,
    );
    return tries.length === 1 ? `renewal:${tries[0]}` : together(tries);
  });
}

/** The delivery that a reference of `nextReferences` names; null when it names none, or several. */
export function readReference(reference: string): (Delivery & { nth: number }) | null {
  const [, subscriptionId, cycle, nth] = /^renewal:([\w-]+):(\d+):(\d+)$/.exec(reference) ?? [];
  return subscriptionId === undefined ? null : { subscriptionId, cycle: Number(cycle), nth: Number(nth) };
}
