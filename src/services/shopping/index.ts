export { draftContracts, findPaymentByKey, placeOrder, quoteOrder, recoverPayment } from './checkout.service.ts';
export { purchaseQuery } from './purchase.service.ts';
