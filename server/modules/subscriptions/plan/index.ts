export { findUndoable, insertAction } from './action-log.repository.ts';
export { findUndo } from './find-undo.ts';
export { itemOf, keysOfItems, type CatalogItemKey, type CatalogItems } from './items.ts';
export { factsOf } from './line-facts.ts';
export {
  findCycle,
  findStoredCycle,
  hasOpenAttempt,
  type LoadedPlan,
  loadPlan,
  loadPlans,
  subjectOf,
  toDueFacts,
  toPlanCard,
} from './loaded-plan.ts';
export {
  ENDED_STATES,
  findFirstOrders,
  type StoredCycle,
  type StoredDue,
  type StoredLine,
  type StoredSubscription,
  type SubscriptionRows,
} from './plan.repository.ts';
export { readSkipReason } from './skip-reason.ts';
export { defaultName, shownName, startSubscription, type SubscriptionDraft } from './start-subscription.ts';
export { dayWords, deliveryWords, lira } from './words.ts';
