export { createPurchaseKind, holdFor, moveAttemptBalance } from './purchase-kind.ts';
export { purchaseKind, type PurchasePayload } from './purchase.types.ts';
