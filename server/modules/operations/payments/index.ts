export { refundHandlers } from './refunds.routes.ts';
export { settlementHandlers } from './settlement.routes.ts';
