export { leftOf } from './left-of.ts';
export { toOrderAddress } from './order-address.ts';
export { withHistory } from './order-history.repository.ts';
export { type MailFacts, orderMail, problemAnswer, refusedByCard } from './order.mails.ts';
export { toOrderView, toRepaymentView } from './order.view.ts';
export { orderErrors } from './orders.errors.ts';
export {
  addRefundedUnits,
  countOrders,
  findDestination,
  findLatestOrderOf,
  findOrder,
  findOrderAttempt,
  findOrdersById,
  hasPurchased,
  linesOf,
  listActiveOrdersTo,
  listDelivered,
  listOpenAddresses,
  listOrderAttempts,
  listOrders,
  lockOrder,
  prepareHasPurchased,
  readdressOrders,
  showRefund,
  sumOrders,
  toPaidLine,
} from './orders.repository.ts';
export type {
  OrderRecord,
  OrderWithLines,
  StoredLine,
  StoredOrder,
  StoredProblem,
  StoredRepayment,
} from './orders.types.ts';
export {
  answerProblemRow,
  countShopOrders,
  findShopOrder,
  listAttemptsOf,
  listProblems,
  listShopOrders,
  lockOrderOfProblem,
  lockOrders,
  lockShopOrder,
  type ProblemWithOrder,
  type ShopOrderFilter,
} from './shop-orders.repository.ts';
