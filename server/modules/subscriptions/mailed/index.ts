export { mailedDeliveryHandlers } from './mailed-deliveries.routes.ts';
export { mailedPaymentHandlers } from './mailed-payments.routes.ts';
