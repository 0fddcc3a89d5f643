export { acceptRefund, lockOpenRefund, receiveRefund, rejectRefund } from './answer-refund.ts';
export { refundsHandlers } from './refunds.routes.ts';
