export { connectEditSubscription, editSubscriptionMachine } from './edit-subscription.machine.ts';
export type { EditEvent, EditPrice, EditServices, EditView } from './edit-subscription.machine.ts';
export {
  type EditDraft,
  type EditedItem,
  type EditLine,
  type EditWare,
  isChanged,
  markOf,
  mostOfOne,
} from './edit-subscription.draft.ts';
