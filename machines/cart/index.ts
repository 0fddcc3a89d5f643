export { cartMachine } from './cart.machine.ts';
export { connectCart } from './cart.connect.ts';
export type { CalculationRequest, CartCalculation, CartServices, UnavailableReason } from './cart.services.ts';
export type {
  Announcement,
  AnnouncementCode,
  CartContext,
  CartEdit,
  CartEvent,
  CartInput,
  CartMeta,
  NewLine,
} from './cart.types.ts';
