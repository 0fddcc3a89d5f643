import type { SnapshotFrom } from 'xstate';
import type { checkoutMachine } from './checkout.machine.ts';
import { recoveryRequestOf } from './checkout.order.ts';
import type { CheckoutMeta } from './checkout.types.ts';

export type Money = NonNullable<CheckoutMeta['money']>;

type Snapshot = SnapshotFrom<typeof checkoutMachine>;

/** What may be said about the money now: the word of the innermost state that has one. */
export function moneyOf(snapshot: Snapshot): Money {
  const metas = Object.entries(snapshot.getMeta()).toSorted(([a], [b]) => b.length - a.length);
  return metas.find(([, meta]) => meta?.money)?.[1]?.money ?? 'unknown';
}

/** As `moneyOf`, but null while no payment is known to have been begun and the state alone cannot tell. */
export function knownMoneyOf(snapshot: Snapshot): Money | null {
  const money = moneyOf(snapshot);
  const { attemptId, attemptKey } = recoveryRequestOf(snapshot.context);
  return money === 'unknown' && attemptId === null && attemptKey === null ? null : money;
}
