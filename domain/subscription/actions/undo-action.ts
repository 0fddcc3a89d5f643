import { announceAgain, type ActionResult, type ActionContext } from './action-days.ts';
import type { SubscriptionAction } from './actions.types.ts';
import {
  lockAt,
  type PlanCycle,
  plannedCycle,
  type PlannedSubscription,
  replaceCycle,
  unchangedBalance,
} from '../plan/index.ts';

type Undo = Extract<SubscriptionAction, { kind: 'undo' }>;

const hasEnded = ({ state, hasOrder }: PlanCycle): boolean => state !== 'PLANNED' && hasOrder;
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Fields that the action changed get their values from `before`; all others keep their current values. */
function revertFields<Of extends object>(now: Of, before: Of, after: Of): Of {
  const changed = Object.entries(before).filter(([field, value]) => !isSame(value, after[field as keyof Of]));
  return { ...now, ...(Object.fromEntries(changed) as Partial<Of>) };
}

/** While a payment is due, the renewal job goes on retrying and mailing: undoing keeps its changes to `due`. */
function revertCycle(now: PlanCycle, before: PlanCycle, after: PlanCycle): PlanCycle {
  const reverted = revertFields(now, before, after);
  const isDue = now.due !== null && before.due !== null && after.due !== null;
  return isDue ? { ...reverted, due: revertFields(now.due, before.due, after.due) } : reverted;
}

const cycleOf = ({ cycles }: PlannedSubscription, number: number): PlanCycle | undefined =>
  cycles.find(({ cycle }) => cycle === number);

function revertCycles(now: PlannedSubscription, { before, after }: Undo): readonly PlanCycle[] {
  return before.cycles.map((was) => {
    const [is, became] = [cycleOf(now, was.cycle), cycleOf(after, was.cycle)];
    return is && became ? revertCycle(is, was, became) : was;
  });
}

/** The renewal job has since ended a pause, or the subscription: neither is undone. */
const isOvertaken = ({ status }: PlannedSubscription, { before, after }: Undo): boolean =>
  status !== after.status &&
  (status === 'CANCELLED' || before.status !== after.status || !isSame(before.pause, after.pause));

/**
 * Undoes the newest action, unless something was locked, cancelled, paid or ended since, or the cycle planned before it
 * has reached its lock.
 */
export function undo(subscription: PlannedSubscription, action: Undo, { now }: ActionContext): ActionResult {
  const { before, after } = action;
  const planned = plannedCycle(before);
  if (before.id !== subscription.id || planned === null) return { code: 'NOTHING_TO_UNDO' };
  const then = before.cycles.filter(hasEnded);
  const since = subscription.cycles.filter(hasEnded);
  const isAsThen =
    then.length === since.length &&
    then.every(({ cycle, state }, index) => since[index]?.cycle === cycle && since[index].state === state);
  if (!isAsThen || (before.pause === null && now >= lockAt(planned.orderDay)))
    return { code: 'CUTOFF_PASSED', cutoffAt: lockAt(planned.orderDay) };
  if (isOvertaken(subscription, action)) return { code: 'NOTHING_TO_UNDO' };
  const reverted = {
    ...revertFields(subscription, before, after),
    cycles: revertCycles(subscription, action),
  };
  const back = plannedCycle(reverted);
  const isReplanned = !isSame(planned, plannedCycle(after));
  return unchangedBalance(back && isReplanned ? replaceCycle(reverted, announceAgain(back, now)) : reverted);
}
