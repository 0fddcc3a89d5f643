export { connectEditSubscription, editSubscriptionMachine } from './edit-subscription.machine.ts';
export type { EditEvent, EditPrice, EditServices, EditView } from './edit-subscription.setup.ts';
export {
  customPacket,
  type EditDraft,
  type EditLine,
  type EditItem,
  hasOtherContents,
  isChanged,
  type KeptDraft,
  markOf,
  mostOfOne,
  type PackableProduct,
  roomFor,
  savedFor,
} from './edit-subscription.draft.ts';
export { type LeavingLine, leavingWith, offerOf } from './edit-subscription.offer.ts';
