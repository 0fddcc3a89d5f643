export { orderQuery, ordersQuery } from './orders.queries.ts';
export type { Order } from './orders.service.ts';
