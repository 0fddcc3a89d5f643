export { ordersHandlers } from './orders.routes.ts';
