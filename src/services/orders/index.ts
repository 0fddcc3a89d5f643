export { orderQuery, ordersQuery, orderStatisticsQuery } from './orders.queries.ts';
export { cancelOrder, removeParcelNote, reportProblem, writeParcelNote } from './order-actions.service.ts';
export { downloadReceipt, readAgreements } from './order-papers.service.ts';
export { findOrder, type Order, type OrderPage, type OrderStatistics } from './orders.service.ts';
