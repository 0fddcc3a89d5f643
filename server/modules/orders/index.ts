import { defineModule } from '../../platform/module.ts';
import { attemptsPort } from '../attempts/index.ts';
import { paymentsPort } from '../payments/index.ts';
import { purchaseStatusPort } from '../promo-codes/index.ts';
import { purchasesPort } from '../reviews/index.ts';
import { deliveredProductTypes, unreviewedTypesOf } from './delivered-products.ts';
import { purchaseStatus } from './purchase-status.ts';
import { ordersData } from './orders.personal-data.ts';
import { ordersHandlers } from './orders.routes.ts';
import { repayJob } from './repay-orders.ts';
import { listToRemind, markReminded, nextToRemind, ownerOf } from './review-reminders.repository.ts';
import { carrierJob } from './sandbox-carrier.ts';

export const ordersModule = defineModule({
  name: 'orders',
  needs: [attemptsPort, paymentsPort],
  provides: [purchasesPort, purchaseStatusPort],
  build: (context) => ({
    ports: {
      purchases: { deliveredProductTypes, unreviewedTypesOf, listToRemind, nextToRemind, markReminded, ownerOf },
      purchaseStatus,
    },
    personalData: ordersData,
    handlers: ordersHandlers(context),
    jobs: [repayJob(context), ...(context.config.hasSandboxCarrier ? [carrierJob(context)] : [])],
  }),
});

export { creditBalance } from './credit-balance.ts';
export { freeCodes } from './free-codes.ts';
export { toOrderAddress } from './order-address.ts';
export {
  addRefundedUnits,
  findDestination,
  findOrder,
  findOrderAttempt,
  findOrdersById,
  hasPurchased,
  findLatestOrderOf,
  linesOf,
  listActiveOrdersTo,
  listOpenAddresses,
  listOrderAttempts,
  lockOrder,
  prepareHasPurchased,
  readdressOrders,
  showRefund,
  toPaidLine,
} from './orders.repository.ts';
export {
  type OrderDraft,
  type OrderLineDraft,
  payLockedOrders,
  type PlacedOrder,
  placeLockedOrders,
  placePaidOrder,
} from './place-order.ts';
export { readdressLockedOrders } from './place-order.repository.ts';
export { type MailFacts, orderMail, problemAnswer, refusedByCard } from './order.mails.ts';
export { actorOf, type AskedMove, moveOrder, moveOrders, type Mover, MoveRefused } from './move-order.ts';
export { type Moved, operationsMoves, performMove } from './perform-move.ts';
export { recordPurchase } from './record-purchase.ts';
export { replaceOrder } from './replace-order.ts';
export { withHistory } from './order-history.repository.ts';
export type { OrderRecord, OrderWithLines, StoredLine, StoredOrder } from './orders.types.ts';
export { toRepaymentView } from './order.view.ts';
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
