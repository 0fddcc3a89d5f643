export {
  abandonPurchase,
  draftContracts,
  findPaymentByKey,
  placeOrder,
  quoteOrder,
  readPurchaseAttempt,
  recoverPayment,
} from './checkout.service.ts';
export { purchaseQuery } from './purchase.service.ts';
