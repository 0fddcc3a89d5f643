import { nextStep, type PlanCycle, type PlannedSubscription } from '../../../../domain/subscription/index.ts';
import type { PlanChange } from './plan-change.ts';
import { ENDED_STATES, type StoredCycle } from '../plan/index.ts';
import type { StoredContents } from '../plan/subscriptions.tables.ts';

/** A cycle's row after a change, with its next step. */
export function toDeliveryRow(
  after: PlannedSubscription,
  cycle: PlanCycle,
  about: {
    known: StoredCycle | undefined;
    orderId: string | null;
    frozen: StoredContents | null;
    hasOpen: boolean;
    announcedCharge: number | null;
    change: PlanChange;
  },
): StoredCycle {
  const { known, orderId, frozen, hasOpen, announcedCharge, change } = about;
  const now = change.now.getTime();
  const next = nextStep(after, cycle, { now, hasOpenAttempt: hasOpen });
  const notBefore = change.notBefore?.getTime() ?? 0;
  return {
    subscriptionId: after.id,
    cycle: cycle.cycle,
    state: cycle.state,
    nominalDay: cycle.nominalDay,
    orderDay: cycle.orderDay,
    movedBy: cycle.movedBy,
    skipReason: cycle.skipReason,
    // Plans stored for undo by a release without own addresses of deliveries do not have these fields.
    deliveryAddressId: cycle.deliveryAddressId ?? null,
    giftNote: cycle.giftNote ?? null,
    announcedAt: cycle.announced === null ? null : new Date(cycle.announced.at),
    announcedBy: cycle.announced?.by ?? null,
    announcedChargedKurus: announcedCharge,
    stockWaitUntil: cycle.waitsForStock?.until ?? null,
    stockWaits: cycle.waitsForStock?.times ?? 0,
    frozen: ENDED_STATES.has(cycle.state) ? null : frozen,
    orderId,
    // Plans kept for undo by a release without this mail do not have it.
    cardWarnedAt: cycle.cardWarnedAt ? new Date(cycle.cardWarnedAt) : null,
    tries: cycle.tries,
    nextStep: next?.step ?? null,
    nextStepAt: next && new Date(Math.max(next.at, notBefore)),
    failures: known?.state === cycle.state && known.nextStep === next?.step ? known.failures : 0,
  };
}
