export { isCartChanged } from './checkout.order.ts';
