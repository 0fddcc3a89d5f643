export { createOrderNowKind } from './order-now-kind.ts';
export { orderNowHandlers } from './order-now.routes.ts';
