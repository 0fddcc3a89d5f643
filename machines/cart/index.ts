export type { Announcement, AnnouncementCode, CartEdit, NewLine } from './cart.edits.ts';
export {
  type CalculationRequest,
  type CartCalculation,
  type CartContext,
  type CartEvent,
  type CartInput,
  cartMachine,
  type CartServices,
  connectCart,
  type UnavailableReason,
} from './cart.machine.ts';
