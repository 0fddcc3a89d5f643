export { orderQuery } from './orders.queries.ts';
export type { Order } from './orders.service.ts';
