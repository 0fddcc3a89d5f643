export { operationsErrors } from './operations.errors.ts';
export {
  toAuditView,
  toLabel,
  toShopOrder,
  toShopOrderDetail,
  toShopProblem,
  toShopReview,
  toStockView,
} from './operations.view.ts';
