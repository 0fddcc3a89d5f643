import { defineModule } from '../../platform/module.ts';
import { attemptsPort } from '../attempts/index.ts';
import { paymentsPort } from '../payments/index.ts';
import { purchaseStatusPort } from '../promo-codes/index.ts';
import { purchasesPort } from '../reviews/index.ts';
import {
  deliveredProductTypes,
  listToRemind,
  markReminded,
  nextToRemind,
  ownerOf,
  unreviewedTypesOf,
} from './reviews/index.ts';
import { purchaseStatus } from './codes/index.ts';
import { ordersData } from './personal-data/index.ts';
import { ordersHandlers } from './customers/index.ts';
import { repayJob } from './repayments/index.ts';
import { carrierJob } from './moves/index.ts';

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

export { freeCodes } from './codes/index.ts';
export {
  actorOf,
  type AskedMove,
  type Moved,
  moveOrder,
  moveOrders,
  type Mover,
  MoveRefused,
  operationsMoves,
  performMove,
} from './moves/index.ts';
export {
  addRefundedUnits,
  answerProblemRow,
  countShopOrders,
  findDestination,
  findLatestOrderOf,
  findOrder,
  findOrderAttempt,
  findOrdersById,
  findShopOrder,
  hasPurchased,
  linesOf,
  listActiveOrdersTo,
  listAttemptsOf,
  listOpenAddresses,
  listOrderAttempts,
  listProblems,
  listShopOrders,
  lockOrder,
  lockOrderOfProblem,
  lockOrders,
  lockShopOrder,
  type MailFacts,
  orderMail,
  type OrderRecord,
  type OrderWithLines,
  prepareHasPurchased,
  problemAnswer,
  type ProblemWithOrder,
  readdressOrders,
  refusedByCard,
  type ShopOrderFilter,
  showRefund,
  type StoredLine,
  type StoredOrder,
  toOrderAddress,
  toPaidLine,
  toRepaymentView,
  withHistory,
} from './order/index.ts';
export {
  type OrderDraft,
  type OrderLineDraft,
  payLockedOrders,
  type PlacedOrder,
  placeLockedOrders,
  placePaidOrder,
  readdressLockedOrders,
  recordPurchase,
  replaceOrder,
} from './placing/index.ts';
export { creditBalance } from './repayments/index.ts';
