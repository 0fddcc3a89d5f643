import { kurus, type Kurus } from '../../money/index.ts';
import type { CycleState, PlanCycle, PlannedSubscription } from './plan.types.ts';

/** A subscription after something happened to it, and the kuruş that go back to the balance (negative: that it takes). */
export type Changed = { readonly subscription: PlannedSubscription; readonly toBalance: Kurus };

export const unchangedBalance = (subscription: PlannedSubscription): Changed => ({ subscription, toBalance: kurus(0) });

const RUNNING: ReadonlySet<CycleState> = new Set(['LOCKED', 'CHARGING', 'DUE']);

/** The delivery that is locked and not paid: of each subscription one at most. */
export const runningCycle = ({ cycles }: PlannedSubscription): PlanCycle | null =>
  cycles.find(({ state }) => RUNNING.has(state)) ?? null;

/** The next delivery that is still open. None after the end. */
export const plannedCycle = ({ cycles }: PlannedSubscription): PlanCycle | null =>
  cycles.find(({ state }) => state === 'PLANNED') ?? null;

export const replaceCycle = (subscription: PlannedSubscription, replaced: PlanCycle): PlannedSubscription => ({
  ...subscription,
  cycles: subscription.cycles.map((cycle) => (cycle.cycle === replaced.cycle ? replaced : cycle)),
});

/**
 * Ends a delivery that was locked, or is due, without a payment: what it took of the balance and of the code goes back,
 * and what was to come with it alone comes with the next.
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

/** What was chosen meanwhile for the next delivery counts; what the customer had chosen before does not push it out. */
function giveBack(
  lines: PlannedSubscription['lines'],
  usedUp: PlannedSubscription['lines'],
): PlannedSubscription['lines'] {
  return [...lines, ...usedUp.filter(({ scope }) => !lines.some((line) => line.scope === scope))];
}
