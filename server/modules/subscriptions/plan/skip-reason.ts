import { isSkipReason, type PlannedSubscription, type SkipReason } from '../../../../domain/subscription/index.ts';

/** Button labels, which were stored until November 2026. A process of that release may still write one in a rollout. */
const ofLabel: Readonly<Record<string, SkipReason>> = {
  'Elimde var': 'HAVE_ENOUGH',
  'I have enough': 'HAVE_ENOUGH',
  'Evde değilim': 'AWAY',
  'I’m away': 'AWAY',
  'Regl olmuyorum': 'NO_PERIOD',
  'I don’t have my period': 'NO_PERIOD',
  'Bütçem dar': 'BUDGET',
  'Money is tight': 'BUDGET',
};

export const readSkipReason = (stored: string | null): SkipReason | null =>
  stored === null ? null : isSkipReason(stored) ? stored : (ofLabel[stored] ?? 'OTHER');

/** Reads the skip reasons of a plan that an action has stored for its undo. */
export const withSkipReasons = (plan: PlannedSubscription): PlannedSubscription => ({
  ...plan,
  cycles: plan.cycles.map((cycle) => ({ ...cycle, skipReason: readSkipReason(cycle.skipReason) })),
});
