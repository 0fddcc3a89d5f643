export { readdressLockedOrders } from './place-order.repository.ts';
export {
  type OrderDraft,
  type OrderLineDraft,
  payLockedOrders,
  type PlacedOrder,
  placeLockedOrders,
  placePaidOrder,
} from './place-order.ts';
export { recordPurchase } from './record-purchase.ts';
export { replaceOrder } from './replace-order.ts';
