export { creditBalance } from './credit-balance.ts';
export { insertRepayment } from './order-repayments.repository.ts';
export { repayJob } from './repay-orders.ts';
