export { refundAnswered, refundAsked, refundDone } from './refund.mails.ts';
export { answerBy, factsOf, moneyOf, toPrice, toRefundable, toRefundableOrder, toRefundView } from './refund.view.ts';
export { refundErrors } from './refunds.errors.ts';
export {
  eraseNotes,
  findLatest,
  findRefund,
  findRefundOwner,
  findShopRefund,
  insertRefund,
  listRefundsOf,
  listShopRefunds,
  listUnpaidOrders,
  updateRefund,
  updateRefundLine,
  withRest,
} from './refunds.repository.ts';
export type { RefundedLine, RefundRecord, StoredMove, StoredRefund } from './refunds.types.ts';
