export { paymentHandlers } from './payment.routes.ts';
