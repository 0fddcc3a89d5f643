export { calculateCart, toCartCalculation } from './calculate.service.ts';
export {
  abandonPurchase,
  draftContracts,
  findOpenPayment,
  findPaymentByKey,
  placeOrder,
  quoteOrder,
  readPurchaseAttempt,
} from './checkout.service.ts';
