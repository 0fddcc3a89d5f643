import { isSkipReason, type PlannedSubscription, type SkipReason } from '../../../../domain/subscription/index.ts';

/** What was stored until November 2026: the label that was pressed. A process of that release may write one during a release. */
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

/** A plan that an action kept for its undo. */
export const withSkipReasons = (plan: PlannedSubscription): PlannedSubscription => ({
  ...plan,
  cycles: plan.cycles.map((cycle) => ({ ...cycle, skipReason: readSkipReason(cycle.skipReason) })),
});
