export {
  afterGap,
  announceAt,
  asItComes,
  atHome,
  cardEndsBefore,
  chargeAt,
  firstSlotFrom,
  isLongPast,
  isMissed,
  isAnnounced,
  laterOf,
  lockAt,
  slotAfter,
  announceDay,
  warnCardAt,
} from './order-days.ts';
export {
  type AccountPlan,
  type FrozenContents,
  type IntervalDays,
  INTERVALS,
  type PlanCycle,
  type PlanLine,
  type PlannedSubscription,
  type PriceVersion,
} from './plan.types.ts';
export { contentsOn, PRICE_NOTICE_DAYS, priceOnDay, remainingAfter, remainingOf } from './price-delivery.ts';
export { projectDeliveries, slotAfterPause } from './project-deliveries.ts';
export {
  type Changed,
  plannedCycle,
  releaseRunning,
  replaceCycle,
  runningCycle,
  unchangedBalance,
} from './release-delivery.ts';
export type { SkipReason } from './skip-reason.ts';
