export { findUndoable, insertAct } from './action-log.repository.ts';
export { findUndo } from './find-undo.ts';
export { itemOf, keysOfItems, type WareKey, type Wares } from './items.ts';
export { factsOf } from './line-facts.ts';
export {
  ENDED_STATES,
  findCycle,
  findStoredCycle,
  hasOpenAttempt,
  type PlanScene,
  readScene,
  readScenes,
  subjectOf,
  toDueFacts,
  toPlanCard,
} from './plan-context.ts';
export type { StoredCycle, StoredDue, StoredLine, StoredSubscription, SubscriptionRows } from './plan.repository.ts';
export { readSkipReason } from './skip-reason.ts';
export { firstName, startSubscription, type SubscriptionDraft } from './start-subscription.ts';
export { dayWords, lira } from './words.ts';
