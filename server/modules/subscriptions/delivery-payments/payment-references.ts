import { createHash } from 'node:crypto';
import type { Executor } from '../../../platform/database/database.ts';
import { subjectOf } from '../plan/index.ts';
import { nextTries } from './payment-subjects.repository.ts';

type Delivery = { subscriptionId: string; cycle: number };

/** One reference for deliveries that are paid together; a hash, so `readReference` cannot read it. */
const together = (tries: readonly string[]): string =>
  `renewals:${createHash('sha256').update(tries.join('+')).digest('base64url').slice(0, 32)}`;

/**
 * The bank's references for the next try to pay each group of deliveries, whether by the renewal job, by ordering at
 * once or as due payments. A restored database derives the same reference, and so finds payments that it has lost.
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

/** The delivery and try in a reference of `nextReferences`; null for any other, or one for several deliveries. */
export function readReference(reference: string): (Delivery & { nth: number }) | null {
  const [, subscriptionId, cycle, nth] = /^renewal:([\w-]+):(\d+):(\d+)$/.exec(reference) ?? [];
  return subscriptionId === undefined ? null : { subscriptionId, cycle: Number(cycle), nth: Number(nth) };
}
