import { kurus, type Kurus } from '../../money/index.ts';
import type { CycleState, PlanCycle, PlannedSubscription } from './plan.types.ts';

/** A changed subscription, and the kuruş returned to the balance (negative: taken from it). */
export type Changed = { readonly subscription: PlannedSubscription; readonly toBalance: Kurus };

export const unchangedBalance = (subscription: PlannedSubscription): Changed => ({ subscription, toBalance: kurus(0) });

const RUNNING: ReadonlySet<CycleState> = new Set(['LOCKED', 'CHARGING', 'DUE']);

/** The locked, unpaid delivery; a subscription has at most one. */
export const runningCycle = ({ cycles }: PlannedSubscription): PlanCycle | null =>
  cycles.find(({ state }) => RUNNING.has(state)) ?? null;

/** The next delivery that is not locked; null after the subscription's end. */
export const plannedCycle = ({ cycles }: PlannedSubscription): PlanCycle | null =>
  cycles.find(({ state }) => state === 'PLANNED') ?? null;

export const replaceCycle = (subscription: PlannedSubscription, replaced: PlanCycle): PlannedSubscription => ({
  ...subscription,
  cycles: subscription.cycles.map((cycle) => (cycle.cycle === replaced.cycle ? replaced : cycle)),
});

/**
 * Ends a locked or due delivery without a payment: its share of the balance and its use of the code are returned, and
 * its `once` and `extra` lines go to the next delivery.
 */
export function releaseRunning(
  subscription: PlannedSubscription,
  running: PlanCycle,
  to: 'SKIPPED' | 'DROPPED',
): Changed {
  const { frozen } = running;
  const { promo, lines } = subscription;
  const isCodeBack = promo !== null && promo.left !== null && frozen?.codeCounted === true;
  const ended = replaceCycle(subscription, { ...running, state: to, due: null });
  return {
    subscription: {
      ...ended,
      status: ended.status === 'DUE_PAYMENT' ? 'ACTIVE' : ended.status,
      lines: giveBack(lines, frozen?.usedUp ?? []),
      promo: isCodeBack ? { ...promo, left: (promo.left ?? 0) + 1 } : promo,
    },
    toBalance: frozen?.price.balanceAmount ?? kurus(0),
  };
}

/** Returns used-up lines, unless lines of the same scope were chosen for the next delivery meanwhile. */
function giveBack(
  lines: PlannedSubscription['lines'],
  usedUp: PlannedSubscription['lines'],
): PlannedSubscription['lines'] {
  return [...lines, ...usedUp.filter(({ scope }) => !lines.some((line) => line.scope === scope))];
}
